import { must } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import { canonicalHash } from '@latin-puzzles/core/puzzle';
import { subjectNamed } from '@latin-puzzles/workshop/generate';
import { clueSymmetries } from '@latin-puzzles/workshop/study';
import { Refusal } from '@latin-puzzles/workshop/tools';
import { describe, expect, test } from 'vitest';
import { chooseSubject, type Form, firstForm, writeWord } from '../../src/generate/form.ts';
import { sampleOrbits } from '../../src/generate/symmetry.ts';
import { orderFrom } from '../../src/generate/wishes.ts';
import { generateTask, type MakingNews } from '../../src/worker/generate-task.ts';
import { TASKS } from '../../src/worker/tasks.ts';
import { makeTestContext } from '../task-context.ts';

async function made(form: Form) {
  const news: MakingNews[] = [];
  let time = 0;
  const ending = await generateTask(
    must(orderFrom(form, 5)),
    makeTestContext<MakingNews>({ tell: (item) => news.push(item), clock: () => (time += 60) }),
  );
  return { news, ending, texts: news.flatMap((item) => (item.kind === 'found' ? [item.made.text] : [])) };
}

const on = (board: string, changes: Partial<Form> = {}): Form => ({
  ...chooseSubject(firstForm(), must(subjectNamed(board))),
  ...changes,
});

describe('making puzzles', () => {
  test('rates them as they are rated later', async () => {
    const { texts } = await made(on('sudoku', { count: '2', level: 'easy' }));
    for (const text of texts) {
      const { theorems: _, ...rating } = JSON.parse(text).rating;
      expect(await TASKS.rate({ puzzle: text }, makeTestContext())).toEqual(rating);
    }
  });

  test('gives as many as asked for, none like another, and the same for the same seed', async () => {
    const form = on('sudoku:2x3', { count: '3', level: 'any', title: 'T' });
    const { texts, ending } = await made(form);
    const puzzles = texts.map((text) => must(parseNative(text)));
    expect(ending.verdict).toBe('complete');
    expect(new Set(puzzles.map(canonicalHash)).size).toBe(3);
    expect(puzzles[0]).toMatchObject({ title: 'T', source: { generated: { seed: 5 }, rating: { fair: true } } });
    expect(puzzles[0]!.solution).toBeDefined();
    expect((await made(form)).texts).toEqual(texts);
  });

  test('writes the name on the board', async () => {
    const { texts } = await made({ ...writeWord(on('gerechte:aaabbaacbbdcccbddceeddeee'), 'María'), place: 'row 3' });
    const { inscription, multiset, labeling } = must(parseNative(texts[0]!));
    expect(inscription.map((cell) => multiset.labels[labeling[cell]!]).join('')).toBe('MARÍA');
    expect(inscription[0]).toBe(10);
  });

  test('does with any level where the promised one is not to be had', async () => {
    const { news, texts } = await made(on('sudoku:2x2'));
    expect(news).toContainEqual({ kind: 'relaxed', level: 'medium', attempts: 200 });
    expect(texts).toHaveLength(1);
  });

  test('tells how it goes, but not too often', async () => {
    const { news } = await made(on('sudoku:2x2'));
    const reports = news.filter(({ kind }) => kind === 'progress');
    expect(reports.length).toBeGreaterThan(0);
    expect(reports.length).toBeLessThan(150);
  });

  test('refuses what is impossible', async () => {
    await expect(made(on('triangle:4'))).rejects.toThrow(Refusal);
  });
});

test('symmetries come with orbits that show what they do', () => {
  const choices = clueSymmetries(must(subjectNamed('sudoku')).board);
  expect(choices.map(({ name }) => name)).toContain('half-turn');
  for (const { order, orbits } of choices)
    for (const orbit of sampleOrbits(orbits)) expect(order % orbit.length === 0 && orbit.length > 1).toBe(true);
  expect(sampleOrbits(choices.find(({ name }) => name === 'none')!.orbits)).toEqual([]);
});
