import type { Signal } from '../../engine/index.ts';
import type { Refutation, RefutedCell } from './checker/certificate.ts';

export type HittingOutcome =
  | { readonly kind: 'hit'; readonly cells: readonly number[] }
  | { readonly kind: 'none'; readonly refutation: Refutation }
  | { readonly kind: 'spent' }
  | { readonly kind: 'aborted' };

/** Nodes of the tree after which the question is left open: the answer is the same on every machine. */
const MOST_NODES = 200_000;

/** Cells, at most `most`, that meet each of the sets; or why there are none. The signal is looked at at every node. */
export function findHittingSet(
  sets: readonly (readonly number[])[],
  cells: number,
  most: number,
  signal?: Signal,
): HittingOutcome {
  const chosen: number[] = [];
  const allowed = new Uint8Array(cells).fill(1);
  let nodes = 0;
  let aborted = false;

  /** `unmet` are the sets without a chosen cell. */
  const search = (unmet: readonly number[], left: number): Refutation | undefined => {
    if (unmet.length === 0 || ++nodes > MOST_NODES) return undefined;
    aborted = signal?.aborted === true;
    if (aborted) return undefined;
    const open = new Map(unmet.map((s) => [s, sets[s]!.filter((cell) => allowed[cell])]));
    const bySize = unmet.toSorted((a, b) => open.get(a)!.length - open.get(b)!.length || a - b);
    const counted = disjoint(bySize, open, left) ?? crowded(bySize, open, cells, left);
    if (counted) return counted;
    const set = bySize[0]!;
    const degree = new Int32Array(cells);
    for (const s of unmet) for (const cell of open.get(s)!) degree[cell]!++;
    const trials: RefutedCell[] = [];
    const tried = open.get(set)!.toSorted((a, b) => degree[b]! - degree[a]! || a - b);
    for (const cell of tried) {
      chosen.push(cell);
      const refutation = search(
        unmet.filter((s) => !sets[s]!.includes(cell)),
        left - 1,
      );
      if (!refutation) return undefined;
      chosen.pop();
      trials.push([cell, refutation]);
      allowed[cell] = 0;
    }
    for (const cell of tried) allowed[cell] = 1;
    return { set, trials };
  };

  const refutation = search([...sets.keys()], most);
  if (refutation) return { kind: 'none', refutation };
  if (aborted) return { kind: 'aborted' };
  return nodes > MOST_NODES ? { kind: 'spent' } : { kind: 'hit', cells: chosen };
}

/** More disjoint sets than cells may be chosen, if the smallest ones first are that many. */
function disjoint(
  bySize: readonly number[],
  open: ReadonlyMap<number, readonly number[]>,
  left: number,
): number[] | undefined {
  const taken = new Set<number>();
  const apart: number[] = [];
  for (const s of bySize) {
    const cells = open.get(s)!;
    if (cells.length === 0) return [s];
    if (cells.some((cell) => taken.has(cell))) continue;
    for (const cell of cells) taken.add(cell);
    apart.push(s);
    if (apart.length > left) return apart;
  }
  return undefined;
}

/** All the sets, if even the cells that lie in most of them do not meet them all. */
function crowded(
  unmet: readonly number[],
  open: ReadonlyMap<number, readonly number[]>,
  cells: number,
  left: number,
): readonly number[] | undefined {
  const degree = new Int32Array(cells);
  for (const s of unmet) for (const cell of open.get(s)!) degree[cell]!++;
  const most = degree
    .sort()
    .subarray(cells - left)
    .reduce((sum, d) => sum + d, 0);
  return most < unmet.length ? unmet : undefined;
}
