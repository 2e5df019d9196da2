import type { Result } from '@latin-puzzles/core/basis';
import { EMPTY, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import { gatherAnswer, type Holding, matchesIn, type SolverAnswer } from './answer.ts';
import { legendOf, remarks } from './legend.ts';

/**
 * The puzzle as an exact cover problem with multiplicities, in the text that Knuth's DLX1 and DLX3 read (D. E. Knuth, The Art
 * of Computer Programming, 7.2.2.1, and https://www-cs-faculty.stanford.edu/~knuth/programs.html): a line of items, then an
 * option a line. `c7` is to be covered once, as cell 7 holds one label; `2|a3_5` twice, as asterism 3 holds label 5 twice.
 * An option is a label in a cell, and covers what that contributes to; a cell with a clue has only one.
 */
export function makeExactCover(puzzle: Puzzle): string {
  const { labels, cells, asterisms, demands } = problemOf(puzzle.board, puzzle.multiset);
  const around = Array.from({ length: cells }, (): number[] => []);
  for (const [a, held] of asterisms.entries()) for (const cell of held) around[cell]!.push(a);
  const items = [
    ...around.map((_, cell) => `c${cell}`),
    ...demands.flatMap((demand, a) => demand.map((count, label) => `${count === 1 ? '' : `${count}|`}a${a}_${label}`)),
  ];
  const options = around.flatMap((containing, cell) => {
    const clue = puzzle.labeling[cell]!;
    const possible = clue === EMPTY ? Array.from({ length: labels }, (_, label) => label) : [clue];
    return possible.map((label) => `c${cell} ${containing.map((a) => `a${a}_${label}`).join(' ')}\n`);
  });
  const legend = legendOf(
    puzzle,
    'An option says that cell c holds label l: it covers the cell and, of each asterism a, a_l',
  );
  return `${remarks('|', legend)}${items.join(' ')}\n${options.join('')}`;
}

/** What a program printed that covers exactly: the chosen options, one a line, their items in any order. */
export function parseExactCoverAnswer(text: string, puzzle: Puzzle): Result<SolverAnswer> {
  return gatherAnswer(text, puzzle, holdings(text));
}

function* holdings(text: string): Generator<Holding> {
  for (const { match, line } of matchesIn(text, /^(?!\|).+$/gm)) {
    const cell = /(?<!\S)c(\d+)(?!\S)/.exec(match[0])?.[1];
    const label = /(?<!\S)a\d+_(\d+)(?!\S)/.exec(match[0])?.[1];
    if (cell !== undefined && label !== undefined) yield { cell: Number(cell), label: Number(label), line };
  }
}
