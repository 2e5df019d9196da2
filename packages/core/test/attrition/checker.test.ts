import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../test/support/law-runs.ts';
import { checkProof, REASONS, type Reason } from '../../src/attrition/checker/index.ts';
import type { Placement, Premises, Step, Term } from '../../src/attrition/index.ts';
import { EMPTY, type Problem } from '../../src/puzzle/index.ts';

/** The Latin square of order 2, labels 0 and 1, with label 0 in its first cell. */
const square: Problem = {
  cells: 4,
  labels: 2,
  asterisms: [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
  ],
  demands: [
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ],
};
const clues = [0, EMPTY, EMPTY, EMPTY];
const solution = [0, 1, 1, 0];

const at = (cell: number, label: number): Placement => ({ cell, label });
const held = (asterism: number, label: number, times = 1): Term => ({ times, asterism, label });
const filled = (cell: number, times = 1): Term => ({ times, cell });

function write(cell: number, label: number, premises: Premises): Step {
  return { theorem: 'some-theorem', writes: [at(cell, label)], removals: [], premises };
}
function remove(cell: number, label: number, premises: Premises): Step {
  return { theorem: 'some-theorem', writes: [], removals: [at(cell, label)], premises };
}
function contradiction(...terms: Term[]): Step {
  return { theorem: 'contradiction', writes: [], removals: [], premises: { terms } };
}
function backtrack(cell: number, label: number, steps: readonly Step[]): Step {
  const assumption = { ...at(cell, label), holds: true };
  return { ...remove(cell, label, { terms: [], assumption, steps }), theorem: 'backtrack' };
}

/** What is left once label 0 is known not to be in cell 1. */
const rest: readonly Step[] = [
  write(1, 1, { terms: [filled(1)] }),
  remove(3, 1, { terms: [held(3, 1)] }),
  write(3, 0, { terms: [held(3, 0)] }),
  write(2, 1, { terms: [held(1, 1)] }),
];
const byTerms = remove(1, 0, { terms: [held(0, 0)] });
const refutation = remove(1, 0, {
  terms: [],
  assumption: { ...at(1, 0), holds: true },
  steps: [contradiction(held(0, 0))],
});
const byCases = remove(1, 0, {
  terms: [filled(3)],
  cases: [
    { assumption: { ...at(3, 0), holds: true }, steps: [remove(1, 0, { terms: [held(3, 0)] })] },
    {
      assumption: { ...at(3, 1), holds: true },
      steps: [remove(1, 1, { terms: [held(3, 1)] }), contradiction(held(0, 1))],
    },
  ],
});
const nested = backtrack(1, 0, [backtrack(3, 1, [contradiction(held(0, 0))]), contradiction(held(0, 0))]);

function check(first: unknown, fair: unknown = true) {
  return checkProof(square, clues, { steps: [first, ...rest], fair });
}

