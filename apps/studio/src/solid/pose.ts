import { cross3, dot3, type Vector } from '@latin-puzzles/core/board';
import type { Body } from './body.ts';
import { after, applyTurn, type Turn, turnAbout, turnToFront } from './turn.ts';
import { upright } from './upright.ts';

export const [RIGHT, UP, FRONT]: readonly [Vector, Vector, Vector] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/**
 * A body is never seen straight on: a little from above and from the right shows what it is. Where faces differ little,
 * it is less, lest another one comes to the front: a share of the angle between them.
 */
const ASIDE: Tilt = { toward: [0.72, 0.69, 0], angle: 0.57 };
const SHARE = 0.4;
/** The axis of a globe leans towards the eye. */
const LEANING: Tilt = { toward: UP, angle: 0.2 };
/** Beyond this angle between faces, as on a tetrahedron, no two others can be seen beside one: one of them is. */
const SHARPEST = 1.7;
const STEEP = 0.66;

interface Tilt {
  /** What comes nearer, in the plane of the picture. */
  readonly toward: Vector;
  readonly angle: number;
}

/** How a body is held to show a cell, with what is written in it upright. */
export function poseFor(body: Body, cell: number): Turn {
  const { out, up } = body.stances[cell]!;
  const front = turnToFront(out, up);
  const { toward, angle } = body.axis ? LEANING : tiltOf(body, out, front);
  return after(turnAbout(cross3(toward, FRONT), angle), front);
}

function tiltOf({ sheets }: Body, out: Vector, front: Turn): Tilt {
  const others = sheets.filter((sheet) => dot3(sheet.out, out) < 0.99);
  const nearest = Math.acos(Math.max(...others.map((sheet) => dot3(sheet.out, out))));
  if (nearest < SHARPEST) return { ...ASIDE, angle: Math.min(ASIDE.angle, SHARE * nearest) };
  const beside = others.map((sheet) => upright(applyTurn(front, sheet.out), FRONT));
  const toward = beside.reduce((best, one) => (dot3(one, ASIDE.toward) > dot3(best, ASIDE.toward) ? one : best));
  return { toward, angle: STEEP };
}

/** How a body is held at first: it shows its inscription, or else its first cell; a globe its equator. */
export function firstPose(body: Body, inscription: readonly number[]): Turn {
  const { stances, axis } = body;
  const written = inscription[Math.floor((inscription.length - 1) / 2)];
  if (written !== undefined) return poseFor(body, written);
  if (!axis) return poseFor(body, 0);
  const level = (cell: number) => Math.abs(dot3(stances[cell]!.out, axis));
  return poseFor(
    body,
    [...stances.keys()].reduce((best, cell) => (level(cell) < level(best) ? cell : best)),
  );
}

/** A cell turned away, or lying on its side, by more than this is hard to read: the cosines of the angles. */
const LEGIBLE = { out: 0.6, up: 0.3 };

export function isCellLegible({ stances }: Body, cell: number, turn: Turn): boolean {
  const { out, up } = stances[cell]!;
  return applyTurn(turn, out)[2] >= LEGIBLE.out && applyTurn(turn, up)[1] >= LEGIBLE.up;
}

/**
 * A body turned by a pull on its front: to the right and upwards, in radians. A globe turns about its axis, so that it
 * stays upright; whatever it is, its front follows the hand.
 */
export function pulled({ axis }: Body, turn: Turn, right: number, up: number): Turn {
  const tilted = after(turnAbout(RIGHT, -up), turn);
  if (!axis) return after(turnAbout(UP, right), tilted);
  const side = applyTurn(tilted, axis)[1] < 0 ? -1 : 1;
  return after(tilted, turnAbout(axis, side * right));
}

/** A body turned about the line of sight, anticlockwise. */
export function rolled(turn: Turn, angle: number): Turn {
  return after(turnAbout(FRONT, angle), turn);
}
