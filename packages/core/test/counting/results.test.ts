import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeRandom, must } from '../../src/basis/index.ts';
import { resolveBoard } from '../../src/board/index.ts';
import { countExactly, estimate } from '../../src/counting/index.ts';
import { type Engine, makeEngine } from '../../src/engine/index.ts';
import { EMPTY, makeMultiset, problemOf } from '../../src/puzzle/index.ts';

interface Kept {
  readonly title: string;
  readonly board: string;
  readonly labels: readonly string[];
  readonly count?: string;
  readonly runs?: readonly { readonly method: string; readonly seconds: number }[];
  readonly estimate?: { readonly log10: number; readonly low: number; readonly high: number };
}

const file = fileURLToPath(new URL('../../../../data/results/counts.ndjson', import.meta.url));
const kept = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Kept);
const exact = kept.filter(({ count }) => count !== undefined);
/** Figures that take longer, in seconds, stand with a second one: published, by another method, or in tables.test.ts. */
const LONGEST = 1;

function engineFor({ board, labels }: Kept) {
  return makeEngine(problemOf(must(resolveBoard(board)), must(makeMultiset(labels))));
}

/** All Latin boards with one asterism written, in each of the ways to write it. */
function written(engine: Engine, labeling: number[]): number {
  const [first] = engine.problem.asterisms;
  for (const [label, cell] of first!.entries()) labeling[cell] = label;
  return first!.reduce((ways, _, i) => ways * (i + 1), engine.count(labeling).solutions);
}

describe('figures of data/results/counts.ndjson that are quickly counted are counted again', () => {
  const quick = exact.flatMap((one) =>
    one.runs!.filter(({ seconds }) => seconds <= LONGEST).map(({ method }) => [one.title, method, one] as const),
  );
  it.each(quick)('%s by %s', (_, method, one) => {
    const engine = engineFor(one);
    const empty = new Array(engine.problem.cells).fill(EMPTY);
    if (method === 'written') expect(String(written(engine, empty))).toBe(one.count);
    else expect(String(countExactly(engine, empty, { method }).count)).toBe(one.count);
  });
});

describe('figures that take long to count are near an estimate', () => {
  const slow = exact.filter(({ runs }) => runs!.every(({ seconds }) => seconds > LONGEST));
  it.each(slow.map((one) => [one.title, one] as const))('%s', (_, one) => {
    const { log10, error } = estimate(engineFor(one), makeRandom(1), { probes: 100 });
    const figures = one.count!.length - 1 + Math.log10(Number(`${one.count![0]}.${one.count!.slice(1, 12)}`));
    // Where a label is much repeated a hundred walks scatter more, and say so.
    expect(Math.abs(log10 - figures)).toBeLessThan(Math.max(0.3, 2 * error));
  });
});

it('estimates stand with an interval that holds them', () => {
  const rough = kept.filter(({ count }) => count === undefined);
  for (const { title, estimate } of rough)
    expect([title, estimate!.low < estimate!.log10, estimate!.log10 < estimate!.high]).toEqual([title, true, true]);
});

it('every exact figure was reached by two methods, or is known elsewhere', () => {
  for (const { title, runs, ...one } of exact)
    expect([title, runs!.length >= 2 || 'elsewhere' in one]).toEqual([title, true]);
});
