import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawGrowth, exponentOf } from './growth-picture.mjs';
import { measureBoard } from './scale.mjs';
import { short } from './timing.mjs';

/** Members of families from small to large. */
const FAMILIES = {
  Sudoku: ['sudoku:2x4', 'sudoku:3x3', 'sudoku:3x4', 'sudoku:4x4', 'sudoku:4x5', 'sudoku:5x5', 'sudoku:5x6'],
  'Latin square': [7, 9, 12, 16, 20, 25, 32].map((n) => `latin-square:${n}`),
  Samurai: [4, 9, 16].map((n) => `samurai:${n}`),
  triangle: [8, 10, 12, 14].map((n) => `triangle:${n}`),
  orb: [6, 8, 10, 12].map((n) => `orb:${n}`),
  cube: [2, 4, 6, 8].map((n) => `cube:${n}`),
};
/** What is drawn, and which figure of a board it is, in milliseconds. */
const PANELS = {
  'a fair puzzle made': ({ puzzle }) => puzzle.median,
  'proved and rated': ({ proof, rating }) => proof.median + rating.median,
};

/**
 * `growth`: how the processor time for a fair puzzle, and for its proof and rating, grows with cells times labels, family by family:
 * prints the medians and the exponents, and draws them with `--picture FILE.svg`.
 */
export function growth(args) {
  const { values } = parseArgs({
    args,
    options: {
      seeds: { type: 'string', default: '5' },
      cap: { type: 'string', default: '20' },
      picture: { type: 'string' },
    },
  });
  const options = { seeds: Number(values.seeds), cap: 1000 * Number(values.cap), level: 'medium' };
  if (!(options.seeds >= 1) || !(options.cap > 0))
    throw new Error('Usage: growth [--seeds 5] [--cap SECONDS] [--picture FILE.svg]');
  // Whatever comes first pays for the compiler: with every family once, nothing that is measured does.
  for (const name of Object.values(FAMILIES).flat()) measureBoard({ name }, { ...options, seeds: 1 });
  const panels = Object.fromEntries(Object.keys(PANELS).map((title) => [title, {}]));
  for (const [family, names] of Object.entries(FAMILIES)) {
    const rows = names.map((name) => measureBoard({ name }, options)).filter(({ made }) => made > 0);
    for (const [title, figure] of Object.entries(PANELS)) {
      const line = rows.map((row) => ({ size: row.cells * row.labels, ms: figure(row) }));
      panels[title][family] = line;
      const told = rows.map(({ board }, i) => `${board.split(':')[1]}: ${short(line[i].ms)}`).join(', ');
      console.log(`${family}, ${title}: ${told} ms; exponent ${exponentOf(line).toFixed(2)}`);
    }
  }
  if (values.picture) writeFileSync(values.picture, drawGrowth(panels));
}
