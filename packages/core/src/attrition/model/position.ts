import { type CountedLabel, EMPTY, type Labeling } from '../../puzzle/index.ts';
import { BitSet } from './bit-set.ts';
import { placementAt } from './interned.ts';
import { NumberBlock } from './number-block.ts';
import { perShape } from './per-shape.ts';
import { SearchMemo } from './search-memo.ts';
import type { Shape } from './shape.ts';
import type { Placement, Step } from './step.ts';

/**
 * Where a player stands: which labels each cell may still hold, and which are written. A label that is written is the
 * only one of its cell. Counts are kept up to date with every change, so that theorems find their patterns without
 * counting; changes can be taken back.
 */
export class Position {
  readonly shape: Shape;
  /** 1 where the label may be in the cell: index cell · labels + label. */
  readonly domains: Uint8Array;
  /** How many labels each cell may hold. */
  readonly sizes: Int32Array;
  /** The label written in each cell, or `EMPTY`. */
  readonly written: Int32Array;
  /** For asterism · labels + label: how often the asterism still needs the label, beside what is written. */
  readonly needs: Int32Array;
  /** For asterism · labels + label: how many of its cells without a written label may hold the label. */
  readonly places: Int32Array;
  /** Every asterism · labels + label of which there is a place but no need. */
  readonly overfull: BitSet;
  /** Every asterism · labels + label that is needed as often as there are places. */
  readonly tight: BitSet;
  /** The cells without a written label that may hold only one. */
  readonly single: BitSet;
  /** The least and the most that each row of a constraint can still come to. */
  readonly rowLeast: Float64Array;
  readonly rowMost: Float64Array;
  /** For each asterism how many of its cells have no written label. */
  readonly openIn: Int32Array;
  /** How many cells have no written label. */
  open: number;
  /** Whether some count shows that no solution is left. */
  contradictory = false;
  /** All numbers above, for each cell, label and asterism. */
  readonly #block: NumberBlock;
  readonly #trail: number[] = [];
  readonly #hasRows: boolean;
  readonly #hasConstraints: boolean;
  /** How often the places of each label, and those of each asterism, have changed. */
  readonly #labelChanges: Int32Array;
  readonly #asterismChanges: Int32Array;
  readonly #searchMemos = new Map<string, SearchMemo>();

  /** The same as another position, with nothing to be taken back; or one where nothing is known, and every domain is full. */
  constructor(shape: Shape, other?: Position) {
    const { cells, labels, asterisms, rows } = shape;
    const counts = shape.demands.length;
    const [countWords, cellWords] = [BitSet.wordsFor(counts), BitSet.wordsFor(cells)];
    const ints = 2 * counts + 2 * cells + asterisms.length + 2 * countWords + cellWords;
    const block = new NumberBlock(2 * rows.length, ints, cells * labels);
    this.shape = shape;
    this.#block = block;
    this.#hasRows = rows.length > 0;
    this.#hasConstraints = shape.problem.constraints !== undefined;
    this.rowLeast = block.floats(rows.length);
    this.rowMost = block.floats(rows.length);
    this.sizes = block.ints(cells);
    this.written = block.ints(cells);
    this.needs = block.ints(counts);
    this.places = block.ints(counts);
    this.openIn = block.ints(asterisms.length);
    this.overfull = new BitSet(block.ints(countWords));
    this.tight = new BitSet(block.ints(countWords));
    this.single = new BitSet(block.ints(cellWords));
    this.domains = block.bytes(cells * labels);
    this.open = cells;
    this.#labelChanges = new Int32Array(labels);
    this.#asterismChanges = new Int32Array(asterisms.length);
    if (other) this.#copy(other);
    else this.#openAll();
  }

