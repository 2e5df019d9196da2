/**
 * Counts the Latin boards of one subject by one method, and prints a line of JSON: what `count-all` starts.
 *   node scripts/count-one.mjs NAME METHOD SECONDS CHECKPOINT
 * METHOD is one of counting, `written`, which lists the Latin boards with one asterism written and multiplies, or estimate. What is
 * reached is kept in the file CHECKPOINT, and gone on with.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { makeRandom } from '@latin-puzzles/core/basis';
import { countExactly, estimate } from '@latin-puzzles/core/counting';
import { makeEngine } from '@latin-puzzles/core/engine';
import { COUNT_SUBJECTS } from './count-subjects.mjs';
import { worked } from './shared.mjs';

/** So often, in milliseconds of processor time, what is reached is written. */
const KEEPING = 1000;

const [name, method, seconds, checkpoint] = process.argv.slice(2);
const subject = COUNT_SUBJECTS.find((one) => one.name === name);
const problem = subject.problem();
const engine = makeEngine(problem);
const limits = { timeLimit: 1000 * Number(seconds), clock: worked };
const kept = existsSync(checkpoint) ? JSON.parse(readFileSync(checkpoint, 'utf8')) : { spent: 0 };

const told = method === 'estimate' ? roughly() : method === 'written' ? written() : exactly();
const { spent, ...outcome } = told;
console.log(
  JSON.stringify({
    name,
    ...outcome,
    seconds: Number((spent / 1000).toPrecision(2)),
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
);

function roughly() {
  const { log10, error, low, high, probes } = estimate(engine, makeRandom(1), { ...limits, probes: 1_000_000 });
  return { method, log10, error, low, high, probes, spent: worked() };
}

function written() {
  const empty = subject.empty(problem);
  for (const [label, cell] of problem.asterisms[0].entries()) empty[cell] = label;
  const { verdict, solutions } = engine.count(empty, limits);
  const ways = problem.asterisms[0].reduce((product, _, i) => product * BigInt(i + 1), 1n);
  const count = verdict === 'complete' ? ways * BigInt(solutions) : undefined;
  return { method, count: count === undefined ? undefined : String(count), spent: worked() };
}

function exactly() {
  let last = worked();
  const {
    verdict,
    count,
    method: by,
  } = countExactly(engine, subject.empty(problem), {
    ...limits,
    method,
    state: kept.state,
    onState: (state) => {
      if (worked() - last < KEEPING) return;
      last = worked();
      // A file that is begun and not ended is none.
      writeFileSync(`${checkpoint}.new`, JSON.stringify({ state, spent: kept.spent + last }));
      renameSync(`${checkpoint}.new`, checkpoint);
    },
  });
  return { method: by, count: verdict === 'complete' ? String(count) : undefined, spent: kept.spent + worked() };
}
