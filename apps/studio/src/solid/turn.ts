import { cross3, dot3, plus3, times3, type Vector } from '@latin-puzzles/core/board';

/** A turn in space as a quaternion: the sine of half the angle times the axis, then the cosine. */
export type Turn = readonly [x: number, y: number, z: number, w: number];

/** Anticlockwise as seen from the tip of the axis, which is 1 long. */
export function turnAbout(axis: Vector, angle: number): Turn {
  const sine = Math.sin(angle / 2);
  return [axis[0] * sine, axis[1] * sine, axis[2] * sine, Math.cos(angle / 2)];
}

/** The turn `a` after the turn `b`. */
export function after(a: Turn, b: Turn): Turn {
  const [u, v]: [Vector, Vector] = [
    [a[0], a[1], a[2]],
    [b[0], b[1], b[2]],
  ];
  const [x, y, z] = plus3(cross3(u, v), plus3(times3(a[3], v), times3(b[3], u)));
  return normal([x, y, z, a[3] * b[3] - dot3(u, v)]);
}

export function inverseTurn([x, y, z, w]: Turn): Turn {
  return [-x, -y, -z, w];
}

export function applyTurn(turn: Turn, a: Vector): Vector {
  const axis: Vector = [turn[0], turn[1], turn[2]];
  const aside = times3(2, cross3(axis, a));
  return plus3(a, plus3(times3(turn[3], aside), cross3(axis, aside)));
}

/** The turn that carries one direction to the front, where the eye is, and another, at a right angle to it, upwards. */
export function turnToFront(out: Vector, up: Vector): Turn {
  const right = cross3(up, out);
  // The rows of the matrix are the directions that become right, up and front.
  const [[a, b, c], [d, e, f], [g, h, i]] = [right, up, out];
  const w = 1 + a + e + i;
  if (w > 1e-3) return normal([h - f, c - g, d - b, w]);
  if (a >= e && a >= i) return normal([1 + a - e - i, b + d, c + g, h - f]);
  if (e >= i) return normal([b + d, 1 + e - a - i, f + h, c - g]);
  return normal([c + g, f + h, 1 + i - a - e, d - b]);
}

/** A share of the way from one turn to another, the short way round. */
export function turnBetween(from: Turn, to: Turn, share: number): Turn {
  const cosine = from.reduce((sum, x, i) => sum + x * to[i]!, 0);
  const sign = cosine < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, Math.abs(cosine)));
  const [here, there] =
    angle < 1e-4
      ? [1 - share, share]
      : [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  const mixed = from.map((x, i) => here * x + sign * there * to[i]!);
  return normal(mixed as unknown as Turn);
}

/** The angle of the turn from one to another. */
export function angleBetween(from: Turn, to: Turn): number {
  const cosine = from.reduce((sum, x, i) => sum + x * to[i]!, 0);
  return 2 * Math.acos(Math.min(1, Math.abs(cosine)));
}

/** Products of many turns stray from length 1. */
function normal(turn: Turn): Turn {
  const size = Math.hypot(...turn);
  return turn.map((x) => x / size) as unknown as Turn;
}
