import type { Labeling } from '../../puzzle/index.ts';
import { DifferenceTally } from './tally.ts';

/**
 * The sets of cells in which other Latin boards are known to differ from the solution. A labeling of the solution is a
 * Latin puzzle if and only if it has a clue in every such set. Sets of cells that change meanwhile, such as the clues,
 * are followed by a `DifferenceTally`.
 */
export class TalliedDifferences {
  readonly #solution: Labeling;
  readonly #most: number;
  readonly #tallies: DifferenceTally[];
  #sets: (readonly number[])[] = [];

  /** With more than `most` sets, those that tell least are forgotten. */
  constructor(solution: Labeling, tallies: number, most = Math.max(4096, 8 * tallies * solution.length)) {
    this.#solution = solution;
    this.#most = most;
    this.#tallies = Array.from({ length: tallies }, () => new DifferenceTally(solution.length));
  }

  get tallies(): readonly DifferenceTally[] {
    return this.#tallies;
  }

  get size(): number {
    return this.#sets.length;
  }

  /** Takes in where another Latin board differs. */
  add(other: Labeling): void {
    if (this.#sets.length >= this.#most) this.#forget();
    this.#admit(differingCells(this.#solution, other));
  }

  #admit(set: readonly number[]): void {
    this.#sets.push(set);
    for (const tally of this.#tallies) tally.admit(set);
  }

  /** Keeps the sets that a tally needs at present, one for each cell, and of the others the smallest. */
  #forget(): void {
    const sets = this.#sets;
    const needed = new Set(this.#tallies.flatMap((tally) => tally.needed()));
    const others = [...sets.keys()].filter((i) => !needed.has(i));
    others.sort((a, b) => sets[a]!.length - sets[b]!.length);
    this.#sets = [];
    for (const tally of this.#tallies) tally.clear();
    for (const i of [...needed, ...others.slice(0, this.#most / 2)]) this.#admit(sets[i]!);
  }
}

/** Of other Latin boards those that matter: one for every set of differing cells that holds no smaller such set. */
export function nearestBoards(solution: Labeling, others: readonly Labeling[]): Labeling[] {
  const bySize = others
    .map((other) => ({ other, cells: differingCells(solution, other) }))
    .filter(({ cells }) => cells.length > 0)
    .sort((a, b) => a.cells.length - b.cells.length);
  const nearest: typeof bySize = [];
  const inside = new Uint8Array(solution.length);
  for (const candidate of bySize) {
    for (const cell of candidate.cells) inside[cell] = 1;
    if (!nearest.some(({ cells }) => cells.every((cell) => inside[cell]))) nearest.push(candidate);
    for (const cell of candidate.cells) inside[cell] = 0;
  }
  return nearest.map(({ other }) => other);
}

function differingCells(solution: Labeling, other: Labeling): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < solution.length; cell++) if (other[cell] !== solution[cell]) cells.push(cell);
  return cells;
}
