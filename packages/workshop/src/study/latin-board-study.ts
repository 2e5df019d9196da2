import type { Limits } from '@latin-puzzles/core/engine';
import {
  type CriticalSizes,
  countTransversals,
  criticalSizes,
  findMate,
  findSmallTrades,
} from '@latin-puzzles/core/finding';
import type { Labeling, PartialBoard } from '@latin-puzzles/core/puzzle';
import type { Tools } from '../tools/index.ts';

/** What is found out about a Latin board. */
export interface LatinBoardStudy {
  /** How many transversals it has, at least so many if that was not decided; undefined if it is not like a Latin square. */
  readonly transversals?: { readonly count: bigint; readonly decided: boolean } | undefined;
  /** An orthogonal mate, if there is one; undefined where there are no transversals to speak of. */
  readonly mate?: { readonly board: Labeling | undefined; readonly decided: boolean } | undefined;
  /** How many minimal trades there are of each size, up to the size asked for. */
  readonly trades: {
    readonly sizes: readonly { readonly cells: number; readonly trades: number }[];
    readonly decided: boolean;
  };
  readonly criticalSets: CriticalSizes;
}

export interface LatinBoardStudyOptions extends Limits {
  /** The size of a trade at most. */
  readonly trades: number;
  readonly seed: number;
  /** Called before each part of the study with what it is about, and what is known by then. */
  readonly onPart?: ((part: StudyPart, known: LatinBoardStudy) => void) | undefined;
}

export type StudyPart = 'transversals' | 'mate' | 'trades' | 'critical sets';

/** Studies a Latin board: its transversals, an orthogonal mate, its small trades, and how large its critical sets are. */
export function studyLatinBoard(
  tools: Tools,
  partial: PartialBoard,
  {
    trades: most,
    seed,
    onPart,
    timeLimit = Number.POSITIVE_INFINITY,
    signal,
    clock = Date.now,
  }: LatinBoardStudyOptions,
): LatinBoardStudy {
  const end = clock() + timeLimit;
  const limits = () => ({ timeLimit: Math.max(0, end - clock()), signal, clock });
  const problem = tools.problemFor(partial);
  const { labeling } = partial;
  let known: LatinBoardStudy = {
    trades: { sizes: [], decided: false },
    criticalSets: { complete: false, sizes: [] },
  };
  onPart?.('transversals', known);
  const counted = countTransversals(problem, labeling, limits());
  if (counted) known = { ...known, transversals: { count: counted.count, decided: counted.verdict === 'complete' } };
  onPart?.('mate', known);
  const sought = findMate(problem, labeling, limits());
  if (sought) {
    const { mate, verdict } = sought;
    known = { ...known, mate: { board: mate, decided: mate !== undefined || verdict === 'complete' } };
  }
  onPart?.('trades', known);
  const { trades, decided } = findSmallTrades(problem, labeling, most, limits());
  const bySize = new Map<number, number>();
  for (const { length } of trades) bySize.set(length, (bySize.get(length) ?? 0) + 1);
  known = { ...known, trades: { sizes: [...bySize].map(([cells, count]) => ({ cells, trades: count })), decided } };
  onPart?.('critical sets', known);
  return { ...known, criticalSets: criticalSizes(tools.engineFor(partial), labeling, { ...limits(), seed }) };
}
