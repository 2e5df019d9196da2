import { cross3, dot3, type Vector } from '@latin-puzzles/core/board';
import type { Body, Front } from './body.ts';
import { after, angleBetween, applyTurn, type Turn, turnAbout, turnToFront } from './turn.ts';
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
const ASIDE: Tilt = { toward: [0.78, 0.63, 0], angle: 0.5 };
const SHARE = 0.36;
/** The axis of a globe leans towards the eye. */
const LEANING: Tilt = { toward: UP, angle: 0.2 };
/** Beyond this angle between faces, as on a tetrahedron, no two others can be seen beside one: one of them is. */
const SHARPEST = 1.7;
const STEEP = 0.56;

interface Tilt {
  /** What comes nearer, in the plane of the picture. */
  readonly toward: Vector;
  readonly angle: number;
}

/** How a body lies before the reader when nothing moves it. */
export interface Rest {
  readonly turn: Turn;
  readonly front: Front;
}

const RESTS = new WeakMap<Body, readonly Rest[]>();

/** All ways to rest: every front with every direction up that suits it. */
export function restsOf(body: Body): readonly Rest[] {
  let rests = RESTS.get(body);
  if (!rests) {
    rests = body.fronts.flatMap((front) => front.ups.map((up): Rest => ({ turn: facing(body, front.out, up), front })));
    RESTS.set(body, rests);
  }
  return rests;
}

/** The rest that takes the least turning, of those that show a cell if one is given. */
export function nearestRest(body: Body, turn: Turn, cell?: number): Turn {
  const rests = restsOf(body).filter(({ front }) => cell === undefined || front.cells.includes(cell));
  return rests.reduce((best, rest) => (angleBetween(rest.turn, turn) < angleBetween(best.turn, turn) ? rest : best))
    .turn;
}

function facing(body: Body, out: Vector, up: Vector): Turn {
  const straight = turnToFront(out, up);
  const { toward, angle } = body.axis ? LEANING : tiltOf(body, out, straight);
  return after(turnAbout(cross3(toward, FRONT), angle), straight);
}

function tiltOf({ fronts }: Body, out: Vector, straight: Turn): Tilt {
  const others = fronts.filter((front) => dot3(front.out, out) < 0.99);
  const nearest = Math.acos(Math.max(...others.map((front) => dot3(front.out, out))));
  if (nearest < SHARPEST) return { ...ASIDE, angle: Math.min(ASIDE.angle, SHARE * nearest) };
  const beside = others.map((front) => upright(applyTurn(straight, front.out), FRONT));
  const toward = beside.reduce((best, one) => (dot3(one, ASIDE.toward) > dot3(best, ASIDE.toward) ? one : best));
  return { toward, angle: STEEP };
}

/** How a body is held at first: it shows its inscription, or else the front with most clues; a globe its equator. */
export function firstPose(body: Body, inscription: readonly number[]): Turn {
  const { stances, axis, fronts } = body;
  const written = inscription[Math.floor((inscription.length - 1) / 2)];
  const clues = new Set(body.surface.above.flatMap((item) => (item.cell === undefined ? [] : [item.cell])));
  const richness = ({ cells }: Front) => cells.filter((cell) => clues.has(cell)).length;
  const level = (cell: number) => -Math.abs(dot3(stances[cell]!.out, axis!));
  const cells = axis
    ? [...stances.keys()].toSorted((a, b) => level(b) - level(a))
    : fronts.toSorted((a, b) => richness(b) - richness(a))[0]!.cells;
  const shown = written ?? cells[0]!;
  // As on the drawing, as far as it can.
  const { out, up } = stances[shown]!;
  return nearestRest(body, facing(body, out, up), shown);
}

/** A cell turned away by more than this is hard to read: the cosine of the angle. */
const LEGIBLE = 0.5;

export function isCellLegible({ stances }: Body, cell: number, turn: Turn): boolean {
  return applyTurn(turn, stances[cell]!.out)[2] >= LEGIBLE;
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