describe('a step is accepted', () => {
  test.each([
    ['by terms', byTerms, true],
    ['by the difference of terms', remove(1, 0, { terms: [held(3, 0), held(1, 0, -1), held(2, 0)] }), true],
    ['by a term taken a negative number of times', remove(1, 0, { terms: [held(0, 0, -1)] }), true],
    ['by refutation', refutation, true],
    ['by cases, one of which cannot be', byCases, true],
    ['by a backtrack inside a backtrack', nested, false],
  ])('%s', (_, step, fair) => {
    expect(check(step, fair)).toEqual({ valid: true, solution });
  });

  test('by cases that exclude each other and leave no third', () => {
    const cases = [
      { assumption: { ...at(1, 0), holds: true }, steps: [contradiction(held(0, 0))] },
      { assumption: { ...at(1, 0), holds: false }, steps: [] },
    ];
    expect(check(remove(1, 0, { terms: [], cases }))).toEqual({ valid: true, solution });
  });

  test('by refutation of an absence', () => {
    const assumption = { ...at(1, 1), holds: false };
    const first = write(1, 1, { terms: [], assumption, steps: [contradiction(held(0, 1))] });
    expect(checkProof(square, clues, { steps: [first, ...rest.slice(1)], fair: true }).valid).toBe(true);
  });

  test('by what one asterism must put in another, though nothing is full yet', () => {
    // Cells 0 and 1 hold all of label 0 that the first asterism can have, hence all that the second may have.
    const problem: Problem = {
      cells: 5,
      labels: 2,
      asterisms: [
        [0, 1, 2],
        [0, 1, 3],
        [2, 4],
      ],
      demands: [
        [1, 2],
        [1, 2],
        [1, 1],
      ],
    };
    const pointing = remove(3, 0, { terms: [held(0, 0), held(1, 0, -1)] });
    const after = { valid: false, reason: 'proof.unfinished' };
    const clues = [EMPTY, EMPTY, 1, EMPTY, EMPTY];
    expect(checkProof(problem, clues, { steps: [pointing], fair: true })).toMatchObject(after);
    const claiming = write(3, 1, { terms: [held(0, 1), held(1, 1, -1)] });
    expect(checkProof(problem, clues, { steps: [claiming], fair: true })).toMatchObject(after);
  });

  test('by counting, where labels repeat', () => {
    // Three of one label and two of the other in five cells: the second is complete, so the rest hold the first.
    const problem = { cells: 5, labels: 2, asterisms: [[0, 1, 2, 3, 4]], demands: [[3, 2]] };
    const clues = [1, EMPTY, 1, EMPTY, EMPTY];
    const writes = [at(1, 0), at(3, 0), at(4, 0)];
    const step = { theorem: 'last-places', writes, removals: [], premises: { terms: [held(0, 0)] } };
    expect(checkProof(problem, clues, { steps: [step], fair: true })).toEqual({
      valid: true,
      solution: [1, 0, 1, 0, 0],
    });
  });
});

const { assumption, steps } = refutation.premises;
const [first, second] = byCases.premises.cases!;

/** A constraint that nothing keeps. */
const NEVER = { name: 'never', violated: () => true };

/** A broken proof for every reason: its first step, or the whole of it. */
const BROKEN: Record<
  Reason,
  [path: string, first: unknown, whole?: Partial<Record<'proof' | 'clues' | 'limits' | 'problem', unknown>>]
> = {
  'clues.form': ['clues[1]', byTerms, { clues: [0, 2, EMPTY, EMPTY] }],
  'proof.form': ['steps[0].writes', { ...byTerms, writes: 'none' }],
  'proof.depth': ['steps[0].premises.steps[0]', nested, { limits: { depth: 1, work: 1000 } }],
  'proof.work': ['steps[2]', byTerms, { limits: { depth: 9, work: 15 } }],
  'proof.fair': ['fair', nested],
  'proof.unfinished': ['steps', byTerms, { proof: { steps: [byTerms], fair: true } }],
  'proof.not-latin': ['steps', byTerms, { clues: [0, 0, 0, 0], proof: { steps: [], fair: true } }],
  'proof.broken': ['steps', byTerms, { problem: { ...square, constraints: [NEVER] } }],
  'step.unchecked': ['steps[0]', remove(1, 0, { terms: [], unchecked: 'some-theorem' })],
  'index.range': ['steps[0].premises.terms[0].asterism', remove(1, 0, { terms: [held(4, 0)] })],
  'term.times': ['steps[0].premises.terms[0].times', remove(1, 0, { terms: [held(0, 0, 0.5)] })],
  'premises.mixed': ['steps[0].premises.terms', remove(1, 0, { ...refutation.premises, terms: [held(0, 0)] })],
  'conclusion.repeated': ['steps[0]', { ...byTerms, removals: [at(1, 0), at(1, 0)] }],
  'conclusion.known': ['steps[0]', remove(0, 1, { terms: [held(0, 1)] })],
  'conclusion.contrary': ['steps[0]', remove(0, 0, { terms: [held(0, 0)] })],
  'conclusion.unforced': ['steps[0]', remove(1, 0, { terms: [held(3, 0)] })],
  'assumption.settled': [
    'steps[0].premises.cases[1].assumption',
    remove(1, 0, { terms: [filled(3)], cases: [first!, { ...second!, assumption: { ...at(0, 1), holds: true } }] }),
  ],
  'refutation.conclusion': ['steps[0]', { ...refutation, removals: [at(2, 0)] }],
  'refutation.open': ['steps[0]', remove(1, 0, { terms: [], assumption: assumption!, steps: [] })],
  'contradiction.misplaced': ['steps[0]', contradiction(held(0, 0))],
  'contradiction.balanced': [
    'steps[0].premises.steps[0]',
    remove(1, 0, { terms: [], assumption: assumption!, steps: [contradiction(held(1, 0))] }),
  ],
  'cases.open': ['steps[0]', remove(1, 0, { ...byCases.premises, terms: [] })],
  'cases.unreached': [
    'steps[0].premises.cases[0]',
    remove(1, 0, { terms: [filled(3)], cases: [{ ...first!, steps: [] }, second!] }),
  ],
  'backtrack.form': ['steps[0]', { ...byTerms, theorem: 'backtrack' }],
  'supposition.nested': ['steps[0].premises.steps[0]', { ...nested, theorem: 'some-theorem' }],
};

