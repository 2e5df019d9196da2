import { cross3, dot3, length3, minus3, plus3, times3, unit3, type Vector } from '@latin-puzzles/core/board';
import type { Body, Side, Triangle } from './body.ts';

/** The cells of a group as a band of light on the body. */
export interface BandShape {
  readonly points: readonly Vector[];
  readonly triangles: readonly Triangle[];
  /** How strong the light is at each point, from 0 to 1. */
  readonly strengths: readonly number[];
}

/** Light is strongest along the rim of a band, and from there falls off to this share inside it. */
const [RIM, INSIDE] = [1, 0.3];
/** How far from the rim it has fallen off: a share of the way to the middle of the cell. */
const FALL = 0.3;
/** Rings of a cell on a globe lie so close that none of them dips into it. */
const RINGS: readonly number[] = [1, 1 - FALL, 0.35, 0];
/** It lies a little above the body. */
const LIFT = 0.004;
/** Half the width of the light along a line between studs, in the radius of a stud. */
const RIBBON = 0.32;

/** The band of a group: its cells, and where these are studs the lines that join them. */
export function bandShape(body: Body, cells: readonly number[]): BandShape {
  const group = new Set(cells);
  const points: Vector[] = [];
  const triangles: Triangle[] = [];
  const strengths: number[] = [];
  const add = (point: Vector, strength: number) => strengths.push(strength) && points.push(point) - 1;

  /** A strip between two lines of equally many points, the first of them on the right when one walks along it. */
  function strip(right: readonly Vector[], left: readonly Vector[], [from, to]: readonly [number, number]): void {
    const rows = right.map((point, i) => [add(point, from), add(left[i]!, to)] as const);
    for (const [i, [a, b]] of rows.slice(1).entries()) {
      const [c, d] = rows[i]!;
      triangles.push([c, a, b], [c, b, d]);
    }
  }

  for (const cell of cells) {
    const middle = middleOf(body, cell);
    for (const { line, beyond } of body.sides[cell]!) {
      const rings = RINGS.map((share) => line.map((point) => onBody(body, cell, middle, point, share)));
      const rim = beyond === undefined || !group.has(beyond) ? RIM : INSIDE;
      for (const [i, ring] of rings.slice(1).entries()) strip(rings[i]!, ring, [i === 0 ? rim : INSIDE, INSIDE]);
    }
  }
  for (const { from, to, out, width } of linesBetween(body, cells)) {
    const aside = times3(width, unit3(cross3(minus3(to, from), out)));
    const raised = (point: Vector) => plus3(point, times3(LIFT, out));
    const line = [raised(from), raised(to)];
    const edge = (side: number) => line.map((point) => plus3(point, times3(side, aside)));
    strip(edge(1), line, [0, RIM]);
    strip(line, edge(-1), [RIM, 0]);
  }
  return { points, triangles, strengths };
}

/** The middle of a cell as far as its sides tell. */
function middleOf({ sides, axis, stances }: Body, cell: number): Vector {
  if (axis) return stances[cell]!.out;
  const corners = sides[cell]!.flatMap(({ line }) => line.slice(1));
  return times3(1 / corners.length, corners.reduce(plus3));
}

function onBody({ axis, stances }: Body, cell: number, middle: Vector, point: Vector, share: number): Vector {
  const flat = plus3(middle, times3(share, minus3(point, middle)));
  return axis ? times3(1 + LIFT, unit3(flat)) : plus3(flat, times3(LIFT, stances[cell]!.out));
}

interface StudLine {
  readonly from: Vector;
  readonly to: Vector;
  readonly out: Vector;
  readonly width: number;
}

/** Studs of a group are joined where they share a face. */
function linesBetween(body: Body, cells: readonly number[]): StudLine[] {
  if (!body.sides[cells[0]!]?.every(isRound)) return [];
  return body.fronts.flatMap(({ out, cells: around }) => {
    const here = cells.filter((cell) => around.includes(cell));
    return here.flatMap((cell, i) =>
      here.slice(i + 1).map((other): StudLine => {
        const level = body.reach(out);
        const foot = (stud: number) => {
          const middle = middleOf(body, stud);
          return plus3(middle, times3(level - dot3(middle, out), out));
        };
        const ring = body.sides[cell]![0]!.line;
        const width = RIBBON * length3(minus3(ring[0]!, middleOf(body, cell)));
        return { from: foot(cell), to: foot(other), out, width };
      }),
    );
  });
}

/** A side that is a whole rim. */
function isRound({ line }: Side): boolean {
  return line[0] === line.at(-1);
}
