import { parseArgs } from 'node:util';
import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';

/** Boards whose Latin boards can be listed, with their labels. */
const SUBJECTS = [
  ['latin-square:4', '1122'],
  ['latin-square:4', '1123'],
  ['latin-square:4', '1234'],
  ['sudoku:2x2', '1122'],
  ['sudoku:2x2', '1123'],
  ['sudoku:2x2', '1234'],
];

/**
 * `uniformity`: how far random Latin boards of the engine are from uniform. From the empty board so many are drawn for each
 * Latin board that there is, with the seeds 0, 1, 2, …; tells Pearson's χ², the share of draws that would have to fall elsewhere
 * (the total variation distance), and how often the most and the least frequent came for every time that is due to them.
 */
export function uniformity(args) {
  const { values } = parseArgs({
    args,
    options: { each: { type: 'string', default: '100' }, json: { type: 'boolean', default: false } },
  });
  const each = Number(values.each);
  if (!(each >= 1)) throw new Error('Usage: uniformity [--each 100] [--json]');
  for (const [name, labels] of SUBJECTS) {
    const problem = problemOf(must(resolveBoard(name)), must(makeMultiset([...labels])));
    const engine = makeEngine(problem);
    const blank = new Array(problem.cells).fill(-1);
    const times = new Map([...engine.list(blank)].map((latin) => [latin.join(), 0]));
    const draws = each * times.size;
    for (let seed = 0; seed < draws; seed++) {
      const key = engine.sample(blank, { seed }).solution.join();
      times.set(key, times.get(key) + 1);
    }
    const counts = [...times.values()];
    const result = {
      board: name,
      labels,
      boards: times.size,
      draws,
      chiSquare: counts.reduce((sum, n) => sum + (n - each) ** 2 / each, 0),
      degrees: times.size - 1,
      distance: counts.reduce((sum, n) => sum + Math.abs(n - each), 0) / (2 * draws),
      most: Math.max(...counts) / each,
      least: Math.min(...counts) / each,
    };
    if (values.json) console.log(JSON.stringify(result));
    else
      console.log(
        `${name} ${labels}`.padEnd(22),
        `${result.boards} Latin boards, ${draws} draws:`.padEnd(36),
        `χ² ${Math.round(result.chiSquare)} on ${result.degrees},`,
        `distance ${(100 * result.distance).toFixed(0)} %,`,
        `from ${result.least.toFixed(2)} to ${result.most.toFixed(2)} times as often as due`,
      );
  }
}
