import { excerpt, failure, type Result, success } from '../../basis/index.ts';
import { asterismName } from '../../board/index.ts';
import { PUZZLE_FAULTS } from './faults.ts';
import { EMPTY, type Labeling, makePartialBoard, type PartialBoard, violations } from './partial-board.ts';

/**
 * A partial board as it is published: with its inscription, and perhaps a title, an author and a solution.
 * The name is not a promise: whether it is a Latin puzzle is for `classify` to say.
 */
export interface Puzzle extends PartialBoard {
  /** The cells whose clues are the inscription, in reading order. */
  readonly inscription: readonly number[];
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly solution?: Labeling | undefined;
  /** The names of the constraints beyond asterisms that its solutions keep; what they say is not in the file. */
  readonly constraintNames?: readonly string[] | undefined;
  /** The record that the puzzle was read from, whose unknown fields are written again. */
  readonly source?: Readonly<Record<string, unknown>> | undefined;
}

/** Makes a puzzle of parts that fit each other, or tells which of them does not. */
export function makePuzzle(draft: Puzzle): Result<Puzzle> {
  const partial = makePartialBoard(draft?.board, draft?.multiset, draft?.labeling);
  if (!partial.ok) return partial;
  const inscription = checkInscription(draft);
  if (!inscription.ok) return inscription;
  const solution = checkSolution(draft);
  if (!solution.ok) return solution;
  return success(draft);
}

function checkInscription({ board, labeling, inscription }: Puzzle): Result<undefined> {
  if (!Array.isArray(inscription))
    return failure(PUZZLE_FAULTS, 'inscription.range:type', 'inscription', { given: excerpt(inscription) });
  const seen = new Set<number>();
  for (const [index, cell] of inscription.entries()) {
    const place = `inscription[${index}]`;
    if (!Number.isInteger(cell) || cell < 0 || cell >= board.cells)
      return failure(PUZZLE_FAULTS, 'inscription.range:cell', place, { cell: excerpt(cell), last: board.cells - 1 });
    if (seen.has(cell)) return failure(PUZZLE_FAULTS, 'inscription.range:twice', place, { cell });
    seen.add(cell);
    if (labeling[cell] === EMPTY)
      return failure(PUZZLE_FAULTS, 'inscription.no-clue', place, { cell, name: board.cellNames[cell]! });
  }
  return success(undefined);
}

function checkSolution({ board, multiset, labeling, solution }: Puzzle): Result<undefined> {
  if (!solution) return success(undefined);
  const isLabel = (label: number) => Number.isInteger(label) && label >= 0 && label < multiset.labels.length;
  if (!Array.isArray(solution) || solution.length !== board.cells || !solution.every(isLabel))
    return failure(PUZZLE_FAULTS, 'solution.count', 'solution', { cells: board.cells });
  const differs = labeling.findIndex((label, cell) => label !== EMPTY && label !== solution[cell]);
  if (differs >= 0)
    return failure(PUZZLE_FAULTS, 'solution.contradicts-clues', `solution[${differs}]`, {
      clue: multiset.labels[labeling[differs]!]!,
      label: multiset.labels[solution[differs]!]!,
    });
  const violation = violations({ board, multiset, labeling: solution })[0];
  if (violation)
    return failure(PUZZLE_FAULTS, 'solution.not-latin', 'solution', {
      asterism: asterismName(board, violation.asterism),
      label: multiset.labels[violation.label]!,
      held: violation.held,
      allowed: violation.allowed,
    });
  return success(undefined);
}

/** How many cells have a clue. */
export function clueCount(partial: PartialBoard): number {
  const labeling = partial?.labeling;
  return Array.isArray(labeling) ? labeling.filter((label) => label !== EMPTY).length : 0;
}
