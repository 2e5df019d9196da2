import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { must, numbers } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { methodNamed } from '@latin-puzzles/methods';
import { makeRival } from './rival.mjs';
import { compare, short } from './timing.mjs';

/**
 * `unique FILE`: proves for every Sudoku in a file, one a line, that it has one solution and no other, with the engine,
 * with dancing cells and with the npm package dancing-links; prints the puzzles per second of each, and how many times the last
 * one's they are.
 */
export function unique(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  if (positionals.length !== 1 || !(runs >= 1)) throw new Error('Usage: unique FILE [--runs 5] [--json]');

  const lines = readFileSync(positionals[0], 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.trim());
  const order = Math.sqrt(lines[0].length);
  const size = Math.sqrt(order);
  if (!Number.isInteger(size)) throw new Error(`A line of ${lines[0].length} characters is no Sudoku.`);
  const board = must(resolveBoard(`sudoku:${size}x${size}`));
  const problem = problemOf(board, must(makeMultiset(numbers(order))));
  const labelings = lines.map((line) => [...line].map((character) => (Number.parseInt(character, 36) || 0) - 1));
  const packed = Int8Array.from(labelings.flat());

  const engine = makeEngine(problem);
  const rival = makeRival(problem);
  const ours = () => judge(engine.countEach(packed, 2));
  const cells = () => judge(labelings.map((labeling) => countByCells(problem, labeling)));
  const theirs = () => judge(labelings.map((labeling) => rival(labeling, 2)));
  const [latin, dancingCells, dancingLinks] = compare([ours, cells, theirs], runs).map(
    (ms) => (1000 * lines.length) / ms,
  );
  const ratio = latin / dancingLinks;
  const cellsRatio = dancingCells / dancingLinks;
  if (values.json)
    console.log(JSON.stringify({ puzzles: lines.length, latin, dancingCells, dancingLinks, ratio, cellsRatio }));
  else {
    console.log(`${lines.length} puzzles, each proved unique; median of ${runs} runs`);
    console.log(`latin          ${short(latin)} puzzles/s, ${short(ratio)} times dancing-links`);
    console.log(`dancing cells  ${short(dancingCells)} puzzles/s, ${short(cellsRatio)} times dancing-links`);
    console.log(`dancing-links  ${short(dancingLinks)} puzzles/s`);
  }
}

/** How many solutions our dancing cells find, at most two. */
function countByCells(problem, labeling) {
  let count = 0;
  for (const step of methodNamed('dancing-cells').search({ problem, labeling }, { tally: { steps: 0 } }))
    if (Array.isArray(step) && ++count === 2) break;
  return count;
}

function judge(counts) {
  const wrong = counts.findIndex((count) => count !== 1);
  if (wrong >= 0)
    throw new Error(`Line ${wrong + 1} has ${counts[wrong] === 0 ? 'no solution' : 'several solutions'}.`);
}
