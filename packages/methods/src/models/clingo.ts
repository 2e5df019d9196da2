import type { Result } from '@latin-puzzles/core/basis';
import { EMPTY, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import type { Question } from '../method/method.ts';
import { gatherAnswer, type Holding, matchesIn, type SolverAnswer } from './answer.ts';
import { legendOf, remarks } from './legend.ts';

/**
 * The problem as a logic program whose answer sets are its solutions, in the language of gringo and clingo (M. Gebser,
 * R. Kaminski, B. Kaufmann, T. Schaub, Answer Set Solving in Practice, 2012; Potassco User Guide).
 */
export function logicProgramOf({ problem, labeling }: Question): string {
  const { labels, cells, asterisms, demands } = problem;
  const facts = asterisms.flatMap((held, a) => [
    held.map((cell) => `in(${a},${cell}).`).join(' '),
    demands[a]!.map((count, label) => `demand(${a},${label},${count}).`).join(' '),
  ]);
  const clues = labeling.flatMap((clue, cell) => (clue === EMPTY ? [] : [`clue(${cell},${clue}).`]));
  return `cell(0..${cells - 1}).
label(0..${labels - 1}).
${facts.join('\n')}
#defined clue/2.
${clues.join(' ')}

{ holds(C,L) : label(L) } = 1 :- cell(C).
{ holds(C,L) : in(A,C) } = N :- demand(A,L,N).
:- clue(C,L), not holds(C,L).

#show holds/2.
`;
}

/** The puzzle as a logic program. */
export function makeClingo(puzzle: Puzzle): string {
  const question = { problem: problemOf(puzzle.board, puzzle.multiset), labeling: puzzle.labeling };
  return `${remarks('%', legendOf(puzzle, 'holds(C,L) says that cell C holds label L'))}\n${logicProgramOf(question)}`;
}

/** What clingo or clasp printed: answer sets, as text or as JSON. */
export function parseClingoAnswer(text: string, puzzle: Puzzle): Result<SolverAnswer> {
  return gatherAnswer(text, puzzle, holdings(text));
}

function* holdings(text: string): Generator<Holding> {
  for (const { match, line } of matchesIn(text, /\bholds\((\d+),(\d+)\)/g))
    yield { cell: Number(match[1]), label: Number(match[2]), line };
}
