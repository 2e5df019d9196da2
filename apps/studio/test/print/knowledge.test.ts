import { readDocuments } from '@latin-puzzles/workshop/reading';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Knowledge, makeKnowledge, type Research } from '../../src/print/knowledge.ts';
import { TASKS } from '../../src/worker/tasks.ts';
import { makeTestContext } from '../task-context.ts';

const context = makeTestContext();

/** The tasks done here, where there are no workers, as long as nobody cancels them. */
const ask = vi.fn();
let knowledge: Knowledge;

const LINES = [
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '.'.repeat(81),
  `11${'.'.repeat(79)}`,
];
const [puzzle, several, none] = (await readDocuments(LINES.join('\n'))).texts;

async function researched(texts: readonly string[], wishes: Partial<Research> = {}): Promise<string[]> {
  const work: string[] = [];
  await knowledge.research({
    questions: texts.map((text) => ({ text, unrated: true })),
    proofs: false,
    levels: true,
    signal: new AbortController().signal,
    onWork: (text, finding) => work.push(`${texts.indexOf(text)} ${finding}`),
    ...wishes,
  });
  return work;
}

beforeEach(() => {
  knowledge = makeKnowledge({ ask });
  ask.mockReset();
  ask.mockImplementation(
    async (task: 'solve' | 'prove' | 'rate', input: never, { signal }: { signal: AbortSignal }) => {
      signal.throwIfAborted();
      return TASKS[task](input, context);
    },
  );
});

describe('what is found out about the puzzles of the list', () => {
  test('is the level of those that nobody has rated, and only of Latin puzzles', async () => {
    expect(await researched([none!, puzzle!, several!])).toEqual(['0 solution', '1 solution', '2 solution', '1 level']);
    const known = [none!, puzzle!, several!].map((text) => knowledge.known.value.get(text)!);
    expect(known.map(({ solutions, level }) => [solutions, level])).toEqual([
      [0, undefined],
      [1, 'very easy'],
      [2, undefined],
    ]);
    expect(await researched([puzzle!])).toEqual([]);
  });

  test('is no level where it is known or not wanted', async () => {
    expect(await researched([puzzle!], { levels: false })).toEqual(['0 solution']);
    expect(await researched([puzzle!], { questions: [{ text: puzzle!, unrated: false }] })).toEqual([]);
  });

  test('has its proof looked for once, and is rated without it', async () => {
    expect(await researched([puzzle!], { proofs: true })).toEqual(['0 solution', '0 proof', '0 level']);
    const { level } = knowledge.known.value.get(puzzle!)!;
    expect(ask).toHaveBeenCalledWith('rate', { puzzle }, expect.anything());
    expect(level).toBe((await TASKS.rate({ puzzle: puzzle! }, context)).level);
  });

  test('stays known when the rest is cancelled', async () => {
    const controller = new AbortController();
    const stopped = researched([puzzle!, several!], {
      signal: controller.signal,
      onWork: (_, finding) => finding === 'level' && controller.abort(),
    });
    await expect(stopped).rejects.toThrow();
    expect(knowledge.known.value.get(puzzle!)).toMatchObject({ solutions: 1 });
    expect(knowledge.known.value.get(puzzle!)?.level).toBeUndefined();
    expect(await researched([puzzle!, several!])).toEqual(['0 level']);
  });
});
