import { makeRandom } from '@latin-puzzles/core/basis';
import { Batch, type Found } from '@latin-puzzles/core/finding';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Goal } from '../../src/kinds/kind.ts';
import { type Claim, type Standing, settleChunk, UNSETTLED } from '../../src/plan/settling/settle.ts';

/** What each unit of a line would find: the hash of a puzzle, or nothing. */
type Units = readonly (string | undefined)[];

interface SimulatedLine {
  readonly goal: Goal;
  readonly units: Units;
}

interface Chunk {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

const claimsOf = (units: Units, from: number, to: number): Claim[] =>
  units.slice(from, to).flatMap((hash, i) => (hash === undefined ? [] : [{ unit: from + i, hash }]));

/**
 * A store that chunks arrive at, in any order: each is kept once, and the lines settle in their order, as far as what has
 * arrived allows.
 */
class Simulation {
  readonly collection = new Map<string, string>();
  readonly standings: Standing[];
  readonly #lines: readonly SimulatedLine[];
  readonly #arrived = new Map<string, Chunk>();

  constructor(lines: readonly SimulatedLine[]) {
    this.#lines = lines;
    this.standings = lines.map(() => UNSETTLED);
  }

  arrive(chunk: Chunk): void {
    this.#arrived.set(`${chunk.line}:${chunk.from}`, chunk);
    for (const [line, { goal, units }] of this.#lines.entries()) {
      for (;;) {
        const standing = this.standings[line]!;
        const next = this.#arrived.get(`${line}:${standing.settled}`);
        if (standing.ended || !next) break;
        const done = { from: next.from, to: next.to, claims: claimsOf(units, next.from, next.to) };
        const settled = settleChunk(goal, standing, done, new Set(this.collection.keys()));
        this.standings[line] = settled.standing;
        for (const { hash, unit } of settled.taken) this.collection.set(hash, `${line}:${unit}`);
      }
      if (!this.standings[line]!.ended) return;
    }
  }
}

/** One hand alone: the batch of core, line after line. */
function alone(lines: readonly SimulatedLine[]) {
  const collection = new Map<string, string>();
  const ends: { found: number; settled: number; ended: string | undefined }[] = [];
  for (const [line, { goal, units }] of lines.entries()) {
    const batch = new Batch({ seed: 0, count: goal.count!, patience: goal.patience });
    const found = {
      found: true,
      puzzle: { labeling: [], inscription: [] },
      rating: {},
      theorems: [],
    } as unknown as Found;
    let number = 0;
    for (; number < units.length && !batch.ended; number++) {
      const hash = units[number];
      const unknown = hash !== undefined && !collection.has(hash);
      const taken = batch.take(
        unknown
          ? { number, seed: 0, attempt: found, hash }
          : { number, seed: 0, attempt: { found: false, because: 'fair' } },
      );
      if (taken) collection.set(hash!, `${line}:${number}`);
    }
    const ended = batch.ended === 'complete' ? 'met' : batch.ended === 'patience' ? 'exhausted' : undefined;
    ends.push({ found: batch.statistics.found, settled: number, ended });
    if (!ended) break;
  }
  return { collection, ends };
}

const line = fc.record({
  goal: fc.record({ count: fc.integer({ min: 1, max: 12 }), patience: fc.integer({ min: 1, max: 15 }) }),
  // Few hashes, so that lines and units find the same.
  units: fc.array(fc.option(fc.integer({ min: 0, max: 30 }).map(String), { nil: undefined, freq: 3 }), {
    minLength: 60,
    maxLength: 60,
  }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 4 });
const partition = fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 60, maxLength: 60 });

function cut(line: number, length: number, sizes: readonly number[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (let from = 0, i = 0; from < length; from += sizes[i]!, i++)
    chunks.push({ line, from, to: Math.min(length, from + sizes[i]!) });
  return chunks;
}

describe('settling', () => {
  test('takes what one hand alone would take, whatever the chunks, their order and how often they arrive', () => {
    fc.assert(
      fc.property(lines, fc.array(partition, { minLength: 4, maxLength: 4 }), fc.integer(), (plan, sizes, seed) => {
        const simulation = new Simulation(plan);
        const chunks = plan.flatMap(({ units }, i) => cut(i, units.length, sizes[i]!));
        const { shuffled } = makeRandom(seed);
        // Every chunk, and some of them again.
        const arrivals = shuffled([...chunks, ...shuffled(chunks).slice(0, chunks.length >> 1)]);
        for (const chunk of arrivals) simulation.arrive(chunk);
        const { collection, ends } = alone(plan);
        expect(simulation.collection).toEqual(collection);
        expect(
          simulation.standings.slice(0, ends.length).map(({ found, settled, ended }) => ({ found, settled, ended })),
        ).toEqual(ends);
        for (const standing of simulation.standings.slice(ends.length)) expect(standing).toEqual(UNSETTLED);
      }),
      { numRuns: 300 },
    );
  });

  test('never counts a chunk twice', () => {
    const goal = { count: 5 };
    const chunk = { from: 0, to: 3, claims: [{ unit: 1, hash: 'a' }] };
    const { standing } = settleChunk(goal, UNSETTLED, chunk, new Set());
    expect(standing).toEqual({ settled: 3, found: 1, fresh: 2, ended: undefined });
    expect(settleChunk(goal, standing, chunk, new Set(['a']))).toEqual({ standing, taken: [] });
  });

  test('meets a line with an end when all of its units are done', () => {
    const goal = { extent: 4 };
    const first = settleChunk(goal, UNSETTLED, { from: 0, to: 3, claims: [] }, new Set()).standing;
    expect(first.ended).toBeUndefined();
    expect(settleChunk(goal, first, { from: 3, to: 4, claims: [] }, new Set()).standing.ended).toBe('met');
  });
});
