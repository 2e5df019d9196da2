import { parseArgs } from 'node:util';
import { must, numbers } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { makeRival } from './rival.mjs';
import { compare, short } from './timing.mjs';

/** A reduced Latin square has its labels in order in the first row and the first column. */
function reduced(order) {
  return Array.from({ length: order * order }, (_, cell) => {
    const [row, column] = [Math.floor(cell / order), cell % order];
    return row === 0 || column === 0 ? row + column : -1;
  });
}

const TASKS = [
  { name: 'Sudoku 4×4', board: 'sudoku:2x2', labels: numbers(4), solutions: 288, rival: true },
  {
    name: 'reduced Latin 6',
    board: 'latin-square:6',
    labels: numbers(6),
    clues: reduced(6),
    solutions: 9408,
    rival: true,
  },
  { name: 'reduced Latin 7', board: 'latin-square:7', labels: numbers(7), clues: reduced(7), solutions: 16_942_080 },
  { name: '6×6, labels 3+3', board: 'latin-square:6', labels: [...'111222'], solutions: 297_200 },
];

/** `enumerate`: lists all Latin boards of four boards; the rival where it can, which is without repeats and not for millions. */
export function enumerate(args) {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean', default: false }, runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Error('Usage: enumerate [--runs 5] [--json]');
  if (!values.json)
    console.log('milliseconds to list all Latin boards'.padEnd(44), 'latin  counting only  dancing-links');
  for (const task of TASKS) {
    const problem = problemOf(must(resolveBoard(task.board)), must(makeMultiset(task.labels)));
    const labeling = task.clues ?? new Array(problem.cells).fill(-1);
    const engine = makeEngine(problem);
    const judge = (solutions) => {
      if (solutions !== task.solutions) throw new Error(`${task.name}: ${solutions} instead of ${task.solutions}.`);
    };
    const list = () => {
      let solutions = 0;
      for (const _ of engine.list(labeling)) solutions++;
      judge(solutions);
    };
    const count = () => judge(engine.count(labeling).solutions);
    const rival = task.rival ? makeRival(problem) : undefined;
    const contenders = [list, count, ...(rival ? [() => judge(rival(labeling, task.solutions + 1))] : [])];
    const [listing, counting, theirs] = compare(contenders, runs);
    if (values.json)
      console.log(
        JSON.stringify({ name: task.name, solutions: task.solutions, latin: listing, counting, dancingLinks: theirs }),
      );
    else {
      const title = `${task.name} (${task.solutions.toLocaleString('en')})`;
      const cells = [
        short(listing).padStart(9),
        short(counting).padStart(14),
        (theirs ? short(theirs) : '–').padStart(14),
      ];
      console.log(title.padEnd(40), ...cells);
    }
  }
}
