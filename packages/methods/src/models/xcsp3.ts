import type { Result } from '@latin-puzzles/core/basis';
import { EMPTY, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import { gatherAnswer, type Holding, matchesIn, type SolverAnswer } from './answer.ts';
import { legendOf } from './legend.ts';

/**
 * The puzzle in XCSP3-core (F. Boussemart, C. Lecoutre, G. Audemard, C. Piette, XCSP3-core, arXiv 2009.00514): an array of
 * variables, a constraint cardinality for every asterism, and the clues as an instantiation.
 */
export function makeXcsp3(puzzle: Puzzle): string {
  const { labels, cells, asterisms, demands } = problemOf(puzzle.board, puzzle.multiset);
  const values = Array.from({ length: labels }, (_, label) => label).join(' ');
  const names = (held: readonly number[]) => held.map((cell) => `cell[${cell}]`).join(' ');
  const constraints = asterisms.map(
    (held, a) => `    <cardinality>
      <list> ${names(held)} </list>
      <values> ${values} </values>
      <occurs> ${demands[a]!.join(' ')} </occurs>
    </cardinality>\n`,
  );
  const clued = puzzle.labeling.flatMap((clue, cell) => (clue === EMPTY ? [] : [cell]));
  const clues = `    <instantiation>
      <list> ${names(clued)} </list>
      <values> ${clued.map((cell) => puzzle.labeling[cell]).join(' ')} </values>
    </instantiation>\n`;
  // XML allows no two hyphens in a row in a remark, nor one at its end.
  const legend = legendOf(puzzle).map((line) => `  ${line.replaceAll('-', '\u2010')}\n`);
  return `<!--\n${legend.join('')}-->
<instance format="XCSP3" type="CSP">
  <variables>
    <array id="cell" size="[${cells}]"> 0..${labels - 1} </array>
  </variables>
  <constraints>
${constraints.join('')}${clued.length > 0 ? clues : ''}  </constraints>
</instance>
`;
}

/**
 * What a solver of XCSP3 printed: elements `<instantiation>`, whether or not on lines that begin with v. A list may name
 * the whole array, a part of it or single variables; `3x7` stands for seven times the value 3.
 */
export function parseXcsp3Answer(text: string, puzzle: Puzzle): Result<SolverAnswer> {
  return gatherAnswer(text, puzzle, holdings(text.replaceAll(/^v\b/gm, ' '), puzzle.board.cells));
}

function* holdings(text: string, cells: number): Generator<Holding> {
  const pattern = /<list>([^<]*)<\/list>\s*<values>([^<]*)<\/values>/g;
  for (const { match, line } of matchesIn(text, pattern)) {
    const values = valuesOf(match[2]!, cells);
    let next = 0;
    for (const [, first, last] of match[1]!.matchAll(/\bcell\[(\d*)(?:\.\.(\d+))?\]/g)) {
      const from = Number(first);
      const to = Math.min(first === '' ? cells - 1 : Number(last ?? from), from + cells);
      for (let cell = from; cell <= to; cell++, next++)
        if (values[next] !== undefined && values[next] !== '*') yield { cell, label: Number(values[next]), line };
    }
  }
}

function valuesOf(text: string, most: number): string[] {
  return text.split(/\s+/).flatMap((token) => {
    const [value, times] = token.split('x');
    return value === '' ? [] : new Array<string>(Math.min(Number(times ?? 1), most)).fill(value!);
  });
}
