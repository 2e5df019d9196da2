import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { makeRandom, must, numbers } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { criticalPuzzle, makeRemover } from '@latin-puzzles/core/finding';
import { makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { compare, short } from './timing.mjs';

/** Boards of which a figure is given without a rival. */
const BOARDS = ['win', 'triangle:8', 'octahedron:3', 'dodecahedron'];
/** How many times more puzzles we make than the rival in a run, so that both take about as long. */
const OURS = 20;

/**
 * `generate`: critical Sudoku puzzles, each from a random Latin board of its own, against Debian's qqwing; then how many
 * critical puzzles of some other boards are made in a second.
 */
export function generate(args) {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      count: { type: 'string', default: '100' },
      runs: { type: 'string', default: '5' },
    },
  });
  const count = Number(values.count);
  const runs = Number(values.runs);
  if (!(count >= 1) || !(runs >= 1)) throw new Error('Usage: generate [--count 100] [--runs 5] [--json]');

  const sudoku = makeMaker('sudoku');
  sudoku.make(0, count);
  let made = 0;
  const puzzles = [];
  const ours = () => {
    puzzles.push(...sudoku.make(made, OURS * count));
    made += OURS * count;
  };
  const rival = hasRival() ? () => qqwing(count) : undefined;
  const [ourTime, theirTime] = compare([ours, ...(rival ? [rival] : [])], runs);
  judge(sudoku.engine, puzzles);
  const latin = (1000 * OURS * count) / ourTime;
  const theirs = theirTime && (1000 * count) / theirTime;
  const clues = puzzles.flat().filter((label) => label >= 0).length / puzzles.length;
  const boards = BOARDS.map((name) => ({ board: name, ...pace(name) }));

  if (values.json) {
    console.log(
      JSON.stringify({ board: 'sudoku', puzzlesPerSecond: latin, clues, qqwing: theirs, ratio: latin / theirs }),
    );
    for (const board of boards) console.log(JSON.stringify(board));
    return;
  }
  console.log(`critical Sudoku puzzles, each from a Latin board of its own; median of ${runs} runs`);
  console.log(`latin   ${short(latin)} puzzles/s, ${short(clues)} clues on average`);
  if (theirs) console.log(`qqwing  ${short(theirs)} puzzles/s\nratio   ${short(latin / theirs)}`);
  else console.log('qqwing  not installed: on Debian, apt-get install qqwing');
  console.log(
    `${puzzles.length} puzzles checked: all different, with one solution, and with another as soon as any clue goes`,
  );
  for (const { board, puzzlesPerSecond } of boards)
    console.log(`${board.padEnd(14)} ${short(puzzlesPerSecond)} puzzles/s`);
}

function makeMaker(name) {
  const board = must(resolveBoard(name));
  const problem = problemOf(board, must(makeMultiset(numbers(board.k))));
  const engine = makeEngine(problem);
  const remover = makeRemover(engine);
  const blank = new Array(board.cells).fill(-1);
  const makeOne = (seed) => criticalPuzzle(remover, engine.sample(blank, { seed }).solution, makeRandom(seed));
  return { engine, make: (from, count) => Array.from({ length: count }, (_, i) => makeOne(from + i)) };
}

/** Makes puzzles for about a second. */
function pace(name) {
  const { engine, make } = makeMaker(name);
  const puzzles = make(0, 3);
  const start = performance.now();
  let ms = 0;
  for (; ms < 1000; ms = performance.now() - start) puzzles.push(...make(puzzles.length, 1));
  judge(engine, puzzles);
  return { puzzlesPerSecond: (1000 * (puzzles.length - 3)) / ms };
}

function hasRival() {
  try {
    execFileSync('qqwing', ['--version']);
    return true;
  } catch {
    return false;
  }
}

/** It does not promise critical puzzles; without symmetry, those that were looked at all were. */
function qqwing(count) {
  const lines = execFileSync('qqwing', ['--generate', String(count), '--one-line'], { encoding: 'utf8' });
  if (lines.trim().split('\n').length !== count)
    throw new Error('qqwing made another number of puzzles than asked for.');
}

/** Every puzzle has one solution, and two without any of its clues; no two are the same. */
function judge(engine, puzzles) {
  if (new Set(puzzles.map(String)).size < puzzles.length) throw new Error('A puzzle was made twice.');
  for (const puzzle of puzzles) {
    if (engine.countUpTo(puzzle, 2) !== 1) throw new Error(`Not one solution: ${puzzle}`);
    for (const [cell, label] of puzzle.entries())
      if (label >= 0 && engine.countUpTo(puzzle.with(cell, -1), 2) === 1) throw new Error(`Not critical: ${puzzle}`);
  }
}
