import { must, VERSION } from '@latin-puzzles/core/basis';
import { makeGenerator } from '@latin-puzzles/core/finding';
import { parseNative, parseNativeRecord } from '@latin-puzzles/core/format';
import { describe, expect, test } from 'vitest';
import {
  makeBeginning,
  makeFindingRecord,
  makeMadePuzzle,
  makePanels,
  type ProductionNews,
  type PuzzleOrder,
  producePuzzles,
  REJECTION_WORDS,
  type SubjectWishes,
  subjectNamed,
  subjectOfPuzzle,
  wishesOn,
} from '../../src/generate/index.ts';

function orderOf(name: string, wished: SubjectWishes = {}, more: Partial<PuzzleOrder> = {}): PuzzleOrder {
  return { ...must(wishesOn(must(subjectNamed(name)), wished)), count: 1, seed: 5, ...more };
}

async function made(order: PuzzleOrder) {
  const news: ProductionNews[] = [];
  const ending = must(await producePuzzles(order, { onNews: (item) => void news.push(item) }));
  return { news, ending, found: news.flatMap((item) => (item.kind === 'found' ? [item.finding] : [])) };
}

describe('what is usual', () => {
  test('is the promise of the catalog, and medium for the board of a family', () => {
    expect(orderOf('latin-tetrahedron')).toMatchObject({
      promised: true,
      wishes: { level: 'difficult', critical: true },
    });
    expect(orderOf('sudoku:2x3')).toMatchObject({ promised: true, wishes: { level: 'medium', fair: true } });
  });

  test('is no level for the board of a puzzle', () => {
    const subject = subjectOfPuzzle(must(makeBeginning(must(subjectNamed('sudoku:2x3')))));
    expect(must(wishesOn(subject, {})).wishes).toMatchObject({ level: undefined, fair: true });
  });

  test('gives way to what is said of difficulty', () => {
    const level = (wished: SubjectWishes) => orderOf('sudoku', wished).wishes.level;
    expect(level({ level: 'any' })).toBeUndefined();
    expect(level({ level: 'easy' })).toBe('easy');
    expect(level({ needs: ['fish'] })).toBeUndefined();
    expect(level({ score: { most: 50 } })).toBeUndefined();
  });
});

describe('words', () => {
  test('are those of the subject, unless other labels could not spell them', () => {
    expect(orderOf('custom-sudoku').wishes.inscription?.text).toBe('B. MEYNIEL'.replace(' ', ''));
    expect(orderOf('custom-sudoku', { labels: [...'123456789'] }).wishes.inscription).toBeUndefined();
    expect(orderOf('custom-sudoku', { inscription: false }).wishes.inscription).toBeUndefined();
  });

  test('of one’s own bring their letters, and numbers where these are too few', () => {
    const labels = (inscription: string) => orderOf('sudoku', { inscription }).wishes.multiset?.entries;
    expect(labels('HOWGARNS1')).toEqual([...'HOWGARNS1']);
    expect(labels('ANNA')).toEqual([...'ANNA12345']);
    expect(labels('123')).toEqual([...'123456789']);
    const long = wishesOn(must(subjectNamed('sudoku')), { inscription: 'HOWARD GARNS' });
    expect(long).toMatchObject({ ok: false, fault: { code: 'inscription.letters' } });
  });

  test('are taken from a puzzle letter by letter, even halves of flags', () => {
    const clues = ['🇪', '🇸', ...new Array(14).fill(null)];
    const record = { format: 'latin-puzzle/1', board: 'latin-square:4', labels: ['🇪', '🇸', 'A', 'B'], clues };
    const puzzle = must(parseNativeRecord({ ...record, inscription: [0, 1] }));
    const { wishes } = must(wishesOn(subjectOfPuzzle(puzzle), {}));
    expect(must(makeGenerator(wishes)).inscription).toEqual([0, 1]);
  });

  test('with labels of several characters are not taken over', () => {
    const record = { format: 'latin-puzzle/1', board: 'latin-square:4', labels: ['10', '11', '12', '13'] };
    const puzzle = must(parseNativeRecord({ ...record, clues: ['10', ...new Array(15).fill(null)], inscription: [0] }));
    expect(subjectOfPuzzle(puzzle)).toMatchObject({ inscription: undefined, unspelled: '10' });
  });
});

describe('production', () => {
  test('does with any level where the usual one is not to be had', async () => {
    const { news, found } = await made(orderOf('sudoku:2x2'));
    expect(news).toContainEqual({ kind: 'relaxed', level: 'medium', attempts: 200 });
    expect(found).toHaveLength(1);
  });

  test('does not give a level up for what has nothing to do with it', async () => {
    const words = ['ab', 'ac', 'ad', 'ae', 'af', 'ag'];
    const { news, ending } = await made(orderOf('wave-one', { labels: [...'ABCDEFG'], words }, { patience: 210 }));
    expect(news.some(({ kind }) => kind === 'relaxed')).toBe(false);
    expect(ending).toMatchObject({ verdict: 'patience', statistics: { attempts: 210 } });
  });

  test('gives up when patience ends before the level gives way', async () => {
    const { news, ending } = await made(orderOf('sudoku:2x2', {}, { patience: 20 }));
    expect(news.map(({ kind }) => kind)).toEqual(['begun']);
    expect(ending.verdict).toBe('patience');
  });

  test('refuses what is impossible', async () => {
    const refused = await producePuzzles(orderOf('triangle:4'));
    expect(refused).toMatchObject({ ok: false, fault: { code: 'wishes.no-board' } });
  });

  test('lets whoever carries it out go when nobody can take what is found', async () => {
    let released = false;
    const run = producePuzzles(orderOf('sudoku:2x3', { level: 'any' }), {
      run: async function* ({ generator }, { seed }) {
        try {
          const attempt = generator.attempt(seed);
          if (attempt.found) yield { ...attempt, number: 0, seed };
          throw new Error('nobody asks for more');
        } finally {
          released = true;
        }
      },
      onNews: ({ kind }) => {
        if (kind === 'found') throw new Error('the disk is full');
      },
    });
    await expect(run).rejects.toThrow('the disk is full');
    expect(released).toBe(true);
  });

  test('records a puzzle with what finds it again', async () => {
    const order = orderOf('sudoku:2x3', { level: 'any', clues: { most: 20 }, mask: {} }, { title: 'T' });
    const [finding] = (await made(order)).found;
    const record = makeFindingRecord(finding!, order);
    expect(record).toMatchObject({ title: 'T', rating: { fair: true } });
    const wishes = { critical: false, fair: true, clues: { most: 20 } };
    expect(record.generated).toEqual({ seed: 5, attempt: finding!.number, version: VERSION, wishes });
    const { seed, wishes: wished } = record.generated as { seed: number; wishes: SubjectWishes };
    const again = await made(orderOf('sudoku:2x3', { ...wished, level: 'any' }, { seed }));
    expect(makeFindingRecord(again.found[0]!, order)).toEqual(record);
    expect(must(parseNative(makeMadePuzzle(finding!, order).text)).solution).toBeDefined();
  });

  test('is told in panels that leave out what has nothing to tell', async () => {
    const { ending } = await made(orderOf('sudoku:2x3', { level: 'any' }, { count: 2 }));
    const titles = makePanels(ending.statistics, 'en').map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Clues', 'Levels', 'Theorems that suffice']));
    for (const { entries } of makePanels(ending.statistics, 'es')) expect(entries.length).toBeGreaterThan(0);
    expect(Object.keys(REJECTION_WORDS.es)).toEqual(Object.keys(REJECTION_WORDS.en));
  });
});
