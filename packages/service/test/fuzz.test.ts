import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningService } from '../src/index.ts';
import { openService, SUDOKU } from './running.ts';

const TOKEN = 'a-token-that-nobody-knows';
let service: RunningService;
beforeAll(async () => {
  service = await openService({ tokens: [TOKEN], limits: { time: 200, jobTime: 2_000, cells: 128, perClient: 64 } });
});
afterAll(() => service.stop());

const ROUTES = [
  ...['classify', 'solve', 'count', 'prove', 'check', 'hint', 'rate', 'generate', 'draw', 'convert'],
  'collection',
];

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

const places = placesIn(BODY).filter(({ length }) => length > 0);
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

/** A body in which a few things are not what they should be. */
const mutated = fc
  .array(fc.tuple(fc.constantFrom(...places), odd), { minLength: 1, maxLength: 3 })
  .map((changes) => changes.reduce<unknown>((body, [place, value]) => tryReplace(body, place, value), BODY));

function tryReplace(body: unknown, place: readonly (string | number)[], value: unknown): unknown {
  try {
    return replaced(body, place, value);
  } catch {
    return body;
  }
}

test('whatever is sent, the service never fails', { timeout: 300_000 }, async () => {
  const body = fc.oneof(
    { weight: 6, arbitrary: mutated.map((value) => JSON.stringify(value)) },
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

test('whatever is asked for, the service never fails', async () => {
  const fields = [
    ...['name', 'board', 'level', 'date', 'theorem', 'hardest', 'symmetry', 'title', 'plan', 'fair', 'x'],
    ...['scoreFrom', 'cluesTo', 'addedFrom', 'addedTo', 'order', 'limit', 'after'],
  ];
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('easy', 'true', '3', '-1', '1e999', '99999999999999999999', '2026-11-18', 'score', '{}', "'", '%'),
  );
  const query = fc.dictionary(fc.constantFrom(...fields), value);
  const routes = ['boards', 'daily', 'collection', 'collection/days', 'collection/stats', 'plans'];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...routes), query, async (route, asked) => {
      const response = await fetch(`${service.address}api/${route}?${new URLSearchParams(asked)}`);
      expect(response.status, await response.text()).toBeLessThan(500);
    }),
    { numRuns: 120 },
  );
});
