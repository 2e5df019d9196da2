import type { Result } from '@latin-puzzles/core/basis';
import { EMPTY, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import { gatherAnswer, type Holding, matchesIn, type SolverAnswer } from './answer.ts';
import { legendOf, remarks } from './legend.ts';

/**
 * The puzzle in MiniZinc (The MiniZinc Handbook, https://docs.minizinc.dev): a variable per cell, and global_cardinality for
 * every asterism, with all that it can infer asked for: Gecode is up to a hundred times faster so. Its output is data in the same language, with the labels as a remark below.
 */
export function makeMiniZinc(puzzle: Puzzle): string {
  const { labels, cells, asterisms, demands } = problemOf(puzzle.board, puzzle.multiset);
  const constraints = asterisms.map(
    (held, a) =>
      `constraint global_cardinality([${held.map((cell) => `cell[${cell}]`).join(', ')}], LABELS, [${demands[a]!.join(', ')}]) :: domain_propagation;`,
  );
  const clues = puzzle.labeling.flatMap((clue, cell) =>
    clue === EMPTY ? [] : [`constraint cell[${cell}] = ${clue};`],
  );
  const cellSet = `0..${cells - 1}`;
  return `${remarks('%', legendOf(puzzle))}
include "global_cardinality.mzn";
array[${cellSet}] of var 0..${labels - 1}: cell;
array[1..${labels}] of int: LABELS = [${puzzle.multiset.labels.map((_, label) => label).join(', ')}];
array[0..${labels - 1}] of string: name = array1d(0..${labels - 1}, [${puzzle.multiset.labels.map(quoted).join(', ')}]);

${[...constraints, ...clues].join('\n')}

solve satisfy;
output ["cell = ", show([fix(cell[c]) | c in ${cellSet}]), ";\\n% ", join(" ", [name[fix(cell[c])] | c in ${cellSet}]), "\\n"];
`;
}

function quoted(label: string): string {
  return `"${label.replaceAll(/[\\"]/g, '\\$&')}"`;
}

/** What minizinc printed by the output item of the model, or with --output-mode dzn or json. */
export function parseMiniZincAnswer(text: string, puzzle: Puzzle): Result<SolverAnswer> {
  return gatherAnswer(text, puzzle, holdings(text.replaceAll(/^%.*$/gm, '')));
}

function* holdings(text: string): Generator<Holding> {
  const assignment = /\bcell"?\s*[=:]\s*(?:array1d\s*\([^[\]]*)?\[([^[\]]*)\]/g;
  // Data may name the index of each value, `7: 5`; otherwise they come in order.
  for (const { match, line } of matchesIn(text, assignment))
    for (const [index, [, cell, label]] of [...match[1]!.matchAll(/(?:(\d+)\s*:\s*)?(-?\d+)/g)].entries())
      yield { cell: Number(cell ?? index), label: Number(label), line };
}
