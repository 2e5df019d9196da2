import { tellProof } from '@latin-puzzles/core/attrition';
import { must } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { makeProofRecord, parseNativeRecord } from '@latin-puzzles/core/format';
import { advise, makeHintRecord } from '@latin-puzzles/workshop/advice';
import { findDailyPuzzle } from '@latin-puzzles/workshop/daily';
import { makeFindingRecord, producePuzzles, subjectNamed, wishesOn } from '@latin-puzzles/workshop/generate';
import { findLeastTheorems, findProof, findRating } from '@latin-puzzles/workshop/proving';
import { readFirstPuzzle } from '@latin-puzzles/workshop/reading';
import { catalogFacts, classifyPuzzle, makeClassificationRecord } from '@latin-puzzles/workshop/study';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningService } from '../src/index.ts';
import { eventsOf, openService, post, SOLVED, SUDOKU } from './running.ts';

const tools = makeTools();
const puzzle = must(await readFirstPuzzle(SUDOKU));
/** As it comes over the wire: without what is undefined. */
const sent = (value: unknown) => JSON.parse(JSON.stringify(value));
const several = { puzzle: '1...............', board: 'sudoku:2x2' };

let service: RunningService;
beforeAll(async () => {
  service = await openService({ clock: () => Date.UTC(2026, 10, 18, 12) });
});
afterAll(() => service.stop());

const ask = async (path: string, body: unknown) => (await post(service, path, body)).json();
const get = async (path: string) => (await fetch(`${service.address}api/${path}`)).json();

