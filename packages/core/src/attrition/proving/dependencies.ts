import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { perShape } from '../model/per-shape.ts';
import { rowIndexOf } from '../model/row-index.ts';
import type { Shape } from '../model/shape.ts';
import { type Case, isUnchecked, type Placement, type Step, type Term } from '../model/step.ts';

type Conclusions = Pick<Step, 'writes' | 'removals'>;

/** Known without any step, from the clues. */
const BEGINNING = -1;
/** Not known yet. */
const OPEN = -2;
/** Inside a supposition, steps are known by numbers of their own, which mean nothing outside. */
const INSIDE = -3;

/** For each step of a proof the earlier ones that it needs. */
export type Needs = readonly (readonly number[])[];

/**
 * For each step of a proof the earlier steps that it needs, in order: those which removed or wrote a label without which
 * its sum would no longer force its conclusions.
 */
export function traceDependencies(shape: Shape, labeling: Labeling, steps: readonly Step[]): Needs {
  const { book, sum } = roomOf(shape);
  book.clear();
  const supports = new Supports(steps.length);
  for (let cell = 0; cell < labeling.length; cell++)
    if (labeling[cell] !== EMPTY) book.write(cell, labeling[cell]!, BEGINNING);
  return steps.map((step, index) => {
    // What a step without a certificate rests on is not known: perhaps on all that was said before.
    if (isUnchecked(step)) for (let earlier = 0; earlier < index; earlier++) supports.add(earlier);
    else addNeeds(book, sum, step, supports);
    book.record(step, index);
    return supports.take();
  });
}

/** One book, and one sum, for all tracing on a shape, one proof after the other. */
const roomOf = /* @__PURE__ */ perShape((shape) => ({ book: new Book(shape), sum: new Sum(shape) }));

/** Who removed and who wrote each label. */
class Book {
  readonly shape: Shape;
  readonly removedBy: Int32Array;
  readonly writtenBy: Int32Array;
  /** What was entered inside suppositions: the candidate where it was removed, its complement where it was written. */
  readonly #entries: number[] = [];

  constructor(shape: Shape) {
    this.shape = shape;
    const size = shape.cells * shape.labels;
    this.removedBy = new Int32Array(size);
    this.writtenBy = new Int32Array(size);
  }

  clear(): void {
    this.removedBy.fill(OPEN);
    this.writtenBy.fill(OPEN);
    this.#entries.length = 0;
  }

  remove(cell: number, label: number, by: number): void {
    const candidate = cell * this.shape.labels + label;
    if (this.removedBy[candidate] !== OPEN) return;
    this.removedBy[candidate] = by;
    if (by === INSIDE) this.#entries.push(candidate);
  }

  write(cell: number, label: number, by: number): void {
    const { labels } = this.shape;
    for (let other = 0; other < labels; other++) if (other !== label) this.remove(cell, other, by);
    const candidate = cell * labels + label;
    if (this.writtenBy[candidate] !== OPEN) return;
    this.writtenBy[candidate] = by;
    if (by === INSIDE) this.#entries.push(~candidate);
  }

  record({ writes, removals }: Step, by: number): void {
    for (const { cell, label } of removals) this.remove(cell, label, by);
    for (const { cell, label } of writes) this.write(cell, label, by);
  }

  /** A mark to which `undo` returns from inside a supposition. */
  mark(): number {
    return this.#entries.length;
  }

  undo(mark: number): void {
    while (this.#entries.length > mark) {
      const entry = this.#entries.pop()!;
      if (entry >= 0) this.removedBy[entry] = OPEN;
      else this.writtenBy[~entry] = OPEN;
    }
  }
}

/** The steps that one step needs, each once. */
class Supports {
  readonly #has: Uint8Array;
  #steps: number[] = [];

  constructor(steps: number) {
    this.#has = new Uint8Array(steps);
  }

  add(step: number): void {
    if (step < 0 || this.#has[step] === 1) return;
    this.#has[step] = 1;
    this.#steps.push(step);
  }

  /** Those added since the last time, in order. */
  take(): number[] {
    const steps = this.#steps;
    for (let i = 0; i < steps.length; i++) this.#has[steps[i]!] = 0;
    sortFew(steps);
    this.#steps = [];
    return steps;
  }
}

/** In ascending order, by insertion: there are seldom more than a handful. */
function sortFew(numbers: number[]): void {
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i]!;
    let at = i;
    for (; at > 0 && numbers[at - 1]! > number; at--) numbers[at] = numbers[at - 1]!;
    numbers[at] = number;
  }
}

function addNeeds(book: Book, sum: Sum, step: Step, supports: Supports): void {
  const { terms, assumption, steps, cases } = step.premises;
  const counted = assumption || cases ? undefined : countedAlone(step);
  if (counted) addSupportsOfCount(book, counted, step.writes.length > 0, supports);
  else if (terms.length > 0) addSupports(book, sum, terms, shownByTerms(step), supports);
  if (assumption) addNeedsInside(book, sum, { assumption, steps: steps ?? [] }, supports);
  else if (cases) for (const branch of cases) addNeedsInside(book, sum, branch, supports);
}

function addNeedsInside(book: Book, sum: Sum, { assumption, steps }: Case, supports: Supports): void {
  const mark = book.mark();
  const { cell, label, holds } = assumption;
  if (holds) book.write(cell, label, INSIDE);
  else book.remove(cell, label, INSIDE);
  for (const nested of steps) {
    addNeeds(book, sum, nested, supports);
    book.record(nested, INSIDE);
  }
  book.undo(mark);
}

type Count = Extract<Term, { readonly asterism: number }>;

