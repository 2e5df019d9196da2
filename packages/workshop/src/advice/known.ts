import {
  climb,
  LADDER,
  type Placement,
  type Position,
  type Shape,
  type Step,
  startOf,
} from '@latin-puzzles/core/attrition';
import { EMPTY, type Labeling } from '@latin-puzzles/core/puzzle';

/** What a player knows, as the worker is told it. */
export interface Known {
  /** The labels on the board, clues among them. */
  readonly labels: Labeling;
  /** For each cell the labels that the player's marks leave it; none say nothing. Left out when marks do not count. */
  readonly marks?: readonly (readonly number[])[] | undefined;
  /** What hints before this one have taught. */
  readonly struck: readonly Placement[];
}

/** Where the player stands, and the steps that led there from the labels alone. */
export interface Beginning {
  readonly position: Position;
  readonly taken: readonly Step[];
}

/**
 * The position of a player, in which labels are struck out wherever they are complete: everyone sees that, so that no
 * hint speaks of it.
 */
export function beginAt(shape: Shape, known: Known): Beginning {
  const position = startOf(shape, known.labels);
  const taken: Step[] = [];
  const removals = [...known.struck, ...outsideMarks(shape, known)].filter(({ cell, label }) =>
    position.allows(cell, label),
  );
  if (removals.length > 0) {
    const step: Step = { theorem: 'known', writes: [], removals, premises: { terms: [] } };
    position.apply(step);
    taken.push(step);
  }
  taken.push(...climb(position, LADDER.slice(0, 1)));
  return { position, taken };
}

/** What the player's marks leave out. */
function outsideMarks({ labels: count }: Shape, { labels, marks = [] }: Known): Placement[] {
  return marks.flatMap((held, cell) => {
    if (held.length === 0 || labels[cell] !== EMPTY) return [];
    return Array.from({ length: count }, (_, label) => ({ cell, label })).filter(({ label }) => !held.includes(label));
  });
}
