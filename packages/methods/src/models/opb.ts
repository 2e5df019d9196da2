import type { Result } from '@latin-puzzles/core/basis';
import { EMPTY, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import { gatherAnswer, type Holding, matchesIn, type SolverAnswer } from './answer.ts';
import { ofVariable, variableOf } from './clauses.ts';
import { legendOf, remarks } from './legend.ts';

/**
 * The puzzle as pseudo-Boolean constraints, in the linear part of the format OPB (O. Roussel, V. Manquinho, Input/Output Format
 * and Solver Requirements for the Competitions of Pseudo-Boolean Solvers, 2016, Sect. 3). What takes a counter in clauses is
 * one equation here.
 */
export function makeOpb(puzzle: Puzzle): string {
  const problem = problemOf(puzzle.board, puzzle.multiset);
  const { labels, cells, asterisms, demands } = problem;
  const all = Array.from({ length: labels }, (_, label) => label);
  const equations: string[] = [];
  const equation = (variables: readonly number[], sum: number) =>
    equations.push(`${variables.map((variable) => `+1 x${variable}`).join(' ')} = ${sum} ;\n`);
  for (let cell = 0; cell < cells; cell++)
    equation(
      all.map((label) => variableOf(problem, cell, label)),
      1,
    );
  for (const [a, held] of asterisms.entries())
    for (const label of all)
      equation(
        held.map((cell) => variableOf(problem, cell, label)),
        demands[a]![label]!,
      );
  for (const [cell, clue] of puzzle.labeling.entries())
    if (clue !== EMPTY) equation([variableOf(problem, cell, clue)], 1);
  const legend = legendOf(puzzle, `x(${labels} * cell + label + 1) says that the cell holds the label`);
  return `* #variable= ${cells * labels} #constraint= ${equations.length}\n${remarks('*', legend)}${equations.join('')}`;
}

/** What a pseudo-Boolean solver printed: values as `v x1 -x2 …` (Sect. 4 there). */
export function parseOpbAnswer(text: string, puzzle: Puzzle): Result<SolverAnswer> {
  return gatherAnswer(text, puzzle, holdings(text, puzzle.multiset.labels.length));
}

function* holdings(text: string, labels: number): Generator<Holding> {
  for (const { match, line } of matchesIn(text, /^v\s.*$/gm))
    for (const [, variable] of match[0].matchAll(/\sx(\d+)\b/g))
      yield { ...ofVariable({ labels }, Number(variable)), line };
}