describe('a proof is rejected, and the place named, when', () => {
  test.each(Object.entries(BROKEN))('%s', (reason, [path, step, whole = {}]) => {
    const broken = {
      problem: square,
      clues,
      limits: undefined,
      proof: { steps: [step, ...rest], fair: true },
      ...whole,
    };
    const result = checkProof(
      broken.problem as typeof square,
      broken.clues as number[],
      broken.proof,
      broken.limits as undefined,
    );
    expect(result).toMatchObject({ valid: false, reason, path });
    const top = /^steps\[(\d+)\]/.exec(path)?.[1];
    expect(result).toHaveProperty('step', top === undefined ? undefined : Number(top));
  });

  test.each([
    ['a contradiction stands before the end', [...steps!, contradiction(held(0, 0))]],
    ['a supposition ends elsewhere', [remove(3, 0, { terms: [held(3, 0)] })]],
  ])('%s', (_, inside) => {
    expect(check(remove(1, 0, { terms: [], assumption: assumption!, steps: inside })).valid).toBe(false);
  });

  const { terms, cases } = byCases.premises;
  test.each<[string, Reason, unknown]>([
    ['a term is taken no times', 'term.times', { terms: [held(0, 0), held(1, 0, 0)] }],
    ['a term is taken beyond counting', 'term.times', { terms: [held(0, 0, 1_000_001)] }],
    ['a term is about a cell and about a label', 'premises.mixed', { terms: [{ times: 1, cell: 1, label: 0 }] }],
    ['there are cases beside an assumption', 'premises.mixed', { ...refutation.premises, cases }],
    ['there are no cases among the cases', 'proof.form', { terms, cases: [] }],
    ['steps follow from no assumption', 'proof.form', { terms: [], steps }],
    ['an assumption has no steps', 'proof.form', { terms: [], assumption }],
    ['an assumption neither holds nor does not', 'proof.form', { terms: [], assumption: at(1, 0), steps }],
  ])('%s', (_, reason, premises) => {
    expect(check(remove(1, 0, premises as Premises))).toMatchObject({ valid: false, step: 0, reason });
  });

  test('a refutation concludes its own assumption', () => {
    const result = check({ ...refutation, writes: [at(1, 0)], removals: [] });
    expect(result).toMatchObject({ valid: false, step: 0, reason: 'refutation.conclusion' });
  });

  test('two labels are written in one cell, though from a contradiction all follows', () => {
    const both = { ...write(3, 0, { terms: [held(0, 0)] }), writes: [at(3, 0), at(3, 1)] };
    const result = check(remove(1, 0, { terms: [], assumption: assumption!, steps: [both, ...steps!] }));
    expect(result).toMatchObject({ reason: 'conclusion.repeated', path: 'steps[0].premises.steps[0]' });
  });

  test('an alternative is named twice in place of another', () => {
    const cases = [first!, first!];
    expect(check(remove(1, 0, { terms: [], cases }))).toMatchObject({ valid: false, reason: 'cases.open' });
    expect(check(remove(1, 0, { terms: [filled(3)], cases }))).toMatchObject({ valid: false, reason: 'cases.open' });
  });

  test('cases that conclude nothing pose as a contradiction', () => {
    const nothing = { ...byCases, removals: [] };
    const result = check(backtrack(2, 0, [nothing]), false);
    expect(result).toMatchObject({ reason: 'contradiction.misplaced', path: 'steps[0].premises.steps[0]' });
  });

  test('what a supposition showed is used outside of it', () => {
    expect(checkProof(square, clues, { steps: [byCases, ...rest.slice(1)], fair: true })).toMatchObject({
      valid: false,
      step: 1,
      reason: 'conclusion.unforced',
    });
  });
});

