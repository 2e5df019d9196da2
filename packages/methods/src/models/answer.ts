import { DOCUMENT, failure, lineAt, type Result, success } from '@latin-puzzles/core/basis';
import { asterismName } from '@latin-puzzles/core/board';
import { EMPTY, type Labeling, type Puzzle, violations } from '@latin-puzzles/core/puzzle';
import { ANSWER_FAULTS } from './faults.ts';

/** What a solver said of a model: solutions, that there are none, or that it does not know. */
export interface SolverAnswer {
  readonly verdict: 'found' | 'none' | 'unknown';
  readonly solutions: readonly Labeling[];
}

/** That a cell holds a label, by the numbers of both, and the line of the text that says so, counted from 1. */
export interface Holding {
  readonly cell: number;
  readonly label: number;
  readonly line: number;
}

/** How solvers say that there is no solution; only asked of texts without values. */
const NONE = /\bUNSAT(ISFIABLE)?\b|\binfeasible\b|INTEGER EMPTY|\bno (\w+ )?feasible solution\b|\b0 solutions\b/i;
/** How they say that they do not know, or have been stopped. */
const UNKNOWN = /\bUNKNOWN\b|\bINDET(ERMINATE)?\b|\bINTERRUPTED\b|\btime(d )?[- ]?(out|limit)\b|\bUNDEFINED\b/i;

/**
 * Makes an answer of what a text says that cells hold: one solution after the other, each as many holdings as there are
 * cells. Whatever solver it comes from, each is checked to be a Latin board that completes the puzzle.
 */
export function gatherAnswer(text: string, puzzle: Puzzle, holdings: Iterable<Holding>): Result<SolverAnswer> {
  const { cells, cellNames } = puzzle.board;
  const labels = puzzle.multiset.labels.length;
  const solutions: Labeling[] = [];
  const empty = () => new Array<number>(cells).fill(EMPTY);
  let labeling = empty();
  let given = 0;
  let last = 1;
  for (const { cell, label, line } of holdings) {
    last = line;
    if (!(cell >= 0 && cell < cells && label >= 0 && label < labels))
      return failure(ANSWER_FAULTS, 'answer.range', lineAt(line), { cell, label, cells, labels });
    if (labeling[cell] !== EMPTY)
      return failure(ANSWER_FAULTS, 'answer.cell:twice', lineAt(line), { name: cellNames[cell]! });
    labeling[cell] = label;
    given++;
    if (given < cells) continue;
    const checked = checkAgainst(puzzle, labeling, line);
    if (!checked.ok) return checked;
    solutions.push(checked.value);
    labeling = empty();
    given = 0;
  }
  if (given > 0)
    return failure(ANSWER_FAULTS, 'answer.cell:missing', lineAt(last), { name: cellNames[labeling.indexOf(EMPTY)]! });
  if (solutions.length > 0) return success({ verdict: 'found', solutions });
  if (NONE.test(text)) return success({ verdict: 'none', solutions });
  if (UNKNOWN.test(text)) return success({ verdict: 'unknown', solutions });
  return failure(ANSWER_FAULTS, 'answer.empty', DOCUMENT);
}

function checkAgainst(
  { board, multiset, labeling: clues }: Puzzle,
  labeling: Labeling,
  line: number,
): Result<Labeling> {
  const { labels } = multiset;
  const differs = clues.findIndex((clue, cell) => clue !== EMPTY && clue !== labeling[cell]);
  if (differs >= 0)
    return failure(ANSWER_FAULTS, 'answer.puzzle:clue', lineAt(line), {
      name: board.cellNames[differs]!,
      clue: labels[clues[differs]!]!,
      label: labels[labeling[differs]!]!,
    });
  const [violation] = violations({ board, multiset, labeling });
  if (violation)
    return failure(ANSWER_FAULTS, 'answer.puzzle:asterism', lineAt(line), {
      asterism: asterismName(board, violation.asterism),
      label: labels[violation.label]!,
      held: violation.held,
      allowed: violation.allowed,
    });
  return success(labeling);
}

/** The matches of a global pattern, each with its line, counted from 1. */
export function* matchesIn(text: string, pattern: RegExp): Generator<{ match: RegExpExecArray; line: number }> {
  let line = 1;
  let position = 0;
  for (const match of text.matchAll(pattern)) {
    for (; position < match.index; position++) if (text[position] === '\n') line++;
    yield { match, line };
  }
}
