import type { Board } from '../../board/index.ts';
import { areConstraints, type Constraint } from './constraint.ts';
import type { Multiset } from './multiset.ts';
import { EMPTY, type Labeling, type PartialBoard } from './partial-board.ts';

/**
 * The bare problem behind a board and a multiset: cells, asterisms, and for every asterism how often it must hold each
 * label. The paper's boards give all asterisms the same demand, a multiset; here each demand need only add up to the
 * size of its asterism.
 */
export interface Problem {
  readonly cells: number;
  readonly labels: number;
  readonly asterisms: readonly (readonly number[])[];
  /** `demands[asterism][label]` */
  readonly demands: readonly (readonly number[])[];
  /** What must hold besides; nothing unless given. */
  readonly constraints?: readonly Constraint[] | undefined;
}

/** The problem of the Latin boards of a k-uniform board and a multiset of k labels, and of constraints if there are any. */
export function problemOf(board: Board, multiset: Multiset, constraints: readonly Constraint[] = []): Problem {
  return {
    cells: board.cells,
    labels: multiset.labels.length,
    asterisms: board.asterisms.map((asterism) => asterism.cells),
    demands: board.asterisms.map(() => multiset.counts),
    ...(constraints.length > 0 && { constraints }),
  };
}

/**
 * The problem behind a partial board, and what is written on it. Data that are no partial board give a problem without
 * solutions, or a labeling that nothing completes.
 */
export function solvable(partial: PartialBoard): { readonly problem: Problem; readonly labeling: Labeling } {
  const { board, multiset, labeling } = { ...partial } as Partial<PartialBoard>;
  const isWhole = Array.isArray(board?.asterisms) && Array.isArray(multiset?.labels);
  return {
    problem: answerable(isWhole ? problemOf(board!, multiset!) : NOTHING),
    labeling: Array.isArray(labeling) ? labeling : [],
  };
}

const NOTHING = {} as Problem;

/** Beyond this many cells or labels nobody has the memory for a problem. */
const MOST = 2 ** 24;

/**
 * The problem itself if it can be one, or else one of as many cells and labels that no labeling solves: what cannot be met
 * has no solution. Cells and labels must be numbers of things, asterisms lists of different cells, and each demand must have
 * a count for every label and add up to the size of its asterism. A cell in no asterism may hold any label. Constraints must
 * be of cells and labels that there are.
 */
export function answerable(problem: Problem): Problem {
  if (isProblem(problem)) return problem;
  const given: Partial<Problem> = problem ?? {};
  const cells = isCount(given.cells, MOST) ? Math.max(1, given.cells) : 1;
  const labels = isCount(given.labels, MOST) ? Math.max(2, given.labels) : 2;
  const all = Array.from({ length: cells }, (_, cell) => cell);
  const only = (held: number) => Array.from({ length: labels }, (_, label) => (label === held ? cells : 0));
  return { cells, labels, asterisms: [all, all], demands: [only(0), only(1)] };
}

/** Whether every entry is a label of the problem or `EMPTY`, one for each cell. */
export function isLabelingOf({ cells, labels }: Problem, labeling: ArrayLike<number>): boolean {
  if (labeling?.length !== cells) return false;
  for (let cell = 0; cell < cells; cell++) {
    const label = labeling[cell]!;
    if (!Number.isInteger(label) || label < EMPTY || label >= labels) return false;
  }
  return true;
}

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const { cells, labels, asterisms, demands, constraints } = value as Record<keyof Problem, unknown>;
  return (
    isCount(cells, MOST) &&
    isCount(labels, MOST) &&
    cells * labels <= MOST &&
    (labels > 0 || cells === 0) &&
    Array.isArray(asterisms) &&
    Array.isArray(demands) &&
    demands.length === asterisms.length &&
    asterisms.every((held, a) => isAsterism(held, cells) && isDemand(demands[a], labels, held.length)) &&
    areConstraints(constraints, cells, labels)
  );
}

function isAsterism(value: unknown, cells: number): value is readonly number[] {
  return (
    Array.isArray(value) && value.every((cell) => isCount(cell, cells - 1)) && new Set(value).size === value.length
  );
}

function isDemand(value: unknown, labels: number, size: number): boolean {
  if (!Array.isArray(value) || value.length !== labels || !Array.from(value).every((count) => isCount(count, size)))
    return false;
  return value.reduce((sum, count) => sum + count, 0) === size;
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}
