import { EMPTY, type Problem } from '@latin-puzzles/core/puzzle';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { lawRuns } from '../../../test/support/law-runs.ts';
import { listPlainly } from '../../core/test/engine/plain.ts';
import { blank, ones, solvableProblem, squareProblem } from '../../core/test/engine/problems.ts';
import { ALL_METHODS, type Method, type MethodProgress, type Question, searchBy, searchHere } from '../src/index.ts';
import { answerOf, sorted } from './answers.ts';
import { anyQuestion } from './questions.ts';

/** One that lists solutions by solving anew for each, in a program of its own, gets fewer questions with fewer of them. */
const FEW = 20;
const ANEW = ['answer-sets', 'integer-programming'];
const questionsFor = ({ name }: Method) =>
  ANEW.includes(name)
    ? { questions: anyQuestion.filter(hasFew), runs: lawRuns(20) }
    : { questions: anyQuestion, runs: lawRuns(200) };

function hasFew({ problem, labeling }: Question): boolean {
  let count = 0;
  for (const _ of listPlainly(problem, labeling)) if (++count > FEW) return false;
  return true;
}

// Clingo tells whenever it is loaded; on a thread of its own nobody hears it.
beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

// The laws are of the methods, so they search here: a thread for each of thousands of boards would take too long.
describe.each(ALL_METHODS.filter(({ kind }) => kind === 'exact'))('$name', (method) => {
  const { questions, runs } = questionsFor(method);

  test('lists the same solutions as trying every label in every cell', async () => {
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const { verdict, found } = await answerOf(searchHere(method, question));
        expect(verdict).toBe('complete');
        expect(sorted(found)).toEqual(sorted(listPlainly(question.problem, question.labeling)));
      }),
      { numRuns: runs },
    );
  });

  test('finds another solution than the one that is known, or proves that there is none', async () => {
    await fc.assert(
      fc.asyncProperty(solvableProblem, fc.nat(), async ({ problem, solution }, hidden) => {
        const labeling = solution.map((label, cell) => ((hidden >> cell) & 1 ? EMPTY : label));
        const others = [...listPlainly(problem, labeling)].length - 1;
        const question = { problem, labeling, known: solution };
        const { verdict, found } = await answerOf(searchHere(method, question, { limit: 1 }));
        expect(verdict).toBe(others > 0 ? 'limit' : 'complete');
        expect(found).not.toContainEqual(solution);
      }),
      { numRuns: Math.ceil(runs / 4) },
    );
  });

  test('stops where it is told to', async () => {
    const problem = squareProblem(4, ones(4));
    const question = { problem, labeling: blank(problem) };
    expect(await answerOf(searchBy(method, question, { limit: 3 }))).toMatchObject({ verdict: 'limit', solutions: 3 });
    expect((await answerOf(searchBy(method, question, { signal: { aborted: true } }))).verdict).toBe('aborted');
    expect((await answerOf(searchBy(method, question, { timeLimit: 0 }))).verdict).toBe('timeout');
  });

  test('gives a board without cells one solution, and minds no asterism without cells', async () => {
    const nothing: Problem = { cells: 0, labels: 0, asterisms: [], demands: [] };
    const little: Problem = { cells: 1, labels: 2, asterisms: [[]], demands: [[0, 0]] };
    expect((await answerOf(searchHere(method, { problem: nothing, labeling: [] }))).found).toEqual([[]]);
    expect(sorted((await answerOf(searchHere(method, { problem: little, labeling: [EMPTY] }))).found)).toEqual([
      '0',
      '1',
    ]);
  });

  test('finds no solution of what is no problem, or no labeling', async () => {
    const problem = squareProblem(2, [1, 1]);
    const questions: Question[] = [
      { problem: { ...problem, demands: [] }, labeling: blank(problem) },
      { problem, labeling: [EMPTY] },
      { problem, labeling: [2, EMPTY, EMPTY, EMPTY] },
    ];
    for (const question of questions)
      expect(await answerOf(searchHere(method, question))).toMatchObject({ verdict: 'complete', solutions: 0 });
  });
});

test.each(ALL_METHODS)('$name tells its progress, cites its source, and is told in every language', async (method) => {
  const problem = squareProblem(4, ones(4));
  const question = { problem, labeling: blank(problem) };
  // A clock that runs fast, so that every pause is one at which progress is told.
  let now = 0;
  const told: MethodProgress[] = [];
  const options = { limit: 5, clock: () => (now += 100), onProgress: (news: MethodProgress) => told.push(news) };
  await answerOf(searchHere(method, question, options));
  expect(told.length).toBeGreaterThan(1);
  expect(told.at(-1)!.solutions).toBeGreaterThan(1);
  expect(told.at(-1)!.steps).toBeGreaterThan(0);
  expect(told.every((news, i) => i === 0 || news.steps >= told[i - 1]!.steps)).toBe(true);
  expect(method.source).toMatch(/\b(19|20)\d\d\b|arXiv/);
  for (const { title, summary } of Object.values(method.words)) expect(title && summary).toBeTruthy();
});