  #copy(other: Position): void {
    this.#block.copyFrom(other.#block);
    this.open = other.open;
    this.contradictory = other.contradictory;
  }

  #openAll(): void {
    const { asterisms, cells, demands, labels, rows, sizes } = this.shape;
    this.domains.fill(1);
    this.sizes.fill(labels);
    this.written.fill(EMPTY);
    this.needs.set(demands);
    this.places.set(sizes);
    for (const [asterism, { length }] of asterisms.entries()) this.openIn[asterism] = length;
    for (let at = 0; at < demands.length; at++) this.#compare(at);
    for (let cell = 0; cell < cells && labels === 1; cell++) this.single.add(cell);
    for (const [row, { counts }] of rows.entries()) {
      this.rowLeast[row] = sumOfTimes(counts, -1);
      this.rowMost[row] = sumOfTimes(counts, 1);
      this.#weigh(row);
    }
  }

  /** Whether a cell may still hold a label. */
  allows(cell: number, label: number): boolean {
    return this.domains[cell * this.shape.labels + label] === 1;
  }

  /** The labels that a cell may still hold. */
  domain(cell: number): number[] {
    const labels: number[] = [];
    for (let label = 0; label < this.shape.labels; label++) if (this.allows(cell, label)) labels.push(label);
    return labels;
  }

  /** The cells of a list, without a written label, that may hold a label. */
  placesAmong(cells: readonly number[], label: number): number[] {
    const { written, domains } = this;
    const { labels } = this.shape;
    const places: number[] = [];
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      if (written[cell] === EMPTY && domains[cell * labels + label] === 1) places.push(cell);
    }
    return places;
  }

  /** The same as placements. */
  placementsAmong(cells: readonly number[], label: number): Placement[] {
    const { written, domains, shape } = this;
    const placements: Placement[] = [];
    for (let i = 0; i < cells.length; i++) {
      const candidate = cells[i]! * shape.labels + label;
      if (written[cells[i]!] === EMPTY && domains[candidate] === 1) placements.push(placementAt(shape, candidate));
    }
    return placements;
  }

  get solved(): boolean {
    return this.open === 0 && !this.contradictory;
  }

  remove(cell: number, label: number): void {
    const { labels, holders, holdersFrom } = this.shape;
    const { needs, places } = this;
    const candidate = cell * labels + label;
    if (this.domains[candidate] === 0) return;
    this.domains[candidate] = 0;
    this.#trail.push(candidate);
    const size = --this.sizes[cell]!;
    if (size === 0) this.contradictory = true;
    if (this.written[cell] !== EMPTY) return;
    if (size === 1) this.single.add(cell);
    else if (size === 0) this.single.delete(cell);
    this.#labelChanges[label]!++;
    if (this.#hasRows) this.#countRows(candidate, false, 1);
    for (let i = holdersFrom[cell]!; i < holdersFrom[cell + 1]!; i++) {
      const at = holders[i]! * labels + label;
      this.#asterismChanges[holders[i]!]!++;
      const left = --places[at]!;
      // Most changes tip nothing.
      if (left <= needs[at]! || left === 0) this.#compare(at);
    }
  }

  write(cell: number, label: number): void {
    if (this.written[cell] === label) return;
    if (this.written[cell] !== EMPTY || !this.allows(cell, label)) {
      this.contradictory = true;
      return;
    }
    const { labels, holders, holdersFrom } = this.shape;
    for (let other = 0; other < labels; other++)
      if (other !== label && this.domains[cell * labels + other] === 1) this.remove(cell, other);
    this.written[cell] = label;
    this.single.delete(cell);
    this.open--;
    this.#trail.push(-1 - cell);
    this.#labelChanges[label]!++;
    if (this.#hasRows) this.#countRows(cell * labels + label, true, 1);
    if (this.#hasConstraints) this.#lookForBroken();
    for (let i = holdersFrom[cell]!; i < holdersFrom[cell + 1]!; i++) {
      const at = holders[i]! * labels + label;
      this.#asterismChanges[holders[i]!]!++;
      this.openIn[holders[i]!]!--;
      this.places[at]!--;
      this.needs[at]!--;
      this.#compare(at);
    }
  }

  /** Compares what an asterism needs of a label with what it has places for. */
  #compare(at: number): void {
    const need = this.needs[at]!;
    const places = this.places[at]!;
    if (need < 0 || places < need) this.contradictory = true;
    if (need === 0 && places > 0) this.overfull.add(at);
    else this.overfull.delete(at);
    if (need > 0 && places === need) this.tight.add(at);
    else this.tight.delete(at);
  }

  /** Enters in the rows of a candidate that it is there, or not; or takes that back. */
  #countRows(candidate: number, isThere: boolean, sign: 1 | -1): void {
    const rows = this.shape.rowsOf[candidate];
    if (!rows) return;
    for (const { row, times } of rows) {
      const change = Math.abs(times) * sign;
      if (times > 0 === isThere) this.rowLeast[row]! += change;
      else this.rowMost[row]! -= change;
      this.#weigh(row);
    }
  }

  /** Compares what a row can come to with its bounds. */
  #weigh(row: number): void {
    const { least, most } = this.shape.rows[row]!;
    if (this.rowLeast[row]! > most || this.rowMost[row]! < least) this.contradictory = true;
  }

  /** Asks the constraints that are functions whether what is written breaks them. */
  #lookForBroken(): void {
    const { constraints } = this.shape.problem;
    if (!constraints) return;
    for (const { violated } of constraints) if (violated?.(Array.from(this.written))) this.contradictory = true;
  }

  apply({ writes, removals }: Pick<Step, 'writes' | 'removals'>): void {
    for (const { cell, label } of removals) this.remove(cell, label);
    for (const { cell, label } of writes) this.write(cell, label);
  }

  /** Applies steps that were found together; whether there were any. */
  applyAll(steps: readonly Step[]): boolean {
    for (const step of steps) this.apply(step);
    return steps.length > 0;
  }

  /** A mark to which `undo` returns. */
  mark(): number {
    return this.#trail.length;
  }

  /** Takes back every change since a mark at which there was no contradiction. */
  undo(mark: number): void {
    const { labels } = this.shape;
    while (this.#trail.length > mark) {
      const change = this.#trail.pop()!;
      if (change < 0) this.#unwrite(-1 - change);
      else this.#putBack(Math.floor(change / labels), change % labels);
    }
    this.contradictory = false;
  }

  /** A position of its own with the same domains. */
  copy(): Position {
    return new Position(this.shape, this);
  }

  /** The memo of a search, known by its name, through labels or through asterisms. */
  searchMemo(name: string, among: 'labels' | 'asterisms'): SearchMemo {
    let memo = this.#searchMemos.get(name);
    if (!memo) {
      memo = new SearchMemo(among === 'labels' ? this.#labelChanges : this.#asterismChanges);
      this.#searchMemos.set(name, memo);
    }
    return memo;
  }

  #putBack(cell: number, label: number): void {
    const { labels, holders, holdersFrom } = this.shape;
    this.domains[cell * labels + label] = 1;
    const size = ++this.sizes[cell]!;
    if (this.written[cell] !== EMPTY) return;
    if (size === 1) this.single.add(cell);
    else if (size === 2) this.single.delete(cell);
    this.#labelChanges[label]!++;
    if (this.#hasRows) this.#countRows(cell * labels + label, false, -1);
    for (let i = holdersFrom[cell]!; i < holdersFrom[cell + 1]!; i++) {
      const at = holders[i]! * labels + label;
      this.#asterismChanges[holders[i]!]!++;
      this.places[at]!++;
      this.#compare(at);
    }
  }

  #unwrite(cell: number): void {
    const { labels, holders, holdersFrom } = this.shape;
    const label = this.written[cell]!;
    this.written[cell] = EMPTY;
    if (this.sizes[cell] === 1) this.single.add(cell);
    this.open++;
    this.#labelChanges[label]!++;
    if (this.#hasRows) this.#countRows(cell * labels + label, true, -1);
    for (let i = holdersFrom[cell]!; i < holdersFrom[cell + 1]!; i++) {
      const at = holders[i]! * labels + label;
      this.#asterismChanges[holders[i]!]!++;
      this.openIn[holders[i]!]!++;
      this.needs[at]!++;
      this.places[at]!++;
      this.#compare(at);
    }
  }
}

