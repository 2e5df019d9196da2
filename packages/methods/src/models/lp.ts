import type { Result } from '@latin-puzzles/core/basis';
import { EMPTY, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import type { Question } from '../method/method.ts';
import { gatherAnswer, type Holding, matchesIn, type SolverAnswer } from './answer.ts';
import { legendOf, remarks } from './legend.ts';

/** Readers of the format break off long lines, some after 255 characters. */
const TERMS_A_LINE = 12;

/**
 * The problem as an integer program, in the LP format of CPLEX, which HiGHS, CBC, GLPK, SCIP and Gurobi read too: `x7_5` is 1 if
 * cell 7 holds label 5, else 0. There is nothing to minimise.
 */
export function integerProgramOf({ problem, labeling }: Question): string {
  const { labels, cells, asterisms, demands } = problem;
  const all = Array.from({ length: labels }, (_, label) => label);
  const variables = Array.from({ length: cells }, (_, cell) => all.map((label) => `x${cell}_${label}`));
  const inCells = variables.map((row, cell) => ` c${cell}: ${sumOf(row)} = 1\n`);
  const inAsterisms = asterisms.flatMap((held, a) =>
    (held.length > 0 ? all : []).map(
      (label) => ` a${a}_${label}: ${sumOf(held.map((cell) => variables[cell]![label]!))} = ${demands[a]![label]}\n`,
    ),
  );
  // Not as bounds: Binary gives every variable bounds anew.
  const clues = labeling.flatMap((clue, cell) =>
    clue === EMPTY ? [] : [` k${cell}: ${variables[cell]![clue]} = 1\n`],
  );
  return `Minimize
 nothing: 0 ${variables[0]![0]}
Subject To
${inCells.join('')}${inAsterisms.join('')}${clues.join('')}Binary
${variables.map((row) => ` ${inLines(row, ' ')}\n`).join('')}End
`;
}

function sumOf(variables: readonly string[]): string {
  return inLines(variables, ' + ');
}

function inLines(parts: readonly string[], joint: string): string {
  return parts.map((part, i) => `${i === 0 ? '' : `${i % TERMS_A_LINE === 0 ? '\n ' : ''}${joint}`}${part}`).join('');
}

/** The puzzle as an integer program. */
export function makeLp(puzzle: Puzzle): string {
  const question = { problem: problemOf(puzzle.board, puzzle.multiset), labeling: puzzle.labeling };
  const legend = legendOf(puzzle, 'x7_5 is 1 if cell 7 holds label 5, and so on; else 0');
  return `${remarks('\\', legend)}\n${integerProgramOf(question)}`;
}

/**
 * The solution that HiGHS, CBC, glpsol (-o), SCIP, lp_solve or Gurobi wrote, each variable before its value, or CPLEX as XML.
 */
export function parseLpAnswer(text: string, puzzle: Puzzle): Result<SolverAnswer> {
  return gatherAnswer(text, puzzle, holdings(text));
}

function* holdings(text: string): Generator<Holding> {
  // glpsol puts a star between the two, and on the next line if the name is long.
  const value = /\bx(\d+)_(\d+)(?:[^\S\n]+|\s+\*\s+|"[^>\n]*\bvalue=")(-?\d+(?:\.\d*)?(?:e[-+]?\d+)?)/gi;
  for (const { match, line } of matchesIn(text, value))
    if (Number(match[3]) > 0.5) yield { cell: Number(match[1]), label: Number(match[2]), line };
}
