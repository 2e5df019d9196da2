import { EMPTY, type Labeling } from '../puzzle/index.ts';
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
  /** How many cells have no written label. */
  open: number;
  /** Whether some count shows that no solution is left. */
  contradictory = false;
  readonly #trail: number[] = [];

  constructor(shape: Shape) {
    const { cells, labels } = shape;
    this.shape = shape;
    this.domains = new Uint8Array(cells * labels).fill(1);
    this.sizes = new Int32Array(cells).fill(labels);
    this.written = new Int32Array(cells).fill(EMPTY);
    this.needs = shape.demands.slice();
    this.places = shape.sizes.slice();
    this.open = cells;
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
    return cells.filter((cell) => this.written[cell] === EMPTY && this.allows(cell, label));
  }

  get solved(): boolean {
    return this.open === 0 && !this.contradictory;
  }

  remove(cell: number, label: number): void {
    const { labels, asterismsOf } = this.shape;
    const candidate = cell * labels + label;
    if (this.domains[candidate] === 0) return;
    this.domains[candidate] = 0;
    this.#trail.push(candidate);
    if (--this.sizes[cell]! === 0) this.contradictory = true;
    if (this.written[cell] !== EMPTY) return;
    for (const a of asterismsOf[cell]!) {
      const at = a * labels + label;
      if (--this.places[at]! < this.needs[at]!) this.contradictory = true;
    }
  }

  write(cell: number, label: number): void {
    if (this.written[cell] === label) return;
    if (this.written[cell] !== EMPTY || !this.allows(cell, label)) {
      this.contradictory = true;
      return;
    }
    const { labels, asterismsOf } = this.shape;
    for (let other = 0; other < labels; other++) if (other !== label) this.remove(cell, other);
    this.written[cell] = label;
    this.open--;
    this.#trail.push(-1 - cell);
    for (const a of asterismsOf[cell]!) {
      const at = a * labels + label;
      this.places[at]!--;
      if (--this.needs[at]! < 0) this.contradictory = true;
    }
  }

  apply({ writes, removals }: Pick<Step, 'writes' | 'removals'>): void {
    for (const { cell, label } of removals) this.remove(cell, label);
    for (const { cell, label } of writes) this.write(cell, label);
  }

  /** A mark to which `undo` returns. */
  mark(): number {
    return this.#trail.length;
  }

  /** Takes back every change since a mark at which there was no contradiction. */
  undo(mark: number): void {
    const { labels, asterismsOf } = this.shape;
    while (this.#trail.length > mark) {
      const change = this.#trail.pop()!;
      if (change < 0) this.#unwrite(-1 - change);
      else {
        const cell = Math.floor(change / labels);
        this.domains[change] = 1;
        this.sizes[cell]!++;
        if (this.written[cell] === EMPTY)
          for (const a of asterismsOf[cell]!) this.places[a * labels + (change % labels)]!++;
      }
    }
    this.contradictory = false;
  }

  /** A position of its own with the same domains. */
  copy(): Position {
    const copy = new Position(this.shape);
    copy.domains.set(this.domains);
    copy.sizes.set(this.sizes);
    copy.written.set(this.written);
    copy.needs.set(this.needs);
    copy.places.set(this.places);
    copy.open = this.open;
    copy.contradictory = this.contradictory;
    return copy;
  }

  #unwrite(cell: number): void {
    const { labels, asterismsOf } = this.shape;
    const label = this.written[cell]!;
    this.written[cell] = EMPTY;
    this.open++;
    for (const a of asterismsOf[cell]!) {
      this.needs[a * labels + label]!++;
      this.places[a * labels + label]!++;
    }
  }
}

/** The position in which a player finds a puzzle: clues written, every other domain full. */
export function startOf(shape: Shape, labeling: Labeling): Position {
  const position = new Position(shape);
  for (const [cell, label] of labeling.entries()) if (label !== EMPTY) position.write(cell, label);
  return position;
}

/** The labels, of those named, that a position has not removed yet. */
export function stillThere(position: Position, placements: readonly Placement[]): Placement[] {
  return placements.filter(({ cell, label }) => position.allows(cell, label));
}
