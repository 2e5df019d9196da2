import { isRecord, success } from '@latin-puzzles/core/basis';
import { parseNativeRecord } from '@latin-puzzles/core/format';
import { SHIPPED_SCALE } from '@latin-puzzles/core/rating';
import { findRating } from '@latin-puzzles/workshop/proving';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { PuzzleParts, StoredPuzzle } from '../collection/index.ts';
import {
  type Blemish,
  BUCKETS,
  bucketOf,
  type Discovery,
  type PuzzlesInHand,
  type UnitResult,
  type WorkKind,
} from './kind.ts';

/** Rates the puzzles of the collection again: after a change of the scale or of the ladder, or where there is no rating. */
export const RATE: WorkKind<Record<string, never>, undefined, UnitResult> = {
  meaning: 'Rates every puzzle of the collection again.',
  fields: {},
  reads: true,

  draft: (_, { language }) =>
    success([{ work: {}, goal: { extent: BUCKETS }, family: 'rate', name: 'rate', signing: { language, board: '' } }]),

  called: () => ({ en: 'rate all puzzles again', es: 'valorar otra vez todos los puzles' }),

  taskFor: () => success(undefined),

  prepare() {
    const tools = makeTools();
    return (unit, { signal, input }) => {
      const revised: Discovery[] = [];
      const blemishes: Blemish[] = [];
      for (const [{ hash, record }] of puzzlesOf(unit, input)) {
        const puzzle = parseNativeRecord(record);
        if (!puzzle.ok) {
          blemishes.push({ hash, message: puzzle.fault.message });
          continue;
        }
        const rating = findRating(tools, puzzle.value, { scale: SHIPPED_SCALE, signal });
        if (!rating || signal.aborted) return undefined;
        const known = isRecord(record.rating) ? record.rating : {};
        if (Object.entries(rating).some(([name, value]) => known[name] !== value))
          revised.push({ hash, record: { ...record, rating: { ...known, ...rating } } });
      }
      return { unit, found: [], revised, blemishes };
    };
  },

  conclude: (result) => result,
};

/** Of the puzzles that were read for some units those of one, and what belongs to them. */
export function* puzzlesOf(unit: number, input: unknown): Generator<[StoredPuzzle, PuzzleParts]> {
  for (const { puzzles, parts } of input as readonly PuzzlesInHand[])
    for (const puzzle of puzzles) if (bucketOf(puzzle.hash) === unit) yield [puzzle, parts];
}
