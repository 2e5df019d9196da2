import { isRecord, type Words } from '../../basis/index.ts';
import { EMPTY, type Labeling } from './partial-board.ts';

/** A label in a cell, and how much it counts when it is there. */
export interface CountedLabel {
  readonly cell: number;
  readonly label: number;
  readonly times: number;
}

/**
 * Counts of labels in cells that, added up, lie between two bounds. The demand of an asterism for a label is such a row with
 * equal bounds, so proofs can rest on rows as they rest on demands, and be checked.
 */
export interface ConstraintRow {
  readonly counts: readonly CountedLabel[];
  /** No bound unless given. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** Why the row holds, as a clause: `r1c1 and r2c3 are a knight’s move apart`. */
  readonly words?: Words | undefined;
}

/**
 * A constraint beyond asterisms, as it is on one board (Palomo, Sect. 5.5): a relation between the labels of some cells. It is
 * told either by rows, all of which must hold, or by a function that knows when it is broken.
 */
export interface Constraint {
  readonly name: string;
  /** What it is called, and what it says, in a sentence. */
  readonly words?: { readonly title: Words; readonly statement: Words } | undefined;
  readonly rows?: readonly ConstraintRow[] | undefined;
  /**
   * Whether the labels written so far, `EMPTY` elsewhere, break it. Of a complete labeling it must be exact; of a partial one
   * it may say no for longer than it has to.
   */
  readonly violated?: ((labeling: Labeling) => boolean) | undefined;
  /** Labels that no cell can hold any more, given what each may hold. Only with `violated`, which it must agree with. */
  readonly propagate?:
    | ((domains: readonly (readonly number[])[]) => Iterable<Pick<CountedLabel, 'cell' | 'label'>>)
    | undefined;
}

/** A problem, as far as it matters here. */
interface Constrained {
  readonly constraints?: readonly Constraint[] | undefined;
}

/** A row among those of all constraints of a problem. */
export interface NamedRow {
  readonly constraint: string;
  /** Its place among the rows of its constraint. */
  readonly row: number;
  readonly counts: readonly CountedLabel[];
  readonly least: number;
  readonly most: number;
  /** The greatest count, without its sign. */
  readonly heaviest: number;
  /** Whether it counts several labels of a cell. */
  readonly several: boolean;
}

/** The rows of all constraints of a problem. */
export function rowsOf({ constraints = [] }: Constrained): NamedRow[] {
  return constraints.flatMap(({ name, rows = [] }) =>
    rows.map(({ counts, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }, row) => ({
      constraint: name,
      row,
      counts,
      least,
      most,
      heaviest: counts.reduce((greatest, { times }) => Math.max(greatest, Math.abs(times)), 0),
      several: new Set(counts.map(({ cell }) => cell)).size < counts.length,
    })),
  );
}

/** The names of the constraints that labels written so far break; all cells that matter need not be written. */
export function brokenConstraints({ constraints = [] }: Constrained, labeling: Labeling): string[] {
  return constraints.filter((constraint) => isBroken(constraint, labeling)).map(({ name }) => name);
}

function isBroken({ rows = [], violated }: Constraint, labeling: Labeling): boolean {
  return rows.some((row) => isOutOfBounds(row, labeling)) || violated?.(labeling) === true;
}

/** Whether what is written brings a row out of its bounds, whatever the empty cells will hold. */
function isOutOfBounds(
  { counts, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: ConstraintRow,
  labeling: Labeling,
): boolean {
  let low = 0;
  let high = 0;
  for (const { cell, label, times } of counts) {
    const held = labeling[cell];
    if (held === label || (held === EMPTY && times < 0)) low += times;
    if (held === label || (held === EMPTY && times > 0)) high += times;
  }
  return low > most || high < least;
}

/** The greatest count, and bound, of a row: sums of some thousands of them are exact. */
const MOST_COUNT = 2 ** 30;

/** Whether something is a list of constraints on so many cells and labels, each by rows or by `violated`. */
export function areConstraints(value: unknown, cells: number, labels: number): value is readonly Constraint[] {
  if (value === undefined) return true;
  if (!Array.isArray(value)) return false;
  const names = new Set(value.map((constraint) => (isRecord(constraint) ? constraint.name : undefined)));
  return names.size === value.length && value.every((constraint) => isConstraint(constraint, cells, labels));
}

function isConstraint(value: unknown, cells: number, labels: number): boolean {
  if (!isRecord(value) || typeof value.name !== 'string') return false;
  const { rows, violated, propagate } = value;
  if (rows !== undefined)
    return violated === undefined && Array.isArray(rows) && rows.every((row) => isRow(row, cells, labels));
  return typeof violated === 'function' && (propagate === undefined || typeof propagate === 'function');
}

function isRow(value: unknown, cells: number, labels: number): boolean {
  if (!isRecord(value) || !Array.isArray(value.counts) || value.counts.length === 0) return false;
  const isCounted = (count: unknown) =>
    isRecord(count) &&
    isIndex(count.cell, cells) &&
    isIndex(count.label, labels) &&
    count.times !== 0 &&
    isWhole(count.times);
  const isBound = (bound: unknown) => bound === undefined || isWhole(bound);
  const named = new Set(value.counts.map((count) => (isRecord(count) ? `${count.cell} ${count.label}` : '')));
  return (
    value.counts.every(isCounted) &&
    named.size === value.counts.length &&
    isBound(value.least) &&
    isBound(value.most) &&
    (value.least !== undefined || value.most !== undefined)
  );
}

function isIndex(value: unknown, bound: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < bound;
}

function isWhole(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(value as number) <= MOST_COUNT;
}