function sumOfTimes(counts: readonly CountedLabel[], sign: 1 | -1): number {
  return counts.reduce((sum, { times }) => (times * sign > 0 ? sum + times : sum), 0);
}

/** The position in which a player finds a puzzle: clues written, every other domain full; none solves clues that do not fit. */
export function startOf(shape: Shape, labeling: Labeling): Position {
  const last = lastStart(shape);
  if (!isSame(last.labeling, labeling)) {
    last.labeling = Array.isArray(labeling) ? [...labeling] : undefined;
    last.position = withClues(shape, labeling);
  }
  return last.position!.copy();
}

/** The start that was asked for last: whoever proves a puzzle, retells the proof and rates it begins there again and again. */
const lastStart = /* @__PURE__ */ perShape(() => ({
  labeling: undefined as readonly number[] | undefined,
  position: undefined as Position | undefined,
}));

function isSame(known: Labeling | undefined, labeling: Labeling): boolean {
  if (known === undefined || !Array.isArray(labeling) || known.length !== labeling.length) return false;
  for (let cell = 0; cell < known.length; cell++) if (known[cell] !== labeling[cell]) return false;
  return true;
}

function withClues(shape: Shape, labeling: Labeling): Position {
  const position = new Position(shape);
  const clues = Array.isArray(labeling) ? labeling : [];
  if (clues.length !== shape.cells) position.contradictory = true;
  for (const [cell, label] of clues.entries()) {
    if (label === EMPTY) continue;
    if (Number.isInteger(label) && label >= 0 && label < shape.labels) position.write(cell, label);
    else position.contradictory = true;
  }
  return position;
}
