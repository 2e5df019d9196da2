import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../test/support/servers/postgres.ts';
import type { RunningService } from '../src/index.ts';
import { openService, SUDOKU } from './running.ts';

const TOKEN = 'a-token-that-nobody-knows';
const OPTIONS = { tokens: [TOKEN], limits: { time: 200, jobTime: 2_000, cells: 128, perClient: 64 } };
let service: RunningService;
/** The same with a collection in PostgreSQL, which refuses more than SQLite does. */
let postgres: PostgresServer;
let onPostgres: RunningService;
beforeAll(async () => {
  service = await openService(OPTIONS);
  postgres = await startPostgres();
  onPostgres = await openService({ ...OPTIONS, collection: await postgres.createDatabase() });
});
afterAll(async () => {
  await service.stop();
  await onPostgres?.stop();
  await postgres?.stop();
});
const STORES = { SQLite: () => service, PostgreSQL: () => onPostgres };

const ROUTES = ['classify', 'solve', 'count', 'prove', 'check', 'hint', 'rate', 'generate', 'draw', 'convert'];

const NATIVE = {
  format: 'latin-puzzle/1',
  board: 'sudoku:2x2',
  labels: ['1', '2', '3', '4'],
  clues: ['1', ...Array<null>(15).fill(null)],
};
const BODY = {
  puzzle: NATIVE,
  proof: {
    format: 'latin-proof/1',
    puzzle: NATIVE,
    fair: true,
    steps: [{ theorem: 'full-count', writes: [], removals: [], premises: { terms: [] } }],
  },
  board: 'sudoku:2x2',
  labels: '1234',
  limit: 3,
  timeLimit: 0.2,
  theorems: ['full-count'],
  language: 'en',
  cells: NATIVE.clues,
  struck: [{ cell: 1, label: '1' }],
  stage: 'area',
  wishes: {
    level: 'any',
    symmetry: 'half-turn',
    clues: { least: 4, most: 8 },
    mask: { always: [0] },
    inscription: '12',
  },
  count: 1,
  seed: 1,
  patience: 20,
  format: 'svg',
  solution: false,
  to: 'line',
};

/** The places in a value at which something else may be put. */
function placesIn(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function replaced(value: unknown, [step, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (step === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[step] = replaced(copy[step], rest, by);
  return copy;
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let step = 0; step < depth; step++) value = step % 2 ? [value] : { a: value };
  return value;
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    null,
    -1,
    1e308,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    '\ud800',
    'x'.repeat(9_000),
    nested(2_000),
    '__proto__',
    SUDOKU,
    '.'.repeat(81),
    [],
    {},
    [[]],
    'cube:4',
    'latin-square:11',
    'star:12/3',
    'gerechte:aabb',
  ),
);

/** A value in which a few things are not what they should be. */
function mutations(of: unknown, where = placesIn(of).filter(({ length }) => length > 0)) {
  return fc
    .array(fc.tuple(fc.constantFrom(...where), odd), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<unknown>((value, [place, by]) => tryReplace(value, place, by), of));
}

function tryReplace(body: unknown, place: readonly (string | number)[], value: unknown): unknown {
  try {
    return replaced(body, place, value);
  } catch {
    return body;
  }
}

test('whatever is sent, the service never fails', { timeout: 300_000 }, async () => {
  const body = fc.oneof(
    { weight: 6, arbitrary: mutations(BODY).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ROUTES), body, async (route, text) => {
      const response = await fetch(`${service.address}api/${route}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` },
        body: text,
      });
      const answer = await response.text();
      expect(response.status, answer).toBeLessThan(500);
      expect(answer).not.toContain('service.failed');
    }),
    { numRuns: 300 },
  );
});

/** A document with all that a collection reads of it. */
const KEPT = {
  ...NATIVE,
  clues: '1......4..2..3..'.split('').map((label) => (label === '.' ? null : label)),
  inscription: [0, 7],
  title: 'A title',
  id: 'x',
  critical: true,
  rating: { score: 10, level: 'easy', hardest: 'fish', fair: true, theorems: ['fish'] },
  generated: { seed: 1, plan: 'p', line: 1, version: '1', wishes: {} },
  proof: { fair: true, steps: [{ theorem: 'full-count' }] },
  collection: {
    added: '2026-01-01T00:00:00.000Z',
    judgements: [{ player: 'A', level: 'easy', seconds: 3, at: '2026-01-01T00:00:00.000Z' }],
  },
};

