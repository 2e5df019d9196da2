import { makeRandom } from '../../basis/index.ts';
import { type Engine, type Limits, watchLimits } from '../../engine/index.ts';
import { EMPTY, isComplete, type Labeling } from '../../puzzle/index.ts';
import { countPuzzles } from '../listing/index.ts';
import { criticalPuzzle, makeRemover } from '../removal/index.ts';

/** With how many clues a Latin board has critical puzzles, also called critical sets. */
export interface CriticalSizes {
  /** Whether all were gone through; otherwise the sizes are some that were found. */
  readonly complete: boolean;
  /** With how many clues, and how many such puzzles there are, or were found. */
  readonly sizes: readonly { readonly clues: number; readonly puzzles: number }[];
}

export interface CriticalSizesOptions extends Limits {
  readonly seed?: number | undefined;
}

/** Boards with no more cells than this have all of their critical puzzles counted. */
const FEW_CELLS = 16;
/** Of larger ones so many critical puzzles are made at random. */
const SAMPLES = 400;

/** The sizes of the critical puzzles of a Latin board: all of them on small boards, those of some at random on others. */
export function criticalSizes(engine: Engine, latin: Labeling, options: CriticalSizesOptions = {}): CriticalSizes {
  const { cells } = engine.problem;
  if (cells <= FEW_CELLS) {
    const { byClues, ending } = countPuzzles(engine, latin, { ...options, critical: true });
    return { complete: ending.verdict === 'complete', sizes: sizesOf(byClues) };
  }
  const watch = watchLimits(options);
  const byClues = new Array<number>(cells + 1).fill(0);
  if (!isComplete(latin) || engine.countUpTo(latin, 1) === 0) return { complete: true, sizes: [] };
  const remover = makeRemover(engine);
  const random = makeRandom(typeof options.seed === 'number' ? options.seed : 1);
  const seen = new Set<string>();
  for (let made = 0; made < SAMPLES && !watch.isOver(); made++) {
    const puzzle = criticalPuzzle(remover, latin, random);
    const key = puzzle.join();
    if (seen.has(key)) continue;
    seen.add(key);
    byClues[puzzle.filter((label) => label !== EMPTY).length]!++;
  }
  return { complete: false, sizes: sizesOf(byClues) };
}

function sizesOf(byClues: readonly number[]): CriticalSizes['sizes'] {
  return byClues.map((puzzles, clues) => ({ clues, puzzles })).filter(({ puzzles }) => puzzles > 0);
}
