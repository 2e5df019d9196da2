import type { Result } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { SolverAnswer } from './answer.ts';
import { makeClingo, parseClingoAnswer } from './clingo.ts';
import { makeDimacs, parseDimacsAnswer } from './dimacs.ts';
import { makeExactCover, parseExactCoverAnswer } from './exact-cover.ts';
import { makeLp, parseLpAnswer } from './lp.ts';
import { makeMiniZinc, parseMiniZincAnswer } from './minizinc.ts';
import { makeOpb, parseOpbAnswer } from './opb.ts';
import { makeXcsp3, parseXcsp3Answer } from './xcsp3.ts';

/** A language of other programs that solve: how a puzzle is put to them, and how their answer is read. */
export interface ModelFormat {
  readonly name: string;
  readonly summary: string;
  readonly make: (puzzle: Puzzle) => string;
  readonly parseAnswer: (text: string, puzzle: Puzzle) => Result<SolverAnswer>;
}

/** Every format of models. One more takes a file and an entry here. */
export const MODEL_FORMATS: readonly ModelFormat[] = [
  { name: 'dimacs', summary: 'clauses for SAT solvers', make: makeDimacs, parseAnswer: parseDimacsAnswer },
  { name: 'opb', summary: 'pseudo-Boolean equations', make: makeOpb, parseAnswer: parseOpbAnswer },
  { name: 'minizinc', summary: 'a MiniZinc model', make: makeMiniZinc, parseAnswer: parseMiniZincAnswer },
  { name: 'xcsp3', summary: 'an XCSP3 instance', make: makeXcsp3, parseAnswer: parseXcsp3Answer },
  {
    name: 'exact-cover',
    summary: 'items and options, as Knuth’s programs read them',
    make: makeExactCover,
    parseAnswer: parseExactCoverAnswer,
  },
  { name: 'clingo', summary: 'a logic program for clingo', make: makeClingo, parseAnswer: parseClingoAnswer },
  { name: 'lp', summary: 'an integer program in CPLEX’s LP format', make: makeLp, parseAnswer: parseLpAnswer },
];
