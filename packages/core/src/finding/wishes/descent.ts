import type { RemovalOptions } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import type { Remover } from '../removal/index.ts';

/** A chain of puzzles with one solution, each with a group of clues less than the one before. */
export interface Descent {
  readonly length: number;
  /** The puzzle after so many removals. */
  at(index: number): Labeling;
  cluesAt(index: number): number;
}

/** Takes groups of clues away in the order given, as long as the solution stays the only one and enough clues are left. */
export function descend(
  remover: Remover,
  solution: Labeling,
  start: Labeling,
  order: readonly (readonly number[])[],
  options: Pick<RemovalOptions, 'least' | 'effort' | 'signal'>,
): Descent {
  const end = remover.reduce(solution, start, order, options);
  const removed = order.filter((group) => group.some((cell) => start[cell] !== EMPTY && end[cell] === EMPTY));
  const counts = [start.filter((label) => label !== EMPTY).length];
  for (const group of removed) counts.push(counts.at(-1)! - group.length);
  return {
    length: removed.length,
    at: (index) => without(start, removed.slice(0, index).flat()),
    cluesAt: (index) => counts[index]!,
  };
}

export function without(labeling: Labeling, cells: readonly number[]): Labeling {
  const rest = [...labeling];
  for (const cell of cells) rest[cell] = EMPTY;
  return rest;
}
