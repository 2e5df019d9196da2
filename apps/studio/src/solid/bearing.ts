import type { Place } from '@latin-puzzles/drawing';
import type { Stance } from './body.ts';
import { applyTurn, type Turn } from './turn.ts';

/** How labels are written on a part of the body: turned anticlockwise from the drawing's, and mirrored where it is seen from behind. */
export interface Bearing {
  readonly angle: number;
  readonly through: boolean;
}

export const STRAIGHT: Bearing = { angle: 0, through: false };

/** Labels follow the reader in steps, so that they are painted seldom; those of polygons pass through all that suit a square or a triangle. */
const STEPS = { polygon: Math.PI / 6, disc: Math.PI / 12 } as const;
/** A label is turned when it leans by this share of a step more than half a step: one on the brink does not flicker. */
const RELUCTANCE = 0.2;
/** A part is seen from behind when it is turned away by more than this, the cosine: edge on, nothing is read anyway. */
const EDGE = 0.04;

export function stepFor({ polygon }: Place): number {
  return polygon ? STEPS.polygon : STEPS.disc;
}

/** The bearing in which labels look most upright, in steps from the drawing's own; what was good enough before is kept. */
export function bearingFor(stance: Stance, turn: Turn, step: number, before: Bearing): Bearing {
  const facing = applyTurn(turn, stance.out)[2];
  const through = before.through ? facing < EDGE : facing < -EDGE;
  const exact = leaning(stance, turn, through);
  const kept = before.through === through && Math.abs(wrapped(exact - before.angle)) < (0.5 + RELUCTANCE) * step;
  if (kept) return before;
  return { angle: wrapped(step * Math.round(exact / step)), through };
}

/** The turn in its own plane that brings what is written nearest to upright in the picture, seen aslant as it is. */
function leaning({ out, up }: Stance, turn: Turn, through: boolean): number {
  const [ux, uy] = applyTurn(turn, up);
  const [rx, ry] = applyTurn(turn, [
    up[1] * out[2] - up[2] * out[1],
    up[2] * out[0] - up[0] * out[2],
    up[0] * out[1] - up[1] * out[0],
  ]);
  const side = through ? -1 : 1;
  return Math.atan2(ux - side * ry, side * rx + uy);
}

/** An angle from −π, which counts as π, to π. */
function wrapped(angle: number): number {
  const rest = angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
  return rest <= -Math.PI + 1e-9 ? rest + 2 * Math.PI : rest;
}

/** Where right and down of what is written point on the drawing: the first four numbers of a canvas transform. */
export function letterAxes({ angle, through }: Bearing): readonly [number, number, number, number] {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return through ? [-cosine, -sine, -sine, cosine] : [cosine, -sine, sine, cosine];
}

/** A cell turned under its labels so that, as they read, they lie straight: what is arranged in it fits it as it is seen. */
export function turnedPlace(place: Place, bearing: Bearing): Place {
  if (!place.polygon || bearing.angle === 0) return place;
  const known = TURNED.get(place) ?? new Map<number, Place>();
  TURNED.set(place, known);
  let turned = known.get(bearing.angle);
  if (!turned) {
    const [a, b, c, d] = letterAxes(bearing);
    const [x, y] = place.at;
    const polygon = place.polygon.map(
      ([px, py]) => [x + a * (px - x) + b * (py - y), y + c * (px - x) + d * (py - y)] as const,
    );
    turned = { ...place, polygon };
    known.set(bearing.angle, turned);
  }
  return turned;
}

/** Kept, since what is arranged in a place is remembered by the place. */
const TURNED = new WeakMap<Place, Map<number, Place>>();

/** Marks lie as their cell does: in a square they turn by quarters, in a triangle by sixths, on a disc as labels do. */
export function bearingOfMarks({ polygon }: Place, bearing: Bearing): Bearing {
  if (!polygon) return bearing;
  const step = polygon.length === 3 ? Math.PI / 3 : Math.PI / 2;
  return { ...bearing, angle: step * Math.round(bearing.angle / step) };
}