describe('every route gives what the use of the workshop gives', () => {
  test('boards', async () => {
    expect(await get('boards?name=helios-one')).toEqual({
      boards: [sent(catalogFacts(CATALOG.find(({ name }) => name === 'helios-one')!))],
    });
    expect((await get('boards?name=star:12/3')).boards).toMatchObject([{ name: 'star:12/3', cells: 36 }]);
    expect((await get('boards')).boards).toHaveLength(CATALOG.length);
  });

  test('classify', async () => {
    const record = makeClassificationRecord(puzzle, await classifyPuzzle(tools, puzzle));
    expect(await ask('classify', { puzzle: SUDOKU })).toEqual(sent(record));
  });

  test('solve, line by line', async () => {
    const response = await post(service, 'solve', { puzzle: SUDOKU });
    expect(response.headers.get('content-type')).toMatch(/^application\/x-ndjson/);
    const lines = (await response.text()).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { cells: [...SOLVED] },
      { verdict: 'complete', solutions: 1 },
    ]);
  });

  test('solve up to a limit, in order, however many batches it takes', async () => {
    const lines = (await (await post(service, 'solve', { ...several, limit: 72 })).text()).trim().split('\n');
    expect(JSON.parse(lines.pop()!)).toEqual({ verdict: 'limit', solutions: 72 });
    expect(new Set(lines).size).toBe(72);
  });

  test('count', async () => {
    expect(await ask('count', several)).toEqual({ count: '72' });
  });

  test('prove, and tell', async () => {
    const proof = findProof(tools, puzzle);
    const { told, ...record } = await ask('prove', { puzzle: SUDOKU, language: 'es' });
    const least = findLeastTheorems(tools, puzzle);
    expect(record).toEqual(sent({ latin: true, ...makeProofRecord(puzzle, proof), least }));
    expect(told.summary).toMatch(/pasos/);
    expect(told.sentences).toEqual(sent(tellProof(proof.steps, puzzle, 'es')));
    expect(await ask('prove', several)).toEqual({ latin: false, solutions: '2+' });
  });

  test('check', async () => {
    const { latin: _, ...proof } = await ask('prove', { puzzle: SUDOKU });
    expect(await ask('check', { proof })).toEqual({ valid: true, fair: true, named: true });
    expect(await ask('check', { proof: { ...proof, steps: [] } })).toMatchObject({ valid: false });
  });

  test('hint', async () => {
    const advice = advise(tools, puzzle, { labels: puzzle.labeling });
    if (advice.kind !== 'plan') throw new Error(advice.kind);
    const record = makeHintRecord(advice.plan, puzzle, { language: 'es' });
    expect(await ask('hint', { puzzle: SUDOKU, language: 'es' })).toEqual({ kind: 'step', ...sent(record) });
    expect(await ask('hint', { puzzle: SUDOKU, cells: [...SOLVED] })).toEqual({ kind: 'complete' });
    const wrong = [...SUDOKU].map((label) => (label === '.' ? null : label)).with(2, '1');
    expect(await ask('hint', { puzzle: SUDOKU, cells: wrong })).toEqual({ kind: 'wrong', cells: [2] });
  });

  test('hint, with candidates that the player has struck out', async () => {
    const right = [{ cell: 2, label: SOLVED[2] }];
    expect(await ask('hint', { puzzle: SUDOKU, struck: right })).toEqual({ kind: 'wrong', cells: [], struck: right });
    const others = [...'123456789'].filter((label) => label !== SOLVED[2]).map((label) => ({ cell: 2, label }));
    const ownStruck = others.map(({ cell, label }) => ({ cell, label: puzzle.multiset.labels.indexOf(label) }));
    const advice = advise(tools, puzzle, { labels: puzzle.labeling, ownStruck });
    if (advice.kind !== 'plan') throw new Error(advice.kind);
    const record = makeHintRecord(advice.plan, puzzle, { language: 'en' });
    expect(await ask('hint', { puzzle: SUDOKU, struck: others })).toEqual({ kind: 'step', ...sent(record) });
    for (const [place, wrong] of Object.entries({
      'struck[1].cell': { cell: 81, label: '1' },
      'struck[1].label': { cell: 2, label: 'x' },
    }))
      expect(await ask('hint', { puzzle: SUDOKU, struck: [others[0], wrong] })).toMatchObject({
        error: { code: 'request.field', place },
      });
  });

  test('rate', async () => {
    expect(await ask('rate', { puzzle: SUDOKU })).toEqual({ latin: true, ...sent(findRating(tools, puzzle)) });
    expect(await ask('rate', several)).toEqual({ latin: false, solutions: '2+' });
  });

  test('generate, by events, the same for the same seed', async () => {
    const subject = must(subjectNamed('sudoku:2x3'));
    const order = { ...must(wishesOn(subject, { level: 'easy' })), seed: 7, count: 3 };
    const expected: unknown[] = [];
    await producePuzzles(order, {
      onNews: (news) => {
        if (news.kind === 'found')
          expected.push(sent(makeFindingRecord(news.finding, { ...order, wishes: news.wishes })));
      },
    });
    const body = { board: 'sudoku:2x3', wishes: { level: 'easy' }, seed: 7, count: 3 };
    const response = await post(service, 'generate', body);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events = eventsOf(await response.text());
    expect(events[0]).toEqual({ event: 'begun', data: { notes: [] } });
    expect(events.filter(({ event }) => event === 'found').map(({ data }) => data)).toEqual(expected);
    expect(events.at(-1)).toMatchObject({ event: 'ended', data: { verdict: 'complete', found: 3 } });
  });

  test('daily, of today or of a date', async () => {
    const wish = { date: '2026-11-18', board: 'sudoku:2x3', level: 'easy' } as const;
    const expected = sent(must(await findDailyPuzzle(wish)));
    expect(await get('daily?board=sudoku:2x3&level=easy')).toEqual(expected);
    expect(await get('daily?board=sudoku:2x3&level=easy&date=2026-11-18')).toEqual(expected);
    expect(must(parseNativeRecord(expected)).board.name).toBe('sudoku:2x3');
  });

  test.each([
    ['svg', '<svg', 'image/svg+xml'],
    ['png', '\x89PNG', 'image/png'],
    ['pdf', '%PDF', 'application/pdf'],
  ])('draw %s', async (format, beginning, type) => {
    const response = await post(service, 'draw', { puzzle: SUDOKU, format, solution: true });
    expect(response.headers.get('content-type')).toBe(type);
    expect(
      Buffer.from(await response.arrayBuffer())
        .toString('latin1')
        .slice(0, 4),
    ).toBe(beginning);
  });

  test('draw an empty board, its key, and a net', async () => {
    for (const wishes of [{}, { key: true, language: 'es' }, { net: true }]) {
      const response = await post(service, 'draw', { board: 'cube:2', ...wishes });
      expect([response.status, (await response.text()).slice(0, 4)]).toEqual([200, '<svg']);
    }
  });

  test('convert', async () => {
    const { text } = await ask('convert', { puzzle: SUDOKU });
    expect(must(parseNativeRecord(JSON.parse(text))).labeling).toEqual(puzzle.labeling);
    expect(await ask('convert', { puzzle: JSON.parse(text), to: 'line' })).toEqual({ text: SUDOKU });
    expect((await ask('convert', { puzzle: SUDOKU, to: 'dimacs' })).text).toMatch(/^p cnf /m);
  });
});

describe('the rest', () => {
  test('is there: health, readiness, figures, the page to try it, the studio', async () => {
    const status = async (path: string) => (await fetch(service.address + path)).status;
    for (const path of ['', 'health', 'ready', 'metrics', 'api', 'api/', 'api/try.js', 'api/try.css'])
      expect(await status(path), path).toBe(200);
    expect(await (await fetch(service.address)).text()).toContain('<div id="studio">');
  });

  test('counts requests by route and status, not by address', async () => {
    await fetch(`${service.address}nowhere/${Math.random()}`);
    const text = await (await fetch(`${service.address}metrics`)).text();
    expect(text).toMatch(/^latin_requests_total\{route="pages",method="GET",status="404"\} [1-9]/m);
    expect(text).toMatch(/^latin_request_seconds_bucket\{route="\/api\/count",le="\+Inf"\} [1-9]/m);
    expect(text).not.toContain('nowhere');
  });
});
