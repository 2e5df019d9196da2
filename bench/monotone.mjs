import { parseArgs } from 'node:util';
import { LADDER, shapeOf } from '@latin-puzzles/core/attrition';
import { makeRandom } from '@latin-puzzles/core/basis';
import { subjects } from './monotone-subjects.mjs';
import { chainLadders, forkWalk, prefixes, shortLadders, walk } from './monotone-walk.mjs';

/** The walks to take on a board. Those to forks are cheap, since most find none. */
const WALKS = [
  { path: walk, ladders: prefixes(LADDER) },
  { path: walk, ladders: shortLadders(LADDER) },
  { path: walk, ladders: chainLadders(LADDER) },
  ...Array.from({ length: 40 }, (_, i) => ({ path: forkWalk, ladders: [chainLadders, prefixes][i % 2](LADDER) })),
];

/**
 * `monotone --positions N --seed S`: looks for positions where knowing more leaves a prefix of the ladder with more
 * candidates, by walks over random boards, variants of a board that failed once, and boards of the catalog. Prints each as
 * a problem and facts that reproduce it, the number of positions compared, and how many there were of each board.
 *
 * That it finds what there is was tried on chains as they once were, where a way of several places was supposed as an
 * absence: 15 counterexamples in 15,305 positions, 647 of them at forks, with seeds 1 to 3.
 */
export function monotone(args) {
  const { values } = parseArgs({
    args,
    options: {
      positions: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      most: { type: 'string', default: '5' },
    },
  });
  const [positions, seed, most] = [Number(values.positions), Number(values.seed), Number(values.most)];
  if (!(positions >= 1) || !Number.isInteger(seed) || !(most >= 1))
    throw new Error('Usage: monotone [--positions 10000] [--seed 1] [--most 5]');
  const start = performance.now();
  const random = makeRandom(seed);
  const kinds = new Map();
  const found = [];
  let compared = 0;
  let atForks = 0;
  for (const subject of subjects(random)) {
    const shape = shapeOf(subject.problem);
    for (const { path, ladders } of WALKS)
      for (const counterexample of path(subject, random, ladders, shape)) {
        compared++;
        if (path === forkWalk) atForks++;
        const kind = subject.name.startsWith('random') ? 'random boards' : subject.name;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        if (!counterexample) continue;
        found.push(counterexample);
        console.log(JSON.stringify({ board: subject.name, ...counterexample, problem: subject.problem }));
      }
    if (compared >= positions || found.length >= most) break;
  }
  for (const [kind, count] of kinds) console.log(`${String(count).padStart(9)}  ${kind}`);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${compared} positions compared, ${atForks} of them at forks, in ${Math.round(seconds)} s, seed ${seed}`);
  console.log(`${found.length} counterexamples`);
  if (found.length > 0) process.exitCode = 1;
}
