import type { Board, Permutation } from '../board/index.ts';
import { countExactly } from '../counting/index.ts';
import { type Limits, makeEngine, watchLimits } from '../engine/index.ts';
import { EMPTY, type Multiset, problemOf } from '../puzzle/index.ts';
import { cyclesOf, findBlocks, type LabelCount } from './blocks.ts';
import { type ConjugacyClass, conjugacyClasses } from './conjugacy.ts';
import { countCovers } from './covers.ts';
import { fixedSquares } from './fixed-squares.ts';
import { cellGroup, hasRelation, lineGroup, RELATIONS, type Relation } from './relation.ts';

export interface CountClassesOptions extends Limits {
  /** `board` unless given. */
  readonly relation?: Relation | undefined;
  /** How many Latin boards there are, if that is known; it is counted unless given. */
  readonly latinBoards?: bigint | undefined;
  readonly onProgress?: ((progress: ClassesProgress) => void) | undefined;
}

export interface ClassesProgress {
  /** How many conjugacy classes of the group there are. */
  readonly conjugacy: number;
  /** For how many of them the fixed Latin boards are counted. */
  readonly counted: number;
  /** How many Latin boards are counted by now, at least, while all of them are counted. */
  readonly latinBoards?: bigint | undefined;
}

/** What a conjugacy class adds to an orbit count. */
export interface FixedCount {
  /** How many elements of the group it has. */
  readonly size: bigint;
  /** The least power of its elements that is the identity. */
  readonly order: number;
  /** How many Latin boards each element keeps, where labels of equal count may be exchanged: divided by these exchanges. */
  readonly fixed: bigint;
}

export interface ClassCount {
  readonly classes: bigint;
  readonly latinBoards: bigint;
  /** The order of the group that was gone through, and all of its conjugacy classes, the smallest first. */
  readonly group: bigint;
  readonly conjugacy: readonly FixedCount[];
}

/**
 * How an orbit count ended: `memory` if there are too many ways to place a label, `no-relation` if the board has no such classes,
 * `wrong-number` if there cannot be as many Latin boards as were given.
 */
export type ClassCountEnding =
  | { readonly verdict: 'complete'; readonly count: ClassCount }
  | { readonly verdict: 'timeout' | 'aborted' | 'memory' | 'no-relation' | 'wrong-number' };

/** So many blocks of one element are gone through. */
const MOST_BLOCKS = 1_000_000;

/** A count that can be left at any yield; undefined where it gives up. */
type Counting = Generator<undefined, bigint | undefined, undefined>;

/**
 * How many classes the Latin boards of a board and a multiset fall into. By the lemma of Cauchy and Frobenius it is the mean, over
 * the elements of the group, of how many Latin boards an element keeps; conjugate elements keep as many. The identity keeps
 * all, which is a count like any other.
 */
export function countClasses(board: Board, multiset: Multiset, options: CountClassesOptions = {}): ClassCountEnding {
  const { onProgress } = { ...options };
  const relation = RELATIONS.find((known) => known === options?.relation) ?? 'board';
  if (!hasRelation(relation, board, multiset)) return { verdict: 'no-relation' };
  const watch = watchLimits({ ...options });
  const over = () => ({ verdict: options?.signal?.aborted ? 'aborted' : 'timeout' }) as const;
  const ofCells = relation === 'board' || relation === 'isotopy';
  const group = ofCells ? cellGroup(board, relation) : lineGroup(board.k!, relation);

  const listing = conjugacyClasses(group);
  let listed = listing.next();
  for (; !listed.done; listed = listing.next()) if (watch.isOver()) return over();
  const classes = listed.value;

  const exchanges = ofCells ? exchangesOf(multiset) : 1n;
  const counted: FixedCount[] = [];
  let latinBoards = 0n;
  let sum = 0n;
  for (const conjugacyClass of classes.toReversed()) {
    const reached = { conjugacy: classes.length, counted: counted.length };
    onProgress?.(reached);
    const { element, size } = conjugacyClass;
    const isIdentity = element.every((image, i) => image === i);
    const run = isIdentity
      ? allBoards(board, multiset, options, watch.left(), (boards) => onProgress?.({ ...reached, latinBoards: boards }))
      : ofCells
        ? fixedBoards(board, multiset, conjugacyClass)
        : fixedSquareCount(board.k!, element, options, watch.left());
    let step = run.next();
    for (; !step.done; step = run.next()) if (watch.isOver()) return over();
    if (step.value === undefined) return watch.isOver() ? over() : { verdict: 'memory' };
    if (isIdentity) latinBoards = step.value;
    const fixed = isIdentity ? step.value / exchanges : step.value;
    counted.push({ size, order: orderOf(element), fixed });
    sum += size * fixed;
  }
  // None keeps more than there are, and a mean of fixed boards is a whole number.
  const most = latinBoards / exchanges;
  const fits =
    latinBoards % exchanges === 0n && sum % group.order === 0n && counted.every(({ fixed }) => fixed <= most);
  if (!fits) return { verdict: 'wrong-number' };
  return {
    verdict: 'complete',
    count: { classes: sum / group.order, latinBoards, group: group.order, conjugacy: counted.toReversed() },
  };
}

function* allBoards(
  board: Board,
  multiset: Multiset,
  { latinBoards, signal, clock }: CountClassesOptions,
  timeLimit: number | undefined,
  tell: (latinBoards: bigint) => void,
): Counting {
  if (typeof latinBoards === 'bigint') return latinBoards;
  const engine = makeEngine(problemOf(board, multiset));
  const empty = new Array<number>(board.cells).fill(EMPTY);
  const { verdict, count } = countExactly(engine, empty, {
    timeLimit,
    signal,
    clock,
    onProgress: (progress) => tell(progress.count),
  });
  return verdict === 'complete' ? count : undefined;
}

function* fixedBoards(board: Board, multiset: Multiset, { element, centralizer }: ConjugacyClass): Counting {
  const asterisms = board.asterisms.map(({ cells }) => cells);
  const cycles = cyclesOf(element);
  const labels = labelCounts(multiset);
  const blocks = yield* findBlocks(asterisms, cycles, labels, MOST_BLOCKS);
  return blocks && (yield* countCovers(blocks, cycles, labels, centralizer));
}

// biome-ignore lint/correctness/useYield: one of several ways to count, of which others yield.
function* fixedSquareCount(
  order: number,
  element: Permutation,
  { signal, clock }: CountClassesOptions,
  timeLimit: number | undefined,
): Counting {
  const fixed = fixedSquares(order, element);
  if (!fixed) return 0n;
  const { verdict, count } = countExactly(makeEngine(fixed.problem), fixed.labeling, { timeLimit, signal, clock });
  return verdict === 'complete' ? count : undefined;
}

function labelCounts({ counts }: Multiset): LabelCount[] {
  return [...new Set(counts)].map((count) => ({ count, labels: counts.filter((other) => other === count).length }));
}

/** In how many ways labels of equal count can be exchanged. */
export function exchangesOf(multiset: Multiset): bigint {
  let product = 1n;
  for (const { labels } of labelCounts(multiset)) for (let i = 2; i <= labels; i++) product *= BigInt(i);
  return product;
}

function orderOf(element: Permutation): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  return cyclesOf(element).lists.reduce((order, { length }) => (order * length) / gcd(order, length), 1);
}
