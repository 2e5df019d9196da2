import { isometries, type SymmetryGroup } from '../board/index.ts';
import { brokenConstraints } from './model/constraint.ts';
import {
  EMPTY,
  isComplete,
  type Labeling,
  type PartialBoard,
  type Violation,
  violations,
} from './model/partial-board.ts';
import type { Problem } from './model/problem.ts';
import type { Puzzle } from './model/puzzle.ts';
import { type PuzzleTypes, puzzleTypes } from './types.ts';

/** The paper's classes: the first two are not partial Latin boards, of the others each holds the next. */
export const KINDS = [
  'partial-board',
  'labeled-board',
  'partial-latin-board',
  'completable',
  'latin-puzzle',
  'latin-board',
] as const;
export type Kind = (typeof KINDS)[number];

/** Some Latin boards that complete a partial board. */
export interface Listing {
  readonly solutions: readonly Labeling[];
  /** Whether there are no others, or as many as were asked for: false when the search was stopped before. */
  readonly decided: boolean;
}

/** A Latin board that is known to complete a partial board, and a cell in which every other one differs from it. */
export interface KnownSolution {
  readonly solution: Labeling;
  readonly differsAt: number;
}

/**
 * Lists Latin boards up to a limit. Which method finds them is no concern of this room. If one is known, it may be left out:
 * all that matters then is whether there is another.
 */
export type Lister = (partial: PartialBoard, limit: number, known?: KnownSolution) => Promise<Listing>;

export interface Classification {
  /** The strongest class that was shown to hold. */
  readonly kind: Kind;
  /** False when the search was stopped: the puzzle may belong to a stronger class than `kind`. */
  readonly decided: boolean;
  readonly solutions: '0' | '1' | '2+' | 'unknown';
  /** For a Latin puzzle: whether it stops being one when any clue outside its inscription goes. */
  readonly critical?: boolean;
  readonly types: PuzzleTypes;
  readonly group: SymmetryGroup;
  /** Why it is not a partial Latin board. */
  readonly violations: readonly Violation[];
  /** The constraints that it breaks, if there are any: it is not a partial Latin board then either. */
  readonly broken?: readonly string[];
  /** A completion, or two different ones. */
  readonly completions: readonly Labeling[];
  /** A cell whose clue can go without a second solution: why the puzzle is not critical. */
  readonly redundantClue?: number;
}

/** Constraints are those of the problem, if it is given; the lister keeps to them too. */
export async function classify(puzzle: Puzzle, list: Lister, problem?: Problem): Promise<Classification> {
  const group = isometries(puzzle.board);
  const broken = problem ? brokenConstraints(problem, puzzle.labeling) : [];
  const common = {
    types: puzzleTypes(puzzle, group),
    group,
    violations: violations(puzzle),
    ...(broken.length > 0 && { broken }),
    completions: [],
  };
  if (common.violations.length + broken.length > 0) {
    const kind = isComplete(puzzle.labeling) ? 'labeled-board' : 'partial-board';
    return { ...common, kind, decided: true, solutions: '0' };
  }
  if (isComplete(puzzle.labeling))
    return { ...common, kind: 'latin-board', decided: true, solutions: '1', completions: [puzzle.labeling] };
  const { solutions, decided } = await list(puzzle, 2);
  const found = { ...common, completions: solutions, decided };
  if (solutions.length > 1) return { ...found, kind: 'completable', decided: true, solutions: '2+' };
  if (!decided)
    return { ...found, kind: solutions.length > 0 ? 'completable' : 'partial-latin-board', solutions: 'unknown' };
  if (solutions.length === 0) return { ...found, kind: 'partial-latin-board', solutions: '0' };
  return { ...found, kind: 'latin-puzzle', solutions: '1', ...(await criticality(puzzle, solutions[0]!, list)) };
}

async function criticality(
  puzzle: Puzzle,
  solution: Labeling,
  list: Lister,
): Promise<Pick<Classification, 'critical' | 'redundantClue' | 'decided'>> {
  const inscribed = new Set(puzzle.inscription);
  for (const [cell, label] of puzzle.labeling.entries()) {
    if (label === EMPTY || inscribed.has(cell)) continue;
    const without = { ...puzzle, labeling: puzzle.labeling.with(cell, EMPTY) };
    const { solutions, decided } = await list(without, 2, { solution, differsAt: cell });
    if (solutions.some((other) => other[cell] !== label)) continue;
    if (!decided) return { decided: false };
    return { critical: false, redundantClue: cell, decided: true };
  }
  return { critical: true, decided: true };
}
