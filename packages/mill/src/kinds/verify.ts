import { isRecord, success } from '@latin-puzzles/core/basis';
import { parseNativeRecord } from '@latin-puzzles/core/format';
import { canonicalHash } from '@latin-puzzles/core/puzzle';
import { findRating } from '@latin-puzzles/workshop/proving';
import { makeTools, type Tools } from '@latin-puzzles/workshop/tools';
import { type Blemish, BUCKETS, type PuzzleInStore, type UnitResult, type WorkKind } from './kind.ts';
import { puzzlesOf } from './rate.ts';

/** Solves the puzzles of the collection again, and compares all that is said of them with what comes out. */
export const VERIFY: WorkKind<Record<string, never>, undefined, UnitResult> = {
  meaning: 'Solves and checks every puzzle of the collection again.',
  fields: {},
  reads: true,

  draft: (_, { language }) =>
    success([
      { work: {}, goal: { extent: BUCKETS }, family: 'verify', name: 'verify', signing: { language, board: '' } },
    ]),

  taskFor: () => success(undefined),

  prepare() {
    const tools = makeTools();
    return (unit, { signal, input }) => {
      const blemishes: Blemish[] = [];
      for (const { hash, record } of puzzlesOf(unit, input)) {
        const message = flawIn({ hash, record }, tools);
        if (signal.aborted) return undefined;
        if (message !== undefined) blemishes.push({ hash, message });
      }
      return { unit, found: [], blemishes };
    };
  },

  conclude: (result) => result,
};

/** What is wrong with a puzzle, if anything is. */
function flawIn({ hash, record }: PuzzleInStore, tools: Tools): string | undefined {
  const read = parseNativeRecord(record);
  if (!read.ok) return read.fault.message;
  const puzzle = read.value;
  if (canonicalHash(puzzle) !== hash) return 'It lies under the hash of another puzzle.';
  const [solution, another] = tools.engineFor(puzzle).list(puzzle.labeling, { limit: 2 });
  if (!solution) return 'It has no solution.';
  if (another) return 'It has more than one solution.';
  if (puzzle.solution?.some((label, cell) => label !== solution[cell])) return 'Its solution is another one.';
  if (!isRecord(record.rating)) return undefined;
  const said: Readonly<Record<string, unknown>> = record.rating;
  const wrong = Object.entries(findRating(tools, puzzle)!).find(
    ([name, value]) => said[name] !== undefined && said[name] !== value,
  );
  return wrong && `Its rating says ${wrong[0]} ${said[wrong[0]]}; it is ${wrong[1]}.`;
}