/** How often an asterism holds a label, where a step concludes from nothing else that it is in some cells, or not in others. */
function countedAlone({ writes, removals, premises: { terms } }: Step): Count | undefined {
  const term = terms[0];
  if (terms.length !== 1 || !term || !('label' in term) || term.times !== 1) return undefined;
  return writes.length > 0 !== removals.length > 0 ? term : undefined;
}

/**
 * Of most steps, with nothing to be added up: a label is written since it cannot be anywhere else, and removed since it is
 * elsewhere already. The conclusions are taken to be of that label, in that asterism.
 */
function addSupportsOfCount(
  { shape, writtenBy, removedBy }: Book,
  { asterism, label }: Count,
  isWritten: boolean,
  supports: Supports,
): void {
  const { labels, asterisms } = shape;
  const cells = asterisms[asterism]!;
  for (let i = 0; i < cells.length; i++) {
    const candidate = cells[i]! * labels + label;
    if (writtenBy[candidate] === OPEN) {
      if (isWritten) supports.add(removedBy[candidate]!);
    } else if (!isWritten) supports.add(writtenBy[candidate]!);
  }
}

/** What the terms of a step show: its conclusions or, where there are cases, that not all of these fail. */
function shownByTerms({ writes, removals, premises: { cases } }: Step): Conclusions {
  if (!cases) return { writes, removals };
  const alternatives = cases.map(({ assumption }) => assumption);
  return { writes: alternatives.filter(({ holds }) => holds), removals: alternatives.filter(({ holds }) => !holds) };
}

/**
 * Adds the steps behind the labels that hold the sum of the terms within the bounds it needs. If the conclusions hold
 * because the sum could not get small enough, these are the removed labels that would make it smaller and the written
 * ones that keep it large; if because it could not get large enough, the other way round.
 */
function addSupports(
  { writtenBy, removedBy }: Book,
  sum: Sum,
  terms: readonly Term[],
  shown: Conclusions,
  supports: Supports,
): void {
  sum.load(terms);
  const { tooLarge, tooSmall } = directionsOf(writtenBy, removedBy, shown, sum);
  const { candidates, coefficients } = sum;
  for (let i = 0; i < candidates.length; i++) {
    const candidate = candidates[i]!;
    const coefficient = coefficients[candidate]!;
    if (coefficient === 0) continue;
    if (writtenBy[candidate] !== OPEN) {
      if (coefficient > 0 ? tooLarge : tooSmall) supports.add(writtenBy[candidate]!);
    } else if (coefficient > 0 ? tooSmall : tooLarge) supports.add(removedBy[candidate]!);
  }
}

/** A sum of equations. One object serves for one sum after another. */
class Sum {
  readonly shape: Shape;
  /** The candidates that stand in its equations, and how often each then counts; perhaps it cancels out. */
  readonly candidates: number[] = [];
  readonly coefficients: Int32Array;
  /** The most that the sum may come to. */
  most = 0;
  readonly #listed: Uint8Array;

  constructor(shape: Shape) {
    this.shape = shape;
    this.coefficients = new Int32Array(shape.cells * shape.labels);
    this.#listed = new Uint8Array(this.coefficients.length);
  }

  load(terms: readonly Term[]): void {
    const { labels, asterisms, demands, rows } = this.shape;
    for (let i = 0; i < this.candidates.length; i++) this.#listed[this.candidates[i]!] = 0;
    this.candidates.length = 0;
    this.most = 0;
    for (const term of terms)
      if ('label' in term) {
        this.most += term.times * demands[term.asterism * labels + term.label]!;
        const cells = asterisms[term.asterism]!;
        for (let i = 0; i < cells.length; i++) this.#add(cells[i]! * labels + term.label, term.times);
      } else if ('constraint' in term) {
        const { counts, least, most } = rows[rowIndexOf(this.shape, term)]!;
        this.most += term.times * (term.times > 0 ? most : least);
        for (const { cell, label, times } of counts) this.#add(cell * labels + label, term.times * times);
      } else {
        this.most += term.times;
        for (let label = 0; label < labels; label++) this.#add(term.cell * labels + label, term.times);
      }
  }

  #add(candidate: number, times: number): void {
    if (this.#listed[candidate] === 1) {
      this.coefficients[candidate]! += times;
      return;
    }
    this.#listed[candidate] = 1;
    this.candidates.push(candidate);
    this.coefficients[candidate] = times;
  }

  /** Whether a candidate that is in makes the sum larger. */
  grows({ cell, label }: Placement): boolean {
    const candidate = cell * this.shape.labels + label;
    return this.#listed[candidate] === 1 && this.coefficients[candidate]! > 0;
  }
}

/** Which bounds the conclusions rest on: with the other value of one, the sum would be too large, or too small. */
function directionsOf(
  writtenBy: Int32Array,
  removedBy: Int32Array,
  { writes, removals }: Conclusions,
  sum: Sum,
): { readonly tooLarge: boolean; readonly tooSmall: boolean } {
  if (writes.length + removals.length > 0) {
    const grows = (placement: Placement) => sum.grows(placement);
    return {
      tooLarge: removals.some(grows) || !writes.every(grows),
      tooSmall: writes.some(grows) || !removals.every(grows),
    };
  }
  let least = 0;
  for (const candidate of sum.candidates) {
    const coefficient = sum.coefficients[candidate]!;
    if (writtenBy[candidate] !== OPEN) least += coefficient;
    else if (removedBy[candidate] === OPEN && coefficient < 0) least += coefficient;
  }
  return { tooLarge: least > sum.most, tooSmall: least <= sum.most };
}
