import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exactCounts } from './completion-instances.mjs';

/*
 * Programs to compare with, run as processes on files of their own language. Each gives the number of solutions it found,
 * two at most, and the milliseconds it took, or undefined if the time was up.
 */
export const RIVALS = [
  {
    name: 'cadical',
    find: (instance, seed, limit) => withFolder((folder) => runCadical(instance, seed, limit, folder)),
  },
  { name: 'clingo', find: (instance, seed, limit) => withFolder((folder) => runClingo(instance, seed, limit, folder)) },
];

export function isInstalled(name) {
  return spawnSync(name, ['--version']).status === 0;
}

function withFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'completion-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(name, parameters, limit) {
  const start = performance.now();
  const { stdout, error, signal } = spawnSync(name, parameters, {
    encoding: 'utf8',
    timeout: Math.max(1, Math.round(limit)),
    killSignal: 'SIGKILL',
    maxBuffer: 1 << 28,
  });
  const ms = performance.now() - start;
  return error || signal || ms > limit ? undefined : { stdout, ms };
}

/** Twice in a row: the second time with a clause against the first solution. */
function runCadical(instance, seed, limit, folder) {
  const { atoms, counts } = exactCounts(instance);
  const { clauses, variables } = toClauses(atoms, counts);
  let solutions = 0;
  let ms = 0;
  while (solutions < 2) {
    const file = join(folder, `${solutions}.cnf`);
    const lines = clauses.map((clause) => `${clause.join(' ')} 0\n`);
    writeFileSync(file, `p cnf ${variables} ${clauses.length}\n${lines.join('')}`);
    const result = run('cadical', ['-q', `--seed=${seed}`, file], limit - ms);
    if (!result) return undefined;
    ms += result.ms;
    if (!result.stdout.includes('s SATISFIABLE')) break;
    solutions++;
    const model = result.stdout.match(/-?\d+/g).map(Number);
    clauses.push(model.filter((literal) => literal > 0 && literal <= atoms).map((literal) => -literal));
  }
  return { solutions, ms };
}

function runClingo(instance, seed, limit, folder) {
  const { atoms, counts } = exactCounts(instance);
  const file = join(folder, 'problem.lp');
  const rules = counts.map(
    ({ need, members }) => `:- not ${need} { ${members.map((m) => `x(${m})`).join('; ')} } ${need}.\n`,
  );
  writeFileSync(file, `{ x(1..${atoms}) }.\n${rules.join('')}#show.\n`);
  const result = run('clingo', ['-n', '2', '--quiet', `--seed=${seed}`, file], limit);
  if (!result) return undefined;
  return { solutions: Number(/^Models\s*:\s*(\d+)/m.exec(result.stdout)[1]), ms: result.ms };
}

/** One of a set: pair by pair. Several of a set: Sinz's sequential counter, from both sides. */
function toClauses(atoms, counts) {
  let variables = atoms;
  const clauses = [];
  const atMost = (literals, bound) => {
    let before;
    for (const literal of literals) {
      const sums = Array.from({ length: bound }, () => ++variables);
      clauses.push([-literal, sums[0]]);
      for (let i = 0; before && i < bound; i++) {
        clauses.push([-before[i], sums[i]]);
        if (i > 0) clauses.push([-literal, -before[i - 1], sums[i]]);
      }
      if (before) clauses.push([-literal, -before[bound - 1]]);
      before = sums;
    }
  };
  for (const { need, members } of counts)
    if (need === 1) {
      clauses.push(members);
      for (const [i, a] of members.entries()) for (const b of members.slice(i + 1)) clauses.push([-a, -b]);
    } else if (need <= 0 || need >= members.length) {
      if (need < 0 || need > members.length) clauses.push([]);
      else for (const member of members) clauses.push([need === 0 ? -member : member]);
    } else {
      atMost(members, need);
      atMost(
        members.map((member) => -member),
        members.length - need,
      );
    }
  return { clauses, variables };
}
