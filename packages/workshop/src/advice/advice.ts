import type { Placement } from '@latin-puzzles/core/attrition';
import type { Signal } from '@latin-puzzles/core/engine';
import { EMPTY, isComplete, type Labeling, type Puzzle, violations } from '@latin-puzzles/core/puzzle';
import type { Tools } from '../tools/index.ts';
import type { PlayerKnowledge } from './known.ts';
import { type Plan, planNextLabel } from './plan.ts';

export interface Mistaken {
  readonly labels: readonly number[];
  readonly marks: readonly number[];
  /** Candidates that are struck out though they are right. */
  readonly struck: readonly Placement[];
  /** Whether the puzzle has one solution: only then are all other labels right. */
  readonly unique: boolean;
}

/** What can be said to a player who asks for help. */
export type Advice =
  | { readonly kind: 'plan'; readonly plan: Plan }
  /** Labels that do not belong where they are, or, if there are none, what is struck out, or left out by marks, and does. */
  | ({ readonly kind: 'wrong' } & Mistaken)
  /** The board is complete. */
  | { readonly kind: 'complete' }
  /** The puzzle has no solution. */
  | { readonly kind: 'hopeless' }
  /** The puzzle has several solutions, and what they share has been found. */
  | { readonly kind: 'several' };

/**
 * What to do next from where a player stands; nothing if a signal tells to stop before that is known. Looks for mistakes
 * first: what follows from a mistake would lead astray.
 */
export function advise(tools: Tools, puzzle: Puzzle, known: PlayerKnowledge): Advice;
export function advise(tools: Tools, puzzle: Puzzle, known: PlayerKnowledge, signal?: Signal): Advice | undefined;
export function advise(tools: Tools, puzzle: Puzzle, known: PlayerKnowledge, signal?: Signal): Advice | undefined {
  const engine = tools.engineFor(puzzle);
  const [solution, other] = [...engine.list(puzzle.labeling, { limit: 2, signal })];
  if (signal?.aborted) return undefined;
  if (!solution) return { kind: 'hopeless' };
  const unique = other === undefined;
  const completable = unique || engine.count(known.labels, { limit: 1, signal }).solutions > 0;
  if (signal?.aborted) return undefined;
  const mistaken = unique ? findMistaken(solution, known) : completable ? undefined : findClashing(puzzle, known);
  if (mistaken) return { kind: 'wrong', ...mistaken };
  if (isComplete(known.labels)) return { kind: 'complete' };
  // Where solutions are many, what is struck out may be a choice among them, from which nothing follows for all.
  const sure = unique ? known : { ...known, ownStruck: [] };
  const plan = planNextLabel(tools.shapeFor(puzzle), sure, {
    ladder: tools.ladderFor(puzzle),
    backtrack: unique,
    signal,
  });
  if (plan) return { kind: 'plan', plan };
  return signal?.aborted ? undefined : { kind: 'several' };
}

function findMistaken(
  solution: Labeling,
  { labels, marks = [], ownStruck = [] }: PlayerKnowledge,
): Mistaken | undefined {
  const wrong = findCells(labels, (label, cell) => label !== EMPTY && label !== solution[cell]);
  const lost = findCells(
    marks,
    (held, cell) => labels[cell] === EMPTY && held.length > 0 && !held.includes(solution[cell]!),
  );
  const struck = ownStruck.filter(({ cell, label }) => labels[cell] === EMPTY && label === solution[cell]);
  if (wrong.length + lost.length + struck.length === 0) return undefined;
  const isRight = wrong.length === 0;
  return { labels: wrong, marks: isRight ? lost : [], struck: isRight ? struck : [], unique: true };
}

/** Where solutions are many, only what none of them allows is wrong. */
function findClashing({ board, multiset, labeling }: Puzzle, { labels }: PlayerKnowledge): Mistaken {
  const clashes = new Set(violations({ board, multiset, labeling: labels }).flatMap(({ cells }) => cells));
  const own = findCells(labels, (label, cell) => label !== EMPTY && labeling[cell] === EMPTY);
  const wrong = own.filter((cell) => clashes.has(cell));
  return { labels: wrong.length > 0 ? wrong : own, marks: [], struck: [], unique: false };
}

/** The labels that speak against one: all that are right, where that is known; all others where it is not. */
export function pickRightLabels(labels: Labeling, { labels: wrong, unique }: Mistaken, cell: number): number[] {
  return labels.map((label, other) => (other === cell || (unique && wrong.includes(other)) ? EMPTY : label));
}

function findCells<T>(values: readonly T[], holds: (value: T, cell: number) => boolean): number[] {
  return values.flatMap((value, cell) => (holds(value, cell) ? [cell] : []));
}
