import { parseArgs } from 'node:util';
import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { makeSampler, SAMPLING_METHODS } from '@latin-puzzles/core/sampling';

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
 * `uniformity`: how far random Latin boards are from uniform, those that the engine meets first, or those that a sampler draws by counts
 * or by a chain. From the empty board so many are drawn for each Latin board that there is, with the seeds 0, 1, 2, …; tells
 * Pearson's χ², the share of draws that would have to fall elsewhere
 * (the total variation distance), and how often the most and the least frequent came for every time that is due to them.
 */
export function uniformity(args) {
  const { values } = parseArgs({
    args,
    options: {
      each: { type: 'string', default: '100' },
      by: { type: 'string', default: 'engine' },
      json: { type: 'boolean', default: false },
    },
  });
  const each = Number(values.each);
  const { by } = values;
  if (!(each >= 1) || !['engine', ...SAMPLING_METHODS].includes(by))
    throw new Error('Usage: uniformity [--each 100] [--by engine|counts|chain] [--json]');
  for (const [name, labels] of SUBJECTS) {
    const problem = problemOf(must(resolveBoard(name)), must(makeMultiset([...labels])));
    const engine = makeEngine(problem);
    const blank = new Array(problem.cells).fill(-1);
    const draw = drawer(engine, blank, by);
    const times = new Map([...engine.list(blank)].map((latin) => [latin.join(), 0]));
    const draws = each * times.size;
    for (let seed = 0; seed < draws; seed++) {
      const key = draw(seed).join();
      times.set(key, times.get(key) + 1);
    }
    const counts = [...times.values()];
    const result = {
      by,
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

function drawer(engine, blank, by) {
  if (by === 'engine') return (seed) => engine.sample(blank, { seed }).solution;
  const { sampler } = makeSampler(engine, blank, { method: by });
  return (seed) => sampler.draw(seed);
}
