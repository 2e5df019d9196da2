import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as basis from '../../src/basis/index.ts';
import { isRecord } from '../../src/basis/index.ts';
import * as front from '../../src/index.ts';
import { BEHIND, FRONT, Made, OPTIONS, ROOMS, STOP, UNITS } from './arguments.ts';

const JUNK: readonly unknown[] = [
  ...[undefined, null, true, 0, -1, 3, 1.5, 300, Number.NaN, Number.POSITIVE_INFINITY, '', 'x', '{}', '\0'],
  ...[[], {}, [null], [0], [-1], [['a']], { cells: 1 }, { labels: [] }, { format: 'latin-puzzle/1' }, { text: 'x' }],
];

interface Exchange {
  readonly where: number;
  readonly by: unknown;
}

const exchange: fc.Arbitrary<Exchange> = fc.record({ where: fc.nat(100_000), by: fc.constantFrom(...JUNK) });

/** The paths to everything in a value that may be something else, the few at the top as likely as the many below. */
function pathsIn(value: unknown, mayReplaceUnits: boolean): string[][] {
  const levels: string[][][] = [];
  const visit = (inner: unknown, path: string[]) => {
    if (inner instanceof Made || inner === STOP) return;
    const isUnit = UNITS.has(inner);
    if ((!isUnit && !OPTIONS.has(inner)) || mayReplaceUnits) {
      const level = levels[path.length] ?? [];
      levels[path.length] = level;
      level.push(path);
    }
    if (isUnit || typeof inner !== 'object' || inner === null) return;
    for (const [key, field] of Object.entries(inner)) visit(field, [...path, key]);
  };
  visit(value, []);
  const all = levels.filter((level) => level !== undefined);
  const most = Math.max(0, ...all.map((level) => level.length));
  return all.flatMap((level) => Array.from({ length: most }, (_, i) => level[i % level.length]!));
}

function exchanged(value: unknown, path: readonly string[], by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  // Something above it was exchanged before.
  if (typeof value !== 'object' || value === null) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = exchanged(copy[key], rest, by);
  return copy;
}

/** Calls a function, and takes a few of the things that it gives one by one. */
async function answerTo(call: (...given: unknown[]) => unknown, given: readonly unknown[]): Promise<unknown> {
  const answer = await call(...given.map((argument) => (argument instanceof Made ? argument.make() : argument)));
  const items = isRecord(answer) && answer.ok === true ? answer.value : answer;
  if (isRecord(items) && typeof items.next === 'function') {
    const steps = items as unknown as Generator | AsyncGenerator;
    for (let i = 0; i < 5; i++) if ((await steps.next()).done) break;
  }
  return answer;
}

function isFunction(value: unknown): value is (...given: unknown[]) => unknown {
  return typeof value === 'function' && !/^class\b/.test(String(value));
}

function functionsOf(exported: object): [string, (...given: unknown[]) => unknown][] {
  return Object.entries(exported).filter((entry): entry is [string, () => unknown] => isFunction(entry[1]));
}

/**
 * Whatever plain data a public function is given, it answers, or returns a fault with a code. Arguments are of two kinds.
 * What a program writes or reads (texts, numbers, lists, labelings, drafts, options, documents) is mutated at will. What
 * only core makes (boards, multisets, puzzles, shapes, engines, names, vectors, entries of the catalog) is `made`: its maker has judged it. At the
 * front door these, too, are exchanged for anything else. `must` is there to throw.
 */
const doors = functionsOf(front).filter(([name]) => name !== 'must');
const others = Object.entries(ROOMS).flatMap(([room, exported]) =>
  functionsOf(exported)
    .filter(([name]) => !(name in front))
    .map(([name, call]) => [`${room}: ${name}`, call, BEHIND[room as keyof typeof ROOMS][name], false] as const),
);

describe.each([...doors.map(([name, call]) => [name, call, FRONT[name], true] as const), ...others])(
  '%s',
  (_, call, good, isDoor) => {
    test('has good arguments listed here', async () => {
      expect(good).toBeDefined();
      const answer = await answerTo(call, good!);
      if (isRecord(answer) && call !== basis.failure) expect(answer.ok).not.toBe(false);
    });

    const paths = pathsIn(good, isDoor).filter((path) => path.length > 0);
    if (paths.length === 0) return;
    test('answers any plain data, or returns a fault with a code', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(exchange, { minLength: 1, maxLength: 2 }), async (exchanges) => {
          let given: unknown = good;
          for (const { where, by } of exchanges) given = exchanged(given, paths[where % paths.length]!, by);
          const answer = await answerTo(call, given as unknown[]);
          if (isRecord(answer) && answer.ok === false) expect((answer.fault as basis.Fault).code).toMatch(/^[a-z.-]+$/);
        }),
        { numRuns: 100 },
      );
    });
  },
);