/** What may happen to JSON on its way, and the headers that come with it. */
const DAMAGE: readonly ((text: string) => { bytes: Uint8Array; type?: string; encoding?: string })[] = [
  (text) => ({ bytes: Buffer.from(text.slice(0, text.length >> 1)) }),
  (text) => ({ bytes: Buffer.from(`${text}\n${text}\n{"puzzles":`), type: 'application/x-ndjson' }),
  (text) => ({ bytes: Buffer.from(`${text}\n${text}`) }),
  (text) => ({ bytes: Buffer.from(text, 'utf16le'), type: 'application/json; charset=utf-16' }),
  (text) => ({ bytes: Buffer.from(text, 'latin1'), type: 'application/json; charset=nonsense' }),
  (text) => ({ bytes: Buffer.concat([Buffer.from([0xff, 0xfe, 0x00]), Buffer.from(text)]) }),
  (text) => ({ bytes: gzipSync(text), encoding: 'gzip' }),
  (text) => ({ bytes: gzipSync(text).subarray(0, 30), encoding: 'gzip' }),
  (text) => ({ bytes: brotliCompressSync(text).subarray(0, 30), encoding: 'br' }),
  (text) => ({ bytes: Buffer.from(text.replace(/: ?\d+/g, `:${'9'.repeat(400)}`)) }),
  (text) => ({ bytes: Buffer.from(text.replace(/"rating"/g, '"__proto__"')) }),
  (text) => ({ bytes: Buffer.from(text), type: 'multipart/form-data; boundary=x' }),
  (text) => ({ bytes: Buffer.from(text), type: '' }),
];

describe.each(Object.entries(STORES))('with a collection in %s', (_, running) => {
  test('whatever is to be added, the service never fails', { timeout: 300_000 }, async () => {
    const puzzles = fc.array(
      fc.oneof({ weight: 1, arbitrary: fc.constant(KEPT) }, { weight: 5, arbitrary: mutations(KEPT) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    const damage = fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...DAMAGE) },
    );
    const said = new Set<number>();
    await fc.assert(
      fc.asyncProperty(puzzles, damage, async (list, harm) => {
        const text = JSON.stringify({ puzzles: list });
        const { bytes, type = 'application/json', encoding } = harm?.(text) ?? { bytes: Buffer.from(text) };
        const response = await fetch(`${running().address}api/collection`, {
          method: 'POST',
          headers: {
            'Content-Type': type,
            Authorization: `Bearer ${TOKEN}`,
            ...(encoding && { 'Content-Encoding': encoding }),
          },
          body: bytes as BodyInit,
        });
        expect(response.status, await response.text()).toBeLessThan(500);
        said.add(response.status);
      }),
      { numRuns: 150 },
    );
    // Some went in, and some were refused.
    expect(said).toContain(200);
    expect(said).toContain(422);
  });

  test('whatever is asked for, the service never fails', async () => {
    const fields = [
      ...['name', 'board', 'level', 'date', 'theorem', 'hardest', 'symmetry', 'title', 'plan', 'fair', 'x'],
      ...['scoreFrom', 'cluesTo', 'addedFrom', 'addedTo', 'order', 'limit', 'after'],
    ];
    const end = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const ends = [{ id: 1 }, { id: 2 ** 50 }, { id: 1, value: 'x' }, { id: 1, value: 1.5 }, { id: 1, value: '\0' }].map(
      end,
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...ends, '\0', '99999999999', '1.5', 'clues', 'added', 'entry'),
      fc.constantFrom(
        'easy',
        'true',
        '3',
        '-1',
        '1e999',
        '99999999999999999999',
        '2026-11-18',
        'score',
        '{}',
        "'",
        '%',
      ),
    );
    const query = fc.dictionary(fc.constantFrom(...fields), value);
    const routes = ['boards', 'daily', 'collection', 'collection/days', 'collection/stats', 'plans'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), query, async (route, asked) => {
        const response = await fetch(`${running().address}api/${route}?${new URLSearchParams(asked)}`);
        expect(response.status, await response.text()).toBeLessThan(500);
      }),
      { numRuns: 100 },
    );
  });
});
