import type { Problem } from '../../puzzle/index.ts';
import { components, normalForm, type Residual } from '../residual/index.ts';
import type { Brancher } from './brancher.ts';
import { type Memo, makeMemo } from './memo.ts';
import type { CountMethod, UnitCounter } from './method.ts';

/** So many residuals and ways are looked at between two yields: each takes some tens of microseconds on boards of a hundred cells. */
const STRIDE = 32;

/** Beyond these a single residual takes too long to be looked at, and there are too many of them anyway. */
const MOST_CELLS = 1024;
const MOST_ASTERISMS = 256;
const MOST_LABELS = 64;

/** Whether residuals tell all of a problem, and are small enough to be branched on. */
export function canBranch({ cells, labels, asterisms, constraints = [] }: Problem): boolean {
  return constraints.length === 0 && cells <= MOST_CELLS && asterisms.length <= MOST_ASTERISMS && labels <= MOST_LABELS;
}

/** Counts a residual at once, where it can, by what `count` says of smaller ones; nothing where one has to branch. */
export type Shortcut = (
  residual: Residual,
  aim: Int32Array,
  count: (residual: Residual) => Generator<undefined, bigint, undefined>,
  known: Memo,
) => Generator<undefined, bigint | undefined, undefined>;

/** A method that counts by branching, on boards of moderate size without constraints beyond asterisms. */
export function branchingMethod(
  name: string,
  words: CountMethod['words'],
  branch: Brancher,
  shortcut?: Shortcut,
): CountMethod {
  return {
    name,
    words,
    branch,
    merges: true,
    canCount: canBranch,
    makeCounter: (_, memory) => makeBranchingCounter(branch, memory, shortcut),
  };
}

/**
 * A residual in several pieces has the product of their counts; one in one piece the sum over its ways. What was counted
 * once, in any guise, is remembered.
 */
export function makeBranchingCounter(branch: Brancher, memory: number, shortcut?: Shortcut): UnitCounter {
  const memo = makeMemo(memory);
  let steps = 0;

  function* countAll(residual: Residual, aim?: Int32Array): Generator<undefined, bigint, undefined> {
    let product = 1n;
    const pieces = components(residual);
    // The smallest first: one without a solution spares the others.
    if (pieces.length > 1) pieces.sort((a, b) => a.size - b.size);
    for (const piece of pieces) {
      product *= yield* countPiece(piece, aim);
      if (product === 0n) break;
    }
    return product;
  }

  function* countPiece(piece: Residual, aim: Int32Array | undefined): Generator<undefined, bigint, undefined> {
    if (++steps % STRIDE === 0) yield;
    const key = normalForm(piece);
    const known = memo.get(key);
    if (known !== undefined) return known;
    const count = (shortcut && aim && (yield* shortcut(piece, aim, countAll, memo))) ?? (yield* sumOfWays(piece, aim));
    memo.set(key, count);
    return count;
  }

  function* sumOfWays(piece: Residual, aim: Int32Array | undefined): Generator<undefined, bigint, undefined> {
    let sum = 0n;
    for (const way of branch(piece, aim)) {
      if (!way || ++steps % STRIDE === 0) yield;
      const rest = way?.follow();
      if (way && rest) sum += way.times * (yield* countAll(rest, way.aim));
    }
    return sum;
  }

  return {
    count: ({ residual, aim }) => countAll(residual, aim),
    get remembered() {
      return memo.size;
    },
  };
}
