import { excerpt, isRecord } from '../../basis/index.ts';
import type { Problem } from '../../puzzle/index.ts';
import { makeProofFlaw, type ProofFlaw } from './reasons.ts';
import { rowAt } from './sum.ts';

/** How many cells, labels and asterisms there are, and which constraints. */
interface Bounds extends Pick<Problem, 'constraints'> {
  readonly cells: number;
  readonly labels: number;
  readonly asterisms: readonly unknown[];
}

/** Far more than any theorem needs, and so little that sums stay exact. */
const MAX_TIMES = 1_000_000;

/** The marks of a step as data, apart from the steps nested in it: nothing is taken on trust that came from a file. */
export function findMalformed(bounds: Bounds, step: unknown, path: string): ProofFlaw | undefined {
  if (!isRecord(step)) return wrong(path, step, 'a step');
  if (typeof step.theorem !== 'string') return wrong(`${path}.theorem`, step.theorem, 'the name of a theorem');
  const { writes, removals, premises } = step;
  if (!isRecord(premises)) return wrong(`${path}.premises`, premises, 'an object');
  const inside = `${path}.premises`;
  return (
    findIn(bounds, writes, misplaced, path, '.writes') ??
    findIn(bounds, removals, misplaced, path, '.removals') ??
    findIn(bounds, premises.terms, misformedTerm, inside, '.terms') ??
    misformedUnchecked(premises, inside) ??
    misformedSuppositions(bounds, premises, inside)
  );
}

/** Who has nobody to check it has no other premises either. */
function misformedUnchecked(premises: Record<string, unknown>, path: string): ProofFlaw | undefined {
  const { terms, unchecked, assumption, steps, cases } = premises;
  if (unchecked === undefined) return undefined;
  if (typeof unchecked !== 'string') return wrong(`${path}.unchecked`, unchecked, 'the name of a theorem');
  if ((terms as unknown[]).length === 0 && [assumption, steps, cases].every((part) => part === undefined))
    return undefined;
  return makeProofFlaw('premises.mixed', path, 'What is unchecked has other premises beside.');
}

function misformedSuppositions(
  bounds: Bounds,
  { assumption, steps, cases }: Record<string, unknown>,
  path: string,
): ProofFlaw | undefined {
  if (cases !== undefined) {
    if (assumption !== undefined || steps !== undefined)
      return makeProofFlaw('premises.mixed', path, 'There are cases beside an assumption or steps.');
    if (Array.isArray(cases) && cases.length === 0) return wrong(`${path}.cases`, cases, 'one alternative or more');
    return findIn(bounds, cases, misformedCase, path, '.cases');
  }
  if (assumption === undefined && steps === undefined) return undefined;
  return misformedBranch(bounds, { assumption, steps }, path);
}

function misformedCase(bounds: Bounds, branch: unknown, path: string): ProofFlaw | undefined {
  return isRecord(branch) ? misformedBranch(bounds, branch, path) : wrong(path, branch, 'an object');
}

function misformedBranch(
  bounds: Bounds,
  { assumption, steps }: Record<string, unknown>,
  path: string,
): ProofFlaw | undefined {
  const at = `${path}.assumption`;
  const badly = misplaced(bounds, assumption, at);
  if (badly) return badly;
  const { holds } = assumption as Record<string, unknown>;
  if (typeof holds !== 'boolean') return wrong(`${at}.holds`, holds, 'true or false');
  return Array.isArray(steps) ? undefined : wrong(`${path}.steps`, steps, 'an array');
}

function misformedTerm(bounds: Bounds, term: unknown, path: string): ProofFlaw | undefined {
  if (!isRecord(term)) return wrong(path, term, 'a term');
  const { times, cell, asterism, label } = term;
  if (!Number.isInteger(times) || times === 0 || Math.abs(times as number) > MAX_TIMES)
    return makeProofFlaw(
      'term.times',
      `${path}.times`,
      `A term is taken a whole number of times, not 0 and at most ${MAX_TIMES}, not ${excerpt(times)}.`,
    );
  if ('constraint' in term) return misformedRow(bounds, term, path);
  if (!('cell' in term))
    return (
      outOfRange(asterism, bounds.asterisms.length, 'asterism', path) ?? outOfRange(label, bounds.labels, 'label', path)
    );
  if ('asterism' in term || 'label' in term)
    return makeProofFlaw('premises.mixed', path, 'A term names a cell, or an asterism and a label, not both.');
  return outOfRange(cell, bounds.cells, 'cell', path);
}

function misformedRow(bounds: Bounds, term: Record<string, unknown>, path: string): ProofFlaw | undefined {
  const { constraint, row } = term;
  if ('cell' in term || 'asterism' in term || 'label' in term)
    return makeProofFlaw('premises.mixed', path, 'A term names a row of a constraint, or something else, not both.');
  if (typeof constraint !== 'string') return wrong(`${path}.constraint`, constraint, 'the name of a constraint');
  if (!Number.isInteger(row)) return wrong(`${path}.row`, row, 'the number of a row');
  if (rowAt(bounds, { constraint, row: row as number })) return undefined;
  const message = `There is no row ${excerpt(row)} of a constraint ${excerpt(constraint)}.`;
  return makeProofFlaw('index.range', `${path}.row`, message);
}

function misplaced({ cells, labels }: Bounds, placement: unknown, path: string): ProofFlaw | undefined {
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

/** What is wrong with one of the values of a field. */
function findIn(
  bounds: Bounds,
  values: unknown,
  check: (bounds: Bounds, value: unknown, path: string) => ProofFlaw | undefined,
  path: string,
  field: string,
): ProofFlaw | undefined {
  if (!Array.isArray(values)) return wrong(path + field, values, 'an array');
  // Most proofs are in order, and then nobody asks where.
  for (let index = 0; index < values.length; index++)
    if (check(bounds, values[index], '')) return check(bounds, values[index], `${path}${field}[${index}]`);
  return undefined;
}

export function wrong(path: string, value: unknown, wanted: string): ProofFlaw {
  return makeProofFlaw('proof.form', path, `This should be ${wanted}, not ${excerpt(value)}.`);
}
