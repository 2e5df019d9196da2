import { excerpt, isRecord } from '../../basis/index.ts';
import type { Problem } from '../../puzzle/index.ts';
import { makeProofFlaw, type ProofFlaw } from './reasons.ts';

/** Far more than any theorem needs, and so little that sums stay exact. */
const MAX_TIMES = 1_000_000;

/** The marks of a step as data, apart from the steps nested in it: nothing is taken on trust that came from a file. */
export function findMalformed(problem: Problem, step: unknown, path: string): ProofFlaw | undefined {
  if (!isRecord(step)) return wrong(path, step, 'a step');
  if (typeof step.theorem !== 'string') return wrong(`${path}.theorem`, step.theorem, 'the name of a theorem');
  const { writes, removals, premises } = step;
  if (!isRecord(premises)) return wrong(`${path}.premises`, premises, 'an object');
  const inside = `${path}.premises`;
  return (
    each(writes, `${path}.writes`, (value, at) => misplaced(problem, value, at)) ??
    each(removals, `${path}.removals`, (value, at) => misplaced(problem, value, at)) ??
    each(premises.terms, `${inside}.terms`, (value, at) => misformedTerm(problem, value, at)) ??
    misformedSuppositions(problem, premises, inside)
  );
}

function misformedSuppositions(
  problem: Problem,
  { assumption, steps, cases }: Record<string, unknown>,
  path: string,
): ProofFlaw | undefined {
  if (cases !== undefined) {
    if (assumption !== undefined || steps !== undefined)
      return makeProofFlaw('premises.mixed', path, 'There are cases beside an assumption or steps.');
    if (Array.isArray(cases) && cases.length === 0) return wrong(`${path}.cases`, cases, 'one alternative or more');
    return each(cases, `${path}.cases`, (branch, at) =>
      isRecord(branch) ? misformedBranch(problem, branch, at) : wrong(at, branch, 'an object'),
    );
  }
  if (assumption === undefined && steps === undefined) return undefined;
  return misformedBranch(problem, { assumption, steps }, path);
}

function misformedBranch(
  problem: Problem,
  { assumption, steps }: Record<string, unknown>,
  path: string,
): ProofFlaw | undefined {
  const at = `${path}.assumption`;
  const badly = misplaced(problem, assumption, at);
  if (badly) return badly;
  const { holds } = assumption as Record<string, unknown>;
  if (typeof holds !== 'boolean') return wrong(`${at}.holds`, holds, 'true or false');
  return Array.isArray(steps) ? undefined : wrong(`${path}.steps`, steps, 'an array');
}

function misformedTerm(problem: Problem, term: unknown, path: string): ProofFlaw | undefined {
  if (!isRecord(term)) return wrong(path, term, 'a term');
  const { times, cell, asterism, label } = term;
  if (!Number.isInteger(times) || times === 0 || Math.abs(times as number) > MAX_TIMES)
    return makeProofFlaw(
      'term.times',
      `${path}.times`,
      `A term is taken a whole number of times, not 0 and at most ${MAX_TIMES}, not ${excerpt(times)}.`,
    );
  if (!('cell' in term))
    return (
      outOfRange(asterism, problem.asterisms.length, 'asterism', path) ??
      outOfRange(label, problem.labels, 'label', path)
    );
  if ('asterism' in term || 'label' in term)
    return makeProofFlaw('premises.mixed', path, 'A term names a cell, or an asterism and a label, not both.');
  return outOfRange(cell, problem.cells, 'cell', path);
}

function misplaced({ cells, labels }: Problem, placement: unknown, path: string): ProofFlaw | undefined {
  if (!isRecord(placement)) return wrong(path, placement, 'a cell and a label');
  return outOfRange(placement.cell, cells, 'cell', path) ?? outOfRange(placement.label, labels, 'label', path);
}

function outOfRange(
  value: unknown,
  bound: number,
  what: 'cell' | 'label' | 'asterism',
  path: string,
): ProofFlaw | undefined {
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < bound) return undefined;
  const message = `There is no ${what} ${excerpt(value)}; ${what}s are numbered 0 to ${bound - 1}.`;
  return makeProofFlaw('index.range', `${path}.${what}`, message);
}

function each(
  values: unknown,
  path: string,
  check: (value: unknown, path: string) => ProofFlaw | undefined,
): ProofFlaw | undefined {
  if (!Array.isArray(values)) return wrong(path, values, 'an array');
  for (const [index, value] of values.entries()) {
    const found = check(value, `${path}[${index}]`);
    if (found) return found;
  }
  return undefined;
}

export function wrong(path: string, value: unknown, wanted: string): ProofFlaw {
  return makeProofFlaw('proof.form', path, `This should be ${wanted}, not ${excerpt(value)}.`);
}
