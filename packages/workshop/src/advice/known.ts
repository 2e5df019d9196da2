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
import { readLabels, type Table } from '../play/index.ts';

/** What a player knows. Who has only the clues knows them as labels, and nothing else. */
export interface PlayerKnowledge {
  /** The labels on the board, clues among them. */
  readonly labels: Labeling;
  /** For each cell the labels that the player's marks leave it; none say nothing. Left out when marks do not count. */
  readonly marks?: readonly (readonly number[])[] | undefined;
  /** What hints before this one have taught. */
  readonly struck?: readonly Placement[] | undefined;
  /** The candidates that the player has struck out. They count as known, once it is seen that none of them is right. */
  readonly ownStruck?: readonly Placement[] | undefined;
}

/** What hints have removed so far, and the labels on the board when they did. */
export interface Taught {
  readonly labels: Labeling;
  readonly struck: readonly Placement[];
}

export const NOTHING_TAUGHT: Taught = { labels: [], struck: [] };

/** What has been taught and still holds: nothing once a label that it may rest on has gone. */
function recallTaught({ labels, struck }: Taught, now: Labeling): readonly Placement[] {
  return labels.every((label, cell) => label === EMPTY || label === now[cell]) ? struck : [];
}

/** After another step that removes something. */
export function addTaught(taught: Taught, labels: Labeling, removals: readonly Placement[]): Taught {
  return { labels, struck: [...recallTaught(taught, labels), ...removals] };
}

export interface KnowledgeOptions {
  /** What hints have taught so far. */
  readonly taught?: Taught;
  /** Whether centre marks are taken at their word: what they leave out is ruled out. */
  readonly trustMarks?: boolean;
}

/** What a player knows by what stands on the table. */
export function readKnowledge(
  table: Table,
  { taught = NOTHING_TAUGHT, trustMarks = false }: KnowledgeOptions = {},
): PlayerKnowledge {
  const labels = readLabels(table);
  const struck = recallTaught(taught, labels);
  const ownStruck = table.flatMap((state, cell) =>
    state.label === EMPTY ? state.struck.map((label) => ({ cell, label })) : [],
  );
  const known = { labels, struck, ownStruck };
  return trustMarks ? { ...known, marks: table.map(({ centre }) => centre) } : known;
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
  const struck = [...(known.struck ?? []), ...(known.ownStruck ?? []), ...findUnmarked(shape, known)];
  // The same may be struck out, taught, and left out by marks; it is said once.
  const removals = [...new Map(struck.map((each) => [each.cell * shape.labels + each.label, each])).values()].filter(
    ({ cell, label }) => known.labels[cell] === EMPTY && position.allows(cell, label),
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
