import { type Limits, watchLimits } from '../../engine/index.ts';
import { answerable, isComplete, isLabelingOf, type Labeling, type Problem } from '../../puzzle/index.ts';

/** The minimal trades of a Latin board up to a size: cells in which another Latin board differs, none of which can be left out. */
export interface SmallTrades {
  /** False when a limit came first: there may be others. */
  readonly decided: boolean;
  /** Their cells, the fewest first. */
  readonly trades: readonly (readonly number[])[];
}

/** So many steps are made between two looks at the clock. */
const STRIDE = 4096;

/**
 * Finds every minimal trade of at most so many cells. A label that is changed is too many in each asterism of its cell, so one of
 * the others there has to change, and so on until nothing is too many. The first cell of a trade is changed first, and which asterism is
 * mended next depends on what is written alone: so each exchange is met once.
 */
export function findSmallTrades(given: Problem, latin: Labeling, most: number, limits: Limits = {}): SmallTrades {
  const problem = answerable(given);
  const { cells, labels, asterisms, demands, constraints = [] } = problem;
  if (!(most >= 0) || !isLabelingOf(problem, latin) || !isComplete(latin) || constraints.length > 0)
    return { decided: true, trades: [] };
  const watch = watchLimits(limits);
  const asterismsOf: number[][] = Array.from({ length: cells }, () => []);
  for (const [a, held] of asterisms.entries()) for (const cell of held) asterismsOf[cell]!.push(a);
  const widest = Math.max(1, ...asterismsOf.map((through) => through.length));
  /** By how much an asterism holds a label too often. */
  const excess = new Int32Array(asterisms.length * labels);
  for (const [a, held] of asterisms.entries()) {
    for (const cell of held) excess[a * labels + latin[cell]!]!++;
    for (let label = 0; label < labels; label++) excess[a * labels + label]! -= demands[a]![label]!;
  }
  if (excess.some((much) => much !== 0)) return { decided: true, trades: [] };
  const written = [...latin];
  /** Cells that have been decided on: changed, or to stay as they are. */
  const settled = new Uint8Array(cells);
  const changed: number[] = [];
  const found = new Map<string, readonly number[]>();
  let tooMany = 0;
  let steps = 0;
  let over = false;

  const write = (cell: number, label: number) => {
    for (const a of asterismsOf[cell]!) {
      if (--excess[a * labels + written[cell]!]! >= 0) tooMany--;
      if (++excess[a * labels + label]! > 0) tooMany++;
    }
    written[cell] = label;
  };
  /** The first asterism and label that is held too often. */
  const worst = () => {
    for (const cell of changed)
      for (const a of asterismsOf[cell]!)
        if (excess[a * labels + written[cell]!]! > 0) return [a, written[cell]!] as const;
    return undefined;
  };

  function change(cell: number): void {
    settled[cell] = 1;
    changed.push(cell);
    for (let label = 0; label < labels && !over; label++) {
      if (label === latin[cell]) continue;
      write(cell, label);
      mend();
      write(cell, latin[cell]!);
    }
    changed.pop();
    settled[cell] = 0;
  }

  function mend(): void {
    if (++steps % STRIDE === 0 && watch.isOver()) over = true;
    if (over || changed.length + Math.ceil(tooMany / widest) > most) return;
    const place = worst();
    if (!place) {
      const trade = changed.toSorted((a, b) => a - b);
      found.set(trade.join(), trade);
      return;
    }
    const [asterism, label] = place;
    // One of the cells that hold it and are not decided on must change: the first, or it stays, and the second, and so on.
    const kept: number[] = [];
    for (const cell of asterisms[asterism]!) {
      if (settled[cell] || latin[cell] !== label) continue;
      change(cell);
      settled[cell] = 1;
      kept.push(cell);
    }
    for (const cell of kept) settled[cell] = 0;
  }

  for (let first = 0; first < cells && !over; first++) {
    change(first);
    settled[first] = 1;
  }
  return { decided: !over, trades: minimal([...found.values()].sort((a, b) => a.length - b.length)) };
}

/** Those that hold no other; shorter ones come first. */
function minimal(sets: readonly (readonly number[])[]): (readonly number[])[] {
  const kept: { readonly cells: readonly number[]; readonly held: ReadonlySet<number> }[] = [];
  for (const cells of sets) {
    const held = new Set(cells);
    if (!kept.some((other) => other.cells.length < cells.length && other.cells.every((cell) => held.has(cell))))
      kept.push({ cells, held });
  }
  return kept.map(({ cells }) => cells);
}
