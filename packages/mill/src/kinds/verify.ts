import { success } from '@latin-puzzles/core/basis';
import type { PuzzleFinding } from '../collection/index.ts';
import { type Blemish, BUCKETS, type UnitResult, type WorkKind } from './kind.ts';
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

  called: () => ({ en: 'check all puzzles again', es: 'comprobar otra vez todos los puzles' }),

  taskFor: () => success(undefined),

  async prepare() {
    // It brings the database with it, which other kinds do without.
    const { PUZZLE_PROBLEMS, Verifier } = await import('../collection/index.ts');
    const verifier = new Verifier();
    const told = ({ problem, kept, found }: PuzzleFinding) =>
      `${PUZZLE_PROBLEMS[problem].en} (kept ${JSON.stringify(kept)}, found ${JSON.stringify(found)})`;
    return (unit, { signal, input }) => {
      const blemishes: Blemish[] = [];
      for (const [stored, parts] of puzzlesOf(unit, input)) {
        const findings = verifier.verify(stored, parts, signal);
        if (!findings) return undefined;
        if (findings.length > 0) blemishes.push({ hash: stored.hash, message: findings.map(told).join('; ') });
      }
      return { unit, found: [], blemishes };
    };
  },

  conclude: (result) => result,
};
