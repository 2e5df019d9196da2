import { draftResidual, type Residual, reduce } from '../residual/index.ts';
import { type Axis, placeValues } from './join-axes.ts';
import type { Memo } from './memo.ts';
import { splits } from './split.ts';

/** Counts a residual, a step at a time. */
export type CountResidual = (residual: Residual) => Generator<undefined, bigint, undefined>;

/** By what a part takes of the demand of an axis, as a number: what follows for the next axis, or the count after the last. */
export interface CountTable {
  /** Ascending. */
  readonly numbers: readonly number[];
  readonly entries: readonly Entry[];
}
export type Entry = CountTable | bigint;

/** More counts than these are not tabulated. */
const MOST_ENTRIES = 20_000;

/** One way to divide the demand of an axis: what is inside the part. */
interface Share {
  readonly number: number;
  readonly inside: Uint16Array;
}

/**
 * The counts of a part for all that it can take of the demands of the axes; those without a solution are left out. Nothing if there are
 * too many.
 */
export function* makeCountTable(
  residual: Residual,
  part: Int32Array,
  axes: readonly Axis[],
  count: CountResidual,
  known: Memo,
): Generator<undefined, CountTable | undefined, undefined> {
  const { labels } = residual;
  const { draft, of } = insideOf(residual, part);
  // No normal form begins so.
  const frame = String.fromCharCode(0xffff, draft.size, ...new Uint16Array(draft.sets.buffer));
  const values = placeValues(residual);
  const alone = Array.from({ length: labels }, (_, label) => ({ first: label, labels: [label] }));
  const shares = axes.map(({ asterism }) =>
    [...splits(residual, asterism, part, alone)]
      .map(({ inside }) => ({ inside, number: inside.reduce((sum, held, label) => sum + held * values[label]!, 0) }))
      .sort((one, other) => one.number - other.number),
  );
  // An asterism of the part around an axis limits what the axis can take.
  const crossing = new Set(axes.map(({ asterism }) => asterism));
  const around = axes.map(({ asterism }) =>
    rowsAround(draft, of.indexOf(asterism)).filter((b) => !crossing.has(of[b]!)),
  );
  const left = Int32Array.from(draft.demands);
  let entries = 0;

  function* countEntry(): Generator<undefined, bigint, undefined> {
    const key = frame + signature(draft);
    const before = known.get(key);
    if (before !== undefined) return before;
    const rest = reduce({ ...draft, sets: draft.sets.slice(), demands: draft.demands.slice() });
    const counted = rest ? yield* count(rest) : 0n;
    known.set(key, counted);
    return counted;
  }

  function take({ inside }: Share, depth: number, sign: number): boolean {
    let fits = true;
    for (const b of around[depth]!)
      for (let label = 0; label < labels; label++) {
        const rest = left[b * labels + label]! - sign * inside[label]!;
        if (rest < 0) fits = false;
        left[b * labels + label] = rest;
      }
    return fits;
  }

  function* tabulate(depth: number): Generator<undefined, CountTable | undefined, undefined> {
    const numbers: number[] = [];
    const found: Entry[] = [];
    const row = of.indexOf(axes[depth]!.asterism);
    for (const share of shares[depth]!) {
      if (take(share, depth, 1)) {
        if (row >= 0) draft.demands.set(share.inside, row * labels);
        const entry: Entry | undefined = yield* depth + 1 < axes.length ? tabulate(depth + 1) : countEntry();
        if (entry === undefined || ++entries > MOST_ENTRIES) return undefined;
        if (typeof entry === 'bigint' ? entry > 0n : entry.numbers.length > 0) {
          numbers.push(share.number);
          found.push(entry);
        }
      }
      take(share, depth, -1);
    }
    return { numbers, entries: found };
  }

  return yield* tabulate(0);
}

/** What a residual has of a part, and which asterism each of its rows was. */
function insideOf(residual: Residual, part: Int32Array) {
  const { words, labels, size, sets, demands } = residual;
  const of = Array.from({ length: size }, (_, a) => a).filter((a) => part.some((set, w) => set & sets[a * words + w]!));
  const draft = draftResidual(residual, of.length);
  for (const [row, a] of of.entries()) {
    for (let w = 0; w < words; w++) draft.sets[row * words + w] = sets[a * words + w]! & part[w]!;
    draft.demands.set(demands.subarray(a * labels, (a + 1) * labels), row * labels);
  }
  return { draft, of };
}

/** The rows that hold all cells of one. */
function rowsAround({ words, size, sets }: Residual, row: number): number[] {
  if (row < 0) return [];
  return Array.from({ length: size }, (_, b) => b).filter((b) => {
    for (let w = 0; w < words; w++) if (sets[row * words + w]! & ~sets[b * words + w]!) return false;
    return b !== row;
  });
}

/** The demands of all labels, whatever they are called. */
function signature({ labels, size, demands }: Residual): string {
  const columns: string[] = [];
  const codes = new Array<number>(size);
  for (let label = 0; label < labels; label++) {
    for (let a = 0; a < size; a++) codes[a] = demands[a * labels + label]!;
    columns.push(String.fromCharCode(...codes));
  }
  return columns.sort().join('');
}
