import { parseArgs } from 'node:util';
import { must } from '@latin-puzzles/core/basis';
import { CATALOG, resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { median, short, timed } from './timing.mjs';

/**
 * `boards`: for every board of the catalog, how many Latin boards are listed in a second from the empty board on, and how
 * long a random Latin board takes from nothing: the median of so many seeds, and the longest.
 */
export function boards(args) {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '1' },
      seeds: { type: 'string', default: '25' },
    },
  });
  const timeLimit = 1000 * Number(values.seconds);
  const seeds = Number(values.seeds);
  if (!(timeLimit > 0) || !(seeds >= 1)) throw new Error('Usage: boards [--seconds 1] [--seeds 25] [--json]');
  if (!values.json)
    console.log(
      'board'.padEnd(26),
      'solutions/s'.padStart(12),
      'nodes/s'.padStart(12),
      'random board ms (longest; nodes)'.padStart(36),
    );
  for (const { name, board, labels } of CATALOG) {
    const problem = problemOf(must(resolveBoard(board)), must(makeMultiset(labels)));
    const engine = makeEngine(problem);
    const blank = new Array(problem.cells).fill(-1);
    const draws = Array.from({ length: seeds }, (_, seed) =>
      timed(() => engine.sample(blank, { seed, timeLimit: 60_000 })),
    );
    if (draws.some(({ value }) => !value.solution)) throw new Error(`${name}: no random Latin board in a minute.`);
    const times = draws.map(({ ms }) => ms);
    const { ms, value } = timed(() => engine.count(blank, { timeLimit }));
    const result = {
      board: name,
      solutionsPerSecond: (1000 * value.solutions) / ms,
      nodesPerSecond: (1000 * value.nodes) / ms,
      randomMs: median(times),
      randomLongestMs: Math.max(...times),
      randomNodes: median(draws.map((draw) => draw.value.ending.nodes)),
    };
    if (values.json) console.log(JSON.stringify(result));
    else
      console.log(
        name.padEnd(26),
        short(result.solutionsPerSecond).padStart(12),
        short(result.nodesPerSecond).padStart(12),
        `${short(result.randomMs)} (${short(result.randomLongestMs)}; ${result.randomNodes})`.padStart(36),
      );
  }
}
