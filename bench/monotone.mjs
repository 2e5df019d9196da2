import { parseArgs } from 'node:util';
import { LADDER, shapeOf } from '@latin-puzzles/core/attrition';
import { makeRandom } from '@latin-puzzles/core/basis';
import { subjects } from './monotone-subjects.mjs';
import { chainLadders, prefixes, shortLadders, walk } from './monotone-walk.mjs';

/** How many walks to take on a board, one of them with the ladder in full. */
const WALKS = 4;

/**
 * `monotone --positions N --seed S`: looks for positions where knowing more leaves a prefix of the ladder with more
 * candidates, by walks over random boards and boards of the catalog. Prints each as a problem and facts that reproduce it,
 * the number of positions compared, and how many there were of each board.
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
  const all = [prefixes(LADDER), chainLadders(LADDER), shortLadders(LADDER), chainLadders(LADDER)];
  const kinds = new Map();
  const found = [];
  let compared = 0;
  for (const subject of subjects(random)) {
    const shape = shapeOf(subject.problem);
    for (let left = WALKS; left > 0; left--)
      for (const counterexample of walk(subject, random, all[left % all.length], shape)) {
        compared++;
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
  console.log(`${compared} positions compared in ${Math.round(seconds)} s, seed ${seed}`);
  console.log(`${found.length} counterexamples`);
  if (found.length > 0) process.exitCode = 1;
}
