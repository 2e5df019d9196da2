import { EMPTY, type Labeling } from '../puzzle/index.ts';
import type { Shape } from './shape.ts';
import type { Placement, Step, Term } from './step.ts';

/** Known without any step, from the clues. */
const BEGINNING = -1;
/** Not known yet. */
const OPEN = -2;

/**
 * For each step of a proof the earlier steps that it needs: those which removed or wrote a label without which its sum
 * would no longer force its conclusions.
 */
export function dependencies(shape: Shape, labeling: Labeling, steps: readonly Step[]): Set<number>[] {
  const book = new Book(shape);
  for (const [cell, label] of labeling.entries()) if (label !== EMPTY) book.write({ cell, label }, BEGINNING);
  return steps.map((step, index) => {
    const needed = needs(book, step);
    book.record(step, index);
    needed.delete(BEGINNING);
    return needed;
  });
}

/** Who removed and who wrote each label. */
class Book {
  readonly shape: Shape;
  readonly removedBy: Int32Array;
  readonly writtenBy: Int32Array;

  constructor(shape: Shape, from?: Book) {
    this.shape = shape;
    const size = shape.cells * shape.labels;
    this.removedBy = from ? from.removedBy.slice() : new Int32Array(size).fill(OPEN);
    this.writtenBy = from ? from.writtenBy.slice() : new Int32Array(size).fill(OPEN);
  }

  remove({ cell, label }: Placement, by: number): void {
    const candidate = cell * this.shape.labels + label;
    if (this.removedBy[candidate] === OPEN) this.removedBy[candidate] = by;
  }

  write({ cell, label }: Placement, by: number): void {
    const { labels } = this.shape;
    for (let other = 0; other < labels; other++) if (other !== label) this.remove({ cell, label: other }, by);
    if (this.writtenBy[cell * labels + label] === OPEN) this.writtenBy[cell * labels + label] = by;
  }

  record({ writes, removals }: Step, by: number): void {
    for (const removal of removals) this.remove(removal, by);
    for (const write of writes) this.write(write, by);
  }
}

/** Inside a supposition, steps are known by numbers of their own, which mean nothing outside. */
const INSIDE = 2 ** 31 - 1;

function needs(book: Book, step: Step): Set<number> {
  const { terms, assumption, steps = [], cases = [] } = step.premises;
  const needed = new Set<number>();
  if (terms.length > 0) addSupports(book, step, needed);
  for (const branch of assumption ? [{ assumption, steps }] : cases) {
    const inside = new Book(book.shape, book);
    if (branch.assumption.holds) inside.write(branch.assumption, INSIDE);
    else inside.remove(branch.assumption, INSIDE);
    for (const nested of branch.steps) {
      for (const by of needs(inside, nested)) needed.add(by);
      inside.record(nested, INSIDE);
    }
  }
  needed.delete(INSIDE);
  return needed;
}

/**
 * Adds the steps behind the labels that hold the sum of the terms within the bounds it needs. If the conclusions hold
 * because the sum could not get small enough, these are the removed labels that would make it smaller and the written
 * ones that keep it large; if because it could not get large enough, the other way round.
 */
function addSupports(book: Book, step: Step, needed: Set<number>): void {
  const sum = sumOf(book.shape, step.premises.terms);
  const { tooLarge, tooSmall } = directionsOf(book, step, sum);
  for (const [candidate, coefficient] of sum.coefficients) {
    const writtenBy = book.writtenBy[candidate]!;
    if (writtenBy !== OPEN) {
      if (coefficient > 0 ? tooLarge : tooSmall) needed.add(writtenBy);
    } else if (book.removedBy[candidate] !== OPEN && (coefficient > 0 ? tooSmall : tooLarge))
      needed.add(book.removedBy[candidate]!);
  }
}

interface Sum {
  readonly coefficients: ReadonlyMap<number, number>;
  readonly total: number;
}

function sumOf({ labels, asterisms, problem }: Shape, terms: readonly Term[]): Sum {
  const coefficients = new Map<number, number>();
  let total = 0;
  const add = (candidate: number, times: number) => {
    const sum = (coefficients.get(candidate) ?? 0) + times;
    if (sum === 0) coefficients.delete(candidate);
    else coefficients.set(candidate, sum);
  };
  for (const term of terms)
    if ('label' in term) {
      total += term.times * problem.demands[term.asterism]![term.label]!;
      for (const cell of asterisms[term.asterism]!) add(cell * labels + term.label, term.times);
    } else {
      total += term.times;
      for (let label = 0; label < labels; label++) add(term.cell * labels + label, term.times);
    }
  return { coefficients, total };
}

/** Which bounds the conclusions rest on: with the other value of one, the sum would be too large, or too small. */
function directionsOf(book: Book, { writes, removals }: Step, sum: Sum): { tooLarge: boolean; tooSmall: boolean } {
  const { labels } = book.shape;
  const adds = ({ cell, label }: Placement) => (sum.coefficients.get(cell * labels + label) ?? 0) > 0;
  if (writes.length + removals.length > 0)
    return {
      tooLarge: removals.some(adds) || writes.some((write) => !adds(write)),
      tooSmall: writes.some(adds) || removals.some((removal) => !adds(removal)),
    };
  let least = 0;
  for (const [candidate, coefficient] of sum.coefficients) {
    if (book.writtenBy[candidate] !== OPEN) least += coefficient;
    else if (book.removedBy[candidate] === OPEN && coefficient < 0) least += coefficient;
  }
  return { tooLarge: least > sum.total, tooSmall: least <= sum.total };
}
