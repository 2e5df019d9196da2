import {
  climb,
  ELEMENTARY,
  type Placement,
  type Position,
  type Shape,
  type Step,
  startOf,
} from '@latin-puzzles/core/attrition';
import { EMPTY, type Labeling } from '@latin-puzzles/core/puzzle';

/** What a player knows. Who has only the clues knows them as labels, and nothing else. */
export interface PlayerKnowledge {
  /** The labels on the board, clues among them. */
  readonly labels: Labeling;
  /** For each cell the labels that the player's marks leave it; none say nothing. Left out when marks do not count. */
  readonly marks?: readonly (readonly number[])[] | undefined;
  /** What hints before this one have taught. */
  readonly struck?: readonly Placement[] | undefined;
}

/** Strikes out labels that are complete in an asterism. Everyone sees that, so that no hint speaks of it. */
export const FULL_COUNT = ELEMENTARY[0]!;

/** Where the player stands, and the steps that led there from the labels alone. */
interface PlayerPosition {
  readonly position: Position;
  readonly taken: readonly Step[];
}

/** The position of a player, in which full counts are made. */
export function startFromKnowledge(shape: Shape, known: PlayerKnowledge): PlayerPosition {
  const position = startOf(shape, known.labels);
  const taken: Step[] = [];
  const removals = [...(known.struck ?? []), ...findUnmarked(shape, known)].filter(({ cell, label }) =>
    position.allows(cell, label),
  );
  if (removals.length > 0) {
    const step: Step = { theorem: 'known', writes: [], removals, premises: { terms: [] } };
    position.apply(step);
    taken.push(step);
  }
  taken.push(...climb(position, [FULL_COUNT]));
  return { position, taken };
}

/** What the player's marks leave out. */
function findUnmarked({ labels: count }: Shape, { labels, marks = [] }: PlayerKnowledge): Placement[] {
  return marks.flatMap((held, cell) => {
    if (held.length === 0 || labels[cell] !== EMPTY) return [];
    return Array.from({ length: count }, (_, label) => ({ cell, label })).filter(({ label }) => !held.includes(label));
  });
}
