import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../test/support/law-runs.ts';
import { type CheckResult, checkProof, type ProofFlaw } from '../../../src/attrition/checker/index.ts';
import { climb, LADDER, type Placement, type Step, shapeOf, startOf, type Term } from '../../../src/attrition/index.ts';
import { makeRandom, type Random } from '../../../src/basis/index.ts';
import { type Problem, problemOf } from '../../../src/puzzle/index.ts';
import { randomPosition } from '../positions.ts';
import { MUTATIONS, type MutationName, mutate, type ProofData } from './mutations.ts';
import { isRight } from './opinion.ts';
import { randomProof, someCompletions } from './proofs.ts';

describe('proofs found by theorems, by cases and by backtracking', () => {
  test('are accepted, and show the solution', () => {
    const found = { fair: 0, unfair: 0, cases: 0 };
    fc.assert(
      fc.property(randomProof, (proven) => {
        if (!proven) return;
        const { problem, labeling, solution, proof } = proven;
        expect(checkProof(problem, labeling, proof)).toEqual({ valid: true, solution });
        expect(isRight(problem, labeling, proof)).toBe(true);
        found[proof.fair ? 'fair' : 'unfair']++;
        if (proof.steps.some((step) => step.premises.cases)) found.cases++;
      }),
      { numRuns: 400 },
    );
    for (const [kind, number] of Object.entries(found)) expect(number, kind).toBeGreaterThan(50);
  });

  test('are rejected when damaged, unless what is left is still a proof', () => {
    const tally = new Map<MutationName, { tried: number; accepted: number }>();
    fc.assert(
      fc.property(randomProof, fc.nat(), (proven, seed) => {
        if (!proven || proven.proof.steps.length === 0) return;
        const { problem, labeling, proof } = proven;
        const random = makeRandom(seed);
        for (const name of Object.keys(MUTATIONS) as MutationName[]) {
          const damaged = mutate(name, proof, problem, random);
          if (!damaged) continue;
          const result = checkProof(problem, labeling, damaged);
          if (isRight(problem, labeling, damaged))
            expect(result.valid || skipsNumbers(damaged, result), name).toBe(true);
          else expect(result.valid, name).toBe(false);
          const { tried, accepted } = tally.get(name) ?? { tried: 0, accepted: 0 };
          tally.set(name, { tried: tried + 1, accepted: accepted + (result.valid ? 1 : 0) });
        }
      }),
      { numRuns: 500 },
    );
    for (const [name, { tried, accepted }] of tally) expect(tried - accepted, name).toBeGreaterThan(50);
    for (const name of ALWAYS_FATAL) expect(tally.get(name)!.accepted, name).toBe(0);
    expect(tally.size).toBe(Object.keys(MUTATIONS).length);
  });
});

/**
 * Where the checker may reject what is right: bounds do not see that a sum skips numbers between them. With one term it
 * does not: all its coefficients are the same.
 */
function skipsNumbers(proof: ProofData, { path, reason }: ProofFlaw): boolean {
  if (!['conclusion.unforced', 'contradiction.balanced', 'cases.open'].includes(reason)) return false;
  const keys = path.match(/\w+/g)!;
  const step = keys.reduce((value: unknown, key) => (value as Record<string, unknown>)[key], proof) as Step;
  return step.premises.terms.length > 1;
}

/** Damage that nothing makes good: no theorem names a term in vain, and no step is new twice. */
const ALWAYS_FATAL: readonly MutationName[] = ['drop a term', 'take a step twice', 'deny the fairness'];

test('a step is accepted only if its conclusion holds in every completion', () => {
  let accepted = 0;
  const law = fc.property(randomPosition, fc.nat(), ({ partial }, seed) => {
    const random = makeRandom(seed);
    const problem = problemOf(partial.board, partial.multiset);
    const completions = someCompletions(partial, 200);
    if (completions.length < 2) return;
    const before = someSteps(problem, partial.labeling, random.below(12));
    const terms = randomTerms(problem, random);
    for (let cell = 0; cell < problem.cells; cell++)
      for (let label = 0; label < problem.labels; label++)
        for (const step of stepsUpon({ cell, label }, terms)) {
          const result = checkProof(problem, partial.labeling, { steps: [...before, step], fair: true });
          if (!takesAllSteps(result)) continue;
          accepted++;
          const holds = step.writes.length > 0;
          expect(completions.every((completion) => (completion[cell] === label) === holds)).toBe(true);
        }
  });
  // Few random steps are accepted: it goes on until some were.
  for (let round = 0; round < 20 && accepted <= 10; round++) fc.assert(law, { numRuns: lawRuns(300) });
  expect(accepted).toBeGreaterThan(10);
});

function takesAllSteps(result: CheckResult): boolean {
  return result.valid || result.step === undefined;
}

function someSteps(problem: Problem, labeling: readonly number[], most: number): Step[] {
  const steps: Step[] = [];
  for (const step of climb(startOf(shapeOf(problem), labeling), LADDER)) {
    if (steps.length === most) break;
    steps.push(step);
  }
  return steps;
}

/** A few equations that have cells or a label in common. */
function randomTerms({ cells, labels, asterisms }: Problem, random: Random): Term[] {
  const first = random.below(asterisms.length);
  const near = [...asterisms.keys()].filter((a) => asterisms[a]!.some((cell) => asterisms[first]!.includes(cell)));
  const label = random.below(labels);
  return Array.from({ length: 1 + random.below(3) }, () => {
    const times = random.below(8) === 0 ? 2 : 1 - 2 * random.below(2);
    const kind = random.below(5);
    if (kind === 0) return { times, cell: random.below(cells) };
    const asterism = near[random.below(near.length)]!;
    return { times, asterism, label: kind === 1 ? random.below(labels) : label };
  });
}

/** Ways, right and wrong, to conclude something of a label in a cell from the same terms. */
function* stepsUpon(placement: Placement, terms: readonly Term[]): Generator<Step> {
  const contradiction: Step = { theorem: 'contradiction', writes: [], removals: [], premises: { terms } };
  const there = { assumption: { ...placement, holds: true }, steps: [contradiction] };
  const absent = { assumption: { ...placement, holds: false }, steps: [contradiction] };
  for (const conclusions of [
    { theorem: 'some-theorem', writes: [placement], removals: [] },
    { theorem: 'some-theorem', writes: [], removals: [placement] },
  ]) {
    yield { ...conclusions, premises: { terms } };
    for (const branch of [there, absent]) {
      const other = branch === there ? absent : there;
      yield { ...conclusions, premises: { terms: [], ...branch } };
      yield { ...conclusions, premises: { terms: [], cases: [branch, { ...other, steps: [] }] } };
      yield { ...conclusions, premises: { terms, cases: [{ ...branch, steps: [] }] } };
    }
  }
}
