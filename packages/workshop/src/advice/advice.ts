import { shapeOf } from '@latin-puzzles/core/attrition';
import { makeEngine } from '@latin-puzzles/core/engine';
import { EMPTY, isComplete, type Labeling, type Puzzle, problemOf, violations } from '@latin-puzzles/core/puzzle';
import type { Known } from './known.ts';
import { type Plan, planFrom } from './plan.ts';

export interface Mistaken {
  readonly labels: readonly number[];
  readonly marks: readonly number[];
  /** Whether the puzzle has one solution: only then are all other labels right. */
  readonly unique: boolean;
}

/** What can be said to a player who asks for help. */
export type Advice =
  | { readonly kind: 'plan'; readonly plan: Plan }
  /** Labels that do not belong where they are, or, if there are none, cells whose marks leave out what does. */
  | ({ readonly kind: 'wrong' } & Mistaken)
  /** The board is complete. */
  | { readonly kind: 'complete' }
  /** The puzzle has no solution. */
  | { readonly kind: 'hopeless' }
  /** The puzzle has several solutions, and what they share has been found. */
  | { readonly kind: 'several' };

/** Looks for mistakes first: what follows from a mistake would lead astray. */
export function advise(puzzle: Puzzle, known: Known): Advice {
  const problem = problemOf(puzzle.board, puzzle.multiset);
  const engine = makeEngine(problem);
  const [solution, other] = engine.list(puzzle.labeling, { limit: 2 });
  if (!solution) return { kind: 'hopeless' };
  const unique = other === undefined;
  const mistaken = unique
    ? mistakenAgainst(solution, known)
    : clashing(puzzle, known, engine.countUpTo(known.labels, 1));
  if (mistaken) return { kind: 'wrong', ...mistaken };
  if (isComplete(known.labels)) return { kind: 'complete' };
  const plan = planFrom(shapeOf(problem), known, unique);
  return plan ? { kind: 'plan', plan } : { kind: 'several' };
}

function mistakenAgainst(solution: Labeling, { labels, marks = [] }: Known): Mistaken | undefined {
  const wrong = cellsWhere(labels, (label, cell) => label !== EMPTY && label !== solution[cell]);
  const lost = cellsWhere(
    marks,
    (held, cell) => labels[cell] === EMPTY && held.length > 0 && !held.includes(solution[cell]!),
  );
  if (wrong.length + lost.length === 0) return undefined;
  return { labels: wrong, marks: wrong.length > 0 ? [] : lost, unique: true };
}

/** Where solutions are many, only what none of them allows is wrong. */
function clashing({ board, multiset, labeling }: Puzzle, { labels }: Known, completions: number): Mistaken | undefined {
  if (completions > 0) return undefined;
  const clashes = new Set(violations({ board, multiset, labeling: labels }).flatMap(({ cells }) => cells));
  const own = cellsWhere(labels, (label, cell) => label !== EMPTY && labeling[cell] === EMPTY);
  const wrong = own.filter((cell) => clashes.has(cell));
  return { labels: wrong.length > 0 ? wrong : own, marks: [], unique: false };
}

function cellsWhere<T>(values: readonly T[], holds: (value: T, cell: number) => boolean): number[] {
  return values.flatMap((value, cell) => (holds(value, cell) ? [cell] : []));
}