describe('whatever stands for a proof', () => {
  const junk = fc.oneof(
    fc.jsonValue(),
    fc.anything(),
    fc.constantFrom(0, -1, 2 ** 53, 1e308, Number.NaN, [], {}, [[]]),
  );

  test('nothing is thrown', () => {
    fc.assert(
      fc.property(junk, fc.boolean(), (value, whole) => {
        const result = checkProof(square, clues, whole ? value : { steps: [value], fair: true });
        expect(result).toMatchObject({ valid: false, message: expect.stringMatching(/\.$/) });
      }),
      { numRuns: lawRuns(1500) },
    );
  });

  test('nothing is thrown where part of a right proof is replaced', () => {
    for (const original of [byTerms, refutation, byCases, nested])
      fc.assert(
        fc.property(fc.nat(), junk, (pick, value) => {
          const copy = structuredClone({ steps: [original, ...rest], fair: original !== nested });
          const places = placesIn(copy);
          const [holder, key] = places[pick % places.length]!;
          holder[key] = value;
          const result = checkProof(square, clues, copy);
          if (!result.valid) expect(REASONS).toHaveProperty([result.reason]);
          else expect(result.solution).toEqual(solution);
        }),
        { numRuns: 1000 },
      );
  });

  test('suppositions nested too deep are not followed', () => {
    const problem: Problem = { cells: 400, labels: 2, asterisms: [[...Array(400).keys()]], demands: [[200, 200]] };
    let deep: Step = contradiction(filled(0));
    for (let cell = 399; cell >= 0; cell--) deep = backtrack(cell, 0, [deep]);
    const result = checkProof(problem, new Array<number>(400).fill(EMPTY), { steps: [deep], fair: false });
    expect(result).toMatchObject({ valid: false, step: 0, reason: 'proof.depth' });
  });
});

/** Every property of every object inside a value. */
function placesIn(value: unknown): [holder: Record<string, unknown>, key: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [[holder, key] as [typeof holder, string], ...placesIn(holder[key])]);
}

test('the checker shares nothing with the theorems but the form of a step', () => {
  const folder = join(import.meta.dirname, '../../src/attrition/checker');
  const foreign = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^(?:import|export)\b.* from '(\.\.\/[^']+)';$/gm)]
      .filter(
        ([line, from]) =>
          !/^\.\.\/\.\.\/(basis|puzzle)\/index\.ts$/.test(from!) &&
          !/^import type .*'\.\.\/model\/step\.ts'/.test(line),
      )
      .map(([line]) => `${file}: ${line}`),
  );
  expect(foreign).toEqual([]);
});
