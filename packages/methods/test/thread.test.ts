import { describe, expect, test } from 'vitest';
import { blank, ones, squareProblem } from '../../core/test/engine/problems.ts';
import { ALL_METHODS, searchBy } from '../src/index.ts';
import { searchInThread } from '../src/thread/search-in-thread.ts';
import { answerOf } from './answers.ts';

const small = squareProblem(4, [2, 2]);
const large = squareProblem(25, ones(25), [5, 5]);

describe('a thread', () => {
  test('gives what the method gives here', async () => {
    const { verdict, found } = await answerOf(
      searchInThread('dancing-cells', { problem: small, labeling: blank(small) }),
    );
    expect(verdict).toBe('complete');
    expect(found).toHaveLength(90);
  });

  test('works no further than it is asked to', async () => {
    const run = searchInThread('dancing-cells', { problem: large, labeling: blank(large) });
    expect((await run.next()).done).toBe(false);
    expect((await run.next()).done).toBe(false);
    await run.return(undefined as never);
  });

  test('is ended by the signal, the time limit, and the number of solutions', async () => {
    const question = { problem: large, labeling: blank(large) };
    const signal = { aborted: false };
    const aborted = answerOf(searchInThread('integer-programming', question, { signal }));
    setTimeout(() => {
      signal.aborted = true;
    }, 50);
    expect((await aborted).verdict).toBe('aborted');
    expect((await answerOf(searchInThread('integer-programming', question, { timeLimit: 50 }))).verdict).toBe(
      'timeout',
    );
    const few = await answerOf(
      searchInThread('dancing-cells', { problem: small, labeling: blank(small) }, { limit: 3 }),
    );
    expect(few).toMatchObject({ verdict: 'limit', solutions: 3 });
  });
});

test.each(ALL_METHODS)('$name lets the event loop turn while it searches', async (method) => {
  const signal = { aborted: false };
  let turns = 0;
  const timer = setInterval(() => {
    turns++;
    signal.aborted = turns >= 5;
  }, 1);
  // There are more solutions than anybody could list: only the timer ends this, unless the method gives up.
  const { verdict } = await answerOf(searchBy(method, { problem: large, labeling: blank(large) }, { signal }));
  clearInterval(timer);
  expect(['aborted', 'gave-up']).toContain(verdict);
});
