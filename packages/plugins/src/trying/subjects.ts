import { must, type Random } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { EMPTY, type Labeling, makeMultiset, type PartialBoard, problemOf } from '@latin-puzzles/core/puzzle';

/** Small boards of every kind, so that all solutions can be listed: with distinct labels and with repeats. */
const BOARDS: readonly [board: string, labels: string][] = [
  ['latin-square:3', '123'],
  ['latin-square:4', '1234'],
  ['latin-square:4', '1123'],
  ['sudoku:2x2', '1234'],
  ['sudoku:2x2', '1122'],
  ['gerechte:aaababbbcccdcddd', '1234'],
  ['star:5/2', '1234'],
  ['triangle:4', '11112222'],
  ['sudoku:2x3', '123456'],
];

/** Solutions beyond these are not needed to find a law broken. */
const MOST = 300;

/** A partial board, and its solutions by the engine. */
export interface TrialSubject {
  readonly partial: PartialBoard;
  /** All of them, unless there are very many. */
  readonly solutions: readonly Labeling[];
}

/** A random partial board, most of the time with a solution. */
export function randomSubject(random: Random): TrialSubject {
  const [name, labels] = BOARDS[random.below(BOARDS.length)]!;
  const board = must(resolveBoard(name));
  const multiset = must(makeMultiset([...labels]));
  const engine = makeEngine(problemOf(board, multiset));
  const empty = new Array<number>(board.cells).fill(EMPTY);
  const { solution = empty } = engine.sample(empty, { seed: random.below(2 ** 32) });
  const share = 1 + random.below(8);
  const labeling = solution.map((label) => (random.below(10) < share ? label : EMPTY));
  // Now and then a clue is wrong.
  if (random.below(8) === 0) labeling[random.below(board.cells)] = random.below(multiset.labels.length);
  return { partial: { board, multiset, labeling }, solutions: [...engine.list(labeling, { limit: MOST })] };
}

/** Where a law failed, for a person. */
export function toldSubject({ partial }: TrialSubject): string {
  const { board, multiset, labeling } = partial;
  return `${board.name}, labels ${multiset.entries.join('')}, ${labeling.map((l) => multiset.labels[l] ?? '.').join('')}`;
}
