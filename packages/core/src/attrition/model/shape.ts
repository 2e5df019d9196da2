import { answerable, type NamedRow, type Problem, rowsOf } from '../../puzzle/index.ts';
import type { Combination } from '../balance/combination.ts';
import { findShortCombinations } from '../balance/short-combinations.ts';
import { disjointClasses } from './disjoint-classes.ts';
import { type Interned, makeInterned } from './interned.ts';

/** What can be worked out of a problem once, before any position of it is looked at. */
export interface Shape {
  readonly problem: Problem;
  readonly cells: number;
  readonly labels: number;
  readonly asterisms: readonly (readonly number[])[];
  /** For asterism · labels + label: how often the asterism must hold the label. */
  readonly demands: Int32Array;
  /** For asterism · labels + label: how many cells the asterism has. */
  readonly sizes: Int32Array;
  /** For each cell the asterisms that hold it. */
  readonly asterismsOf: readonly (readonly number[])[];
  /** The same laid out flat: those of a cell stand from `holdersFrom[cell]` up to `holdersFrom[cell + 1]`. */
  readonly holders: Int32Array;
  readonly holdersFrom: Int32Array;
  /** The rows of the constraints of the problem. */
  readonly rows: readonly NamedRow[];
  /** For cell · labels + label the rows that count it there, and how much; nothing where there are no rows. */
  readonly rowsOf: readonly (readonly CountedRow[])[];
  /** Ordered pairs of asterisms that share cells. */
  readonly crossings: readonly MeetingPair[];
  /** The crossings that share more than one cell. */
  readonly overlaps: readonly MeetingPair[];
  /** The asterisms in classes of pairwise disjoint ones. */
  readonly classes: readonly (readonly number[])[];
  /** What steps of this shape are made of. */
  readonly interned: Interned;
  /** Families of asterisms set against each other that leave few cells over; worked out when first asked for. */
  readonly combinations: readonly Combination[];
}

export interface CountedRow {
  readonly row: number;
  readonly times: number;
}

export interface MeetingPair {
  readonly a: number;
  readonly b: number;
  readonly shared: readonly number[];
}

/** Data that are no problem get the shape of one without solutions. */
export function shapeOf(given: Problem): Shape {
  const problem = answerable(given);
  const { cells, labels, asterisms } = problem;
  const asterismsOf: number[][] = Array.from({ length: cells }, () => []);
  for (const [a, held] of asterisms.entries()) for (const cell of held) asterismsOf[cell]!.push(a);
  const holdersFrom = new Int32Array(cells + 1);
  for (const [cell, { length }] of asterismsOf.entries()) holdersFrom[cell + 1] = holdersFrom[cell]! + length;
  const crossings = crossingsOf(asterisms, asterismsOf);
  const rows = rowsOf(problem);
  const demands = Int32Array.from(problem.demands.flat());
  let combinations: readonly Combination[] | undefined;
  return {
    problem,
    demands,
    sizes: Int32Array.from(asterisms.flatMap(({ length }) => new Array<number>(labels).fill(length))),
    cells,
    labels,
    asterisms,
    asterismsOf,
    holders: Int32Array.from(asterismsOf.flat()),
    holdersFrom,
    rows,
    rowsOf: countedRows(problem, rows),
    crossings,
    overlaps: crossings.filter(({ shared }) => shared.length > 1),
    classes: disjointClasses(cells, asterisms),
    interned: makeInterned(cells * labels, demands.length + cells),
    get combinations() {
      combinations ??= findShortCombinations(problem);
      return combinations;
    },
  };
}

function countedRows({ cells, labels }: Problem, rows: readonly NamedRow[]): CountedRow[][] {
  if (rows.length === 0) return [];
  const counted: CountedRow[][] = Array.from({ length: cells * labels }, () => []);
  for (const [row, { counts }] of rows.entries())
    for (const { cell, label, times } of counts) counted[cell * labels + label]!.push({ row, times });
  return counted;
}

function crossingsOf(
  asterisms: readonly (readonly number[])[],
  asterismsOf: readonly (readonly number[])[],
): MeetingPair[] {
  const crossings: MeetingPair[] = [];
  for (const [a, held] of asterisms.entries()) {
    for (const b of new Set(held.flatMap((cell) => asterismsOf[cell]!))) {
      if (a === b) continue;
      const inB = new Set(asterisms[b]!);
      crossings.push({ a, b, shared: held.filter((cell) => inB.has(cell)) });
    }
  }
  return crossings;
}
