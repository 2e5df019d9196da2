import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRandom, must, numbers } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { makeNative, parseNative, parsePuzzle } from '@latin-puzzles/core/format';
import { EMPTY, makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';

const LATIN = fileURLToPath(new URL('../packages/cli/bin/latin.mjs', import.meta.url));
const SPECIMENS = [
  'sudoku-ripeto',
  'win-one',
  'canario-one',
  'helios-one',
  'douze-france-one',
  'latin-octahedron',
  'wave-one',
];
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** AI Escargot, by Arto Inkala. */
const HARD = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

/**
 * Every method on Sudokus, boards of the paper, a square with holes and a board without solution, by `latin compare`, whose
 * options may follow: `--timeout 3 --seeds 3 --chart docs/methods.svg`.
 */
export function methods(args) {
  const file = join(mkdtempSync(join(tmpdir(), 'latin-methods-')), 'puzzles.ndjson');
  writeFileSync(
    file,
    puzzles()
      .map((puzzle) => `${makeNative(puzzle)}\n`)
      .join(''),
  );
  const { status } = spawnSync(process.execPath, [LATIN, 'compare', ...args, file], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`latin compare ended with ${status}.`);
}

function puzzles() {
  const sudoku = (line, title) => ({ ...must(parsePuzzle(line, {})), title });
  return [
    sudoku(EASY, 'Sudoku, easy'),
    { ...fewestClues('sudoku'), title: 'Sudoku, 17 clues' },
    sudoku(HARD, 'Sudoku, hard'),
    ...SPECIMENS.map(specimen),
    squareWithHoles(),
    { ...impossible(sudoku(EASY)), title: 'Sudoku, impossible' },
  ];
}

function specimen(name) {
  return must(parseNative(readFileSync(new URL(`../specimens/${name}.json`, import.meta.url), 'utf8')));
}

function fewestClues(name) {
  const lines = readFileSync(new URL('../data/results/fewest.ndjson', import.meta.url), 'utf8').split('\n');
  return must(parseNative(lines.find((line) => line.includes(`"name":"${name}"`))));
}

/** A Latin square of order 15 with 90 cells empty. */
function squareWithHoles() {
  const board = must(resolveBoard('latin-square:15'));
  const multiset = must(makeMultiset(numbers(15)));
  const { solution } = makeEngine(problemOf(board, multiset)).sample(new Array(225).fill(EMPTY), { seed: 1 });
  const holes = makeRandom(1)
    .shuffled([...solution.keys()])
    .slice(0, 90);
  const labeling = solution.map((label, cell) => (holes.includes(cell) ? EMPTY : label));
  return { board, multiset, labeling, inscription: [], title: 'Square with holes' };
}

/** A puzzle with one more clue, which contradicts none of the others but has no solution. */
function impossible(puzzle) {
  const { board, multiset, labeling } = puzzle;
  const engine = makeEngine(problemOf(board, multiset));
  for (const [cell, clue] of labeling.entries())
    for (const label of multiset.labels.keys()) {
      const near = board.asterisms.filter(({ cells }) => cells.includes(cell)).flatMap(({ cells }) => cells);
      if (clue !== EMPTY || near.some((other) => labeling[other] === label)) continue;
      const wrong = labeling.with(cell, label);
      if (engine.countUpTo(wrong, 1) === 0) return { ...puzzle, labeling: wrong, solution: undefined };
    }
  throw new Error('Every clue that could be added is right.');
}
