import { EMPTY, type Labeling } from '@latin-puzzles/core/puzzle';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPlainly } from '../../core/test/engine/plain.ts';
import { anyLabeling, anyPartOf, anyProblem, solvableProblem, squareProblem } from '../../core/test/engine/problems.ts';
import {
  ALL_METHODS,
  type Method,
  type MethodEnding,
  type Question,
  type SearchOptions,
  searchBy,
} from '../src/index.ts';

interface Answer extends MethodEnding {
  readonly found: readonly Labeling[];
}

async function answer(method: Method, question: Question, options: SearchOptions = {}): Promise<Answer> {
  const run = searchBy(method, question, options);
  const found: Labeling[] = [];
  let step = await run.next();
  for (; !step.done; step = await run.next()) found.push(step.value);
  return { ...step.value, found };
}

const sorted = (labelings: Iterable<Labeling>) => [...labelings].map((labeling) => labeling.join()).toSorted();

/** Small boards with clues that may be wrong, or that a solution has. */
const anyQuestion = fc.oneof(
  anyProblem.chain((problem) => anyLabeling(problem).map((labeling): Question => ({ problem, labeling }))),
  solvableProblem.chain(({ problem, solution }) =>
    anyPartOf(solution).map((labeling): Question => ({ problem, labeling })),
  ),
);

describe.each(ALL_METHODS.filter(({ kind }) => kind === 'exact'))('$name', (method) => {
  test('lists the same solutions as trying every label in every cell', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuestion, async (question) => {
        const { verdict, found } = await answer(method, question);
        expect(verdict).toBe('complete');
        expect(sorted(found)).toEqual(sorted(listPlainly(question.problem, question.labeling)));
      }),
      { numRuns: 200 },
    );
  });

  test('finds another solution than the one that is known, or proves that there is none', async () => {
    await fc.assert(
      fc.asyncProperty(solvableProblem, fc.nat(), async ({ problem, solution }, hidden) => {
        const labeling = solution.map((label, cell) => ((hidden >> cell) & 1 ? EMPTY : label));
        const others = [...listPlainly(problem, labeling)].length - 1;
        const { verdict, found } = await answer(method, { problem, labeling, known: solution }, { limit: 1 });
        expect(verdict).toBe(others > 0 ? 'limit' : 'complete');
        expect(found).not.toContainEqual(solution);
      }),
      { numRuns: 100 },
    );
  });

  test('stops where it is told to', async () => {
    const question = { problem: squareProblem(4, [1, 1, 1, 1]), labeling: new Array<number>(16).fill(EMPTY) };
    expect(await answer(method, question, { limit: 3 })).toMatchObject({ verdict: 'limit', solutions: 3 });
    expect((await answer(method, question, { signal: { aborted: true } })).verdict).toBe('aborted');
    expect((await answer(method, question, { timeLimit: 0 })).verdict).toBe('timeout');
  });
});
