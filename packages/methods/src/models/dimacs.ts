import type { Result } from '@latin-puzzles/core/basis';
import { type Problem, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import { gatherAnswer, type Holding, matchesIn, type SolverAnswer } from './answer.ts';
import { clausesOf, ofVariable } from './clauses.ts';
import { legendOf, remarks } from './legend.ts';

/**
 * The puzzle in conjunctive normal form, in the format of the second DIMACS challenge (Satisfiability: Suggested Format,
 * DIMACS 1993) as SAT competitions use it. It has as many models as the puzzle has solutions.
 */
export function makeDimacs(puzzle: Puzzle): string {
  const problem = problemOf(puzzle.board, puzzle.multiset);
  const { variables, clauses } = clausesOf(problem, puzzle.labeling);
  const own = problem.cells * problem.labels;
  const legend = legendOf(
    puzzle,
    `variable ${problem.labels} * cell + label + 1 says that the cell holds the label`,
    ...(variables > own ? [`variables from ${own + 1} on count how often a label occurs`] : []),
  );
  const lines = clauses.map((clause) => `${clause.join(' ')} 0\n`);
  return `${remarks('c', legend)}p cnf ${variables} ${clauses.length}\n${lines.join('')}`;
}

/** What a SAT solver printed: values on lines `v 1 -2 … 0`, or without the v, as minisat writes them to a file. */
export function parseDimacsAnswer(text: string, puzzle: Puzzle): Result<SolverAnswer> {
  return gatherAnswer(text, puzzle, holdings(text, problemOf(puzzle.board, puzzle.multiset)));
}

function* holdings(text: string, problem: Problem): Generator<Holding> {
  for (const { match, line } of matchesIn(text, /^(?:v\s)?[-\d \t\r]+$/gm))
    for (const [literal] of match[0].matchAll(/-?\d+/g)) {
      const variable = Number(literal);
      if (variable > 0 && variable <= problem.cells * problem.labels) yield { ...ofVariable(problem, variable), line };
    }
}
