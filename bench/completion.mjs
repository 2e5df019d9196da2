import { parseArgs } from 'node:util';
import { makeEngine } from '@latin-puzzles/core/engine';
import { isSolution } from '@latin-puzzles/methods';
import { readInstances } from './completion-instances.mjs';
import { isInstalled, RIVALS } from './completion-rivals.mjs';

/**
 * `completion DIR`: finds two solutions of every Latin square with holes in a folder, with the engine and with the rivals
 * that are installed, and prints the milliseconds. Every program has 30 seconds a square and three seeds, of which the
 * median counts. Ours runs in this process, the rivals as processes of their own, which takes them a few milliseconds.
 */
export async function completion(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '30' },
      runs: { type: 'string', default: '3' },
    },
  });
  const limit = 1000 * Number(values.seconds);
  const runs = Number(values.runs);
  if (positionals.length !== 1 || !(limit > 0) || !(runs >= 1))
    throw new Error('Usage: completion DIR [--seconds 30] [--runs 3] [--json]');

  const rivals = RIVALS.filter(({ name }) => isInstalled(name));
  for (const { name } of RIVALS)
    if (!rivals.some((rival) => rival.name === name)) process.stderr.write(`${name} is not installed: left out.\n`);
  const solvers = [{ name: 'latin', find: findOurs }, ...rivals];
  const table = makeTable(solvers, values.json);

  const rows = [];
  for (const instance of readInstances(positionals[0])) {
    const results = solvers.map(({ find }) => median(find, instance, limit, runs));
    agree(instance.name, results);
    rows.push({ name: instance.name, results });
    table.row(instance.name, results);
  }
  // The squares that some rival solves are the ones to be measured by; a solver that fails on one is charged the limit.
  const solved =
    rivals.length === 0 ? rows : rows.filter(({ results }) => results.slice(1).some((r) => r !== undefined));
  const means = solvers.map((_, i) => geometricMean(solved.map(({ results }) => results[i]?.ms ?? limit)));
  table.means(means);
}

function findOurs(instance, seed, limit) {
  const start = performance.now();
  const list = makeEngine(instance.problem).list(instance.labeling, { limit: 2, seed, timeLimit: limit });
  const found = [];
  let step = list.next();
  for (; !step.done; step = list.next()) found.push(step.value);
  const ms = performance.now() - start;
  if (!found.every((solution) => isSolution(instance.problem, instance.labeling, solution)))
    throw new Error(`A wrong solution of ${instance.name}.`);
  return step.value.verdict === 'timeout' ? undefined : { solutions: found.length, ms };
}

/** The median of so many seeds; undefined, which is worse than any time, as soon as it is bound to be. */
function median(find, instance, limit, runs) {
  const middle = Math.floor(runs / 2);
  const results = [];
  let failures = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const result = find(instance, seed, limit);
    if (result) results.push(result);
    else if (++failures >= runs - middle) return undefined;
  }
  return results.sort((a, b) => a.ms - b.ms)[middle];
}

function agree(name, results) {
  const counts = new Set(results.flatMap((result) => (result ? [result.solutions] : [])));
  if (counts.size > 1) throw new Error(`The solvers disagree on ${name}: ${[...counts].join(' or ')} solutions.`);
}

function geometricMean(times) {
  return Math.exp(times.reduce((sum, ms) => sum + Math.log(Math.max(1, ms)), 0) / times.length);
}

function makeTable(solvers, json) {
  const print = (line) => process.stdout.write(`${line}\n`);
  const line = (name, entries) => print([name.padEnd(20), ...entries.map((entry) => entry.padStart(10))].join(' '));
  if (!json)
    line(
      'ms',
      solvers.map(({ name }) => name),
    );
  const named = (entries) => Object.fromEntries(solvers.map(({ name }, i) => [name, entries[i]]));
  return {
    row(name, results) {
      const times = results.map((result) => (result ? Math.round(result.ms) : null));
      const solutions = results.find((result) => result)?.solutions ?? null;
      if (json) print(JSON.stringify({ instance: name, solutions, ms: named(times) }));
      else
        line(
          name,
          times.map((ms) => String(ms ?? 'time out')),
        );
    },
    means(means) {
      const rounded = means.map((mean) => Math.round(mean));
      if (json) print(JSON.stringify({ geometricMean: named(rounded) }));
      else line('geometric mean', rounded.map(String));
    },
  };
}
