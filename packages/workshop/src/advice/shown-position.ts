import type { Placement, Step } from '@latin-puzzles/core/attrition';
import { EMPTY, type Labeling, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { PlayerState } from '@latin-puzzles/drawing';

export type PuzzleBoard = Pick<Puzzle, 'board' | 'multiset'>;

/** What is shown to be known on the way through some steps. */
export class ShownPosition {
  readonly #puzzle: PuzzleBoard;
  readonly #strikes: boolean;
  readonly #domains: Uint8Array;
  readonly #written: Int32Array;

  /** With `strikes`, a label that is complete in an asterism leaves its other cells by itself. */
  constructor(puzzle: PuzzleBoard, labeling: Labeling, strikes: boolean) {
    const { board, multiset } = puzzle;
    this.#puzzle = puzzle;
    this.#strikes = strikes;
    this.#domains = new Uint8Array(board.cells * multiset.labels.length).fill(1);
    this.#written = new Int32Array(board.cells).fill(EMPTY);
    for (const [cell, label] of labeling.entries()) if (label !== EMPTY) this.write({ cell, label });
  }

  apply({ writes, removals }: Step): void {
    for (const { cell, label } of removals) this.#domains[this.#at(cell, label)] = 0;
    for (const placement of writes) this.write(placement);
  }

  write({ cell, label }: Placement): void {
    for (const other of this.#puzzle.multiset.labels.keys()) this.#domains[this.#at(cell, other)] = 0;
    this.#domains[this.#at(cell, label)] = 1;
    this.#written[cell] = label;
    if (this.#strikes) this.#strike(cell, label);
  }

  /** What stands before a step: with all that it removes, even if that was struck in passing, so that it can be seen to go. */
  before({ removals }: Step): PlayerState {
    const domains = this.#domains.slice();
    for (const { cell, label } of removals) domains[this.#at(cell, label)] = 1;
    return { domains, written: this.#written.slice() };
  }

  #strike(cell: number, label: number): void {
    const { board, multiset } = this.#puzzle;
    for (const asterism of board.asterismsOf[cell]!) {
      const { cells } = board.asterisms[asterism]!;
      if (cells.filter((other) => this.#written[other] === label).length < multiset.counts[label]!) continue;
      for (const other of cells) if (this.#written[other] === EMPTY) this.#domains[this.#at(other, label)] = 0;
    }
  }

  #at(cell: number, label: number): number {
    return cell * this.#puzzle.multiset.labels.length + label;
  }
}
