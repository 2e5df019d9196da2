import { cellsOf } from './cell-set.ts';
import { labelKinds } from './label-kinds.ts';
import type { Residual } from './model.ts';

/**
 * A text that two residuals share only if one becomes the other by renaming cells, asterisms and labels, so that they have as
 * many solutions. Asterisms and labels are put in an order by what surrounds them (colour refinement, as in McKay's nauty);
 * while some are alike, one of them is told apart and all are ordered anew. No other choice of that one is tried: a few
 * residuals that could share a text do not, which costs a second count, never a wrong one.
 */
export function normalForm(residual: Residual): string {
  const graph = graphOf(residual);
  const colours = colour(graph);
  const { size, kinds, held, starts, demands, times } = graph;

  const order = ascendingBy(colours, 0, size);
  const rank = new Int32Array(size);
  for (let r = 0; r < size; r++) rank[order[r]!] = r;
  const cells: number[][] = [];
  for (let i = 0; i + 1 < starts.length; i++) {
    const ranks: number[] = [];
    for (let j = starts[i]!; j < starts[i + 1]!; j++) ranks.push(rank[held[j]!]!);
    cells.push(ranks.sort(ascending));
  }
  cells.sort(lexicographic);

  const codes: number[] = [size, kinds];
  for (const ranks of cells) {
    for (const r of ranks) codes.push(r + 1);
    codes.push(0);
  }
  const labelOrder = ascendingBy(colours, size, kinds);
  for (const kind of labelOrder) codes.push(times[kind]!);
  for (const a of order) for (const kind of labelOrder) codes.push(demands[a * kinds + kind]!);
  return textOf(codes);
}

/** A residual as cells in asterisms, and asterisms that demand kinds of labels. */
interface Graph {
  readonly size: number;
  readonly kinds: number;
  /** The asterisms of each cell, from `starts[cell]` on. */
  readonly starts: Int32Array;
  readonly held: Int32Array;
  /** How many labels are of each kind. */
  readonly times: Int32Array;
  readonly demands: Int32Array;
}

function graphOf(residual: Residual): Graph {
  const { words, labels, size, sets, demands } = residual;
  const holders: number[][] = [];
  for (let a = 0; a < size; a++)
    for (const cell of cellsOf(sets, a * words, words)) {
      holders[cell] ??= [];
      holders[cell].push(a);
    }
  const lists = holders.filter((list) => list !== undefined);
  const starts = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) starts[i + 1] = starts[i]! + list.length;
  const held = Int32Array.from(lists.flat());
  const found = labelKinds(residual);
  const kinds = found.length;
  const table = new Int32Array(size * kinds);
  for (const [kind, { first }] of found.entries())
    for (let a = 0; a < size; a++) table[a * kinds + kind] = demands[a * labels + first]!;
  return { size, kinds, starts, held, times: Int32Array.from(found, ({ labels: all }) => all.length), demands: table };
}

/** A colour for every asterism and, after them, every kind of label: no two the same, and independent of names as far as may be. */
function colour(graph: Graph): Int32Array {
  const { size, kinds, times } = graph;
  const colours = new Int32Array(size + kinds);
  for (let kind = 0; kind < kinds; kind++) colours[size + kind] = mix(times[kind]! + 0x1000);
  refine(graph, colours);
  for (let alike = smallestTie(colours); alike >= 0; alike = smallestTie(colours)) {
    colours[alike] = mix(colours[alike]! ^ 0x5bd1e995);
    refine(graph, colours);
  }
  return colours;
}

/** Colours every vertex by the colours around it, until no more are told apart. */
function refine({ size, kinds, starts, held, demands }: Graph, colours: Int32Array): void {
  const sums = new Int32Array(size);
  let distinct = distinctOf(colours);
  while (distinct < colours.length) {
    sums.fill(0);
    for (let i = 0; i + 1 < starts.length; i++) {
      let sum = 0;
      for (let j = starts[i]!; j < starts[i + 1]!; j++) sum = (sum + mix(colours[held[j]!]!)) | 0;
      sum = mix(sum);
      for (let j = starts[i]!; j < starts[i + 1]!; j++) sums[held[j]!]! += sum;
    }
    for (let kind = 0; kind < kinds; kind++) {
      let sum = 0;
      for (let a = 0; a < size; a++) {
        const demand = demands[a * kinds + kind]!;
        if (demand > 0) sum = (sum + mix(colours[a]! + Math.imul(demand, 0x9e3779b1))) | 0;
      }
      colours[size + kind] = mix(Math.imul(colours[size + kind]!, 31) + sum);
    }
    for (let a = 0; a < size; a++) {
      let sum = sums[a]!;
      for (let kind = 0; kind < kinds; kind++) {
        const demand = demands[a * kinds + kind]!;
        if (demand > 0) sum = (sum + mix(colours[size + kind]! + Math.imul(demand, 0x85ebca77))) | 0;
      }
      colours[a] = mix(Math.imul(colours[a]!, 31) + sum);
    }
    const now = distinctOf(colours);
    if (now <= distinct) return;
    distinct = now;
  }
}

/** Spreads the bits of a word over all of it. */
function mix(word: number): number {
  let z = (word + 0x9e3779b9) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return z ^ (z >>> 16);
}

function distinctOf(colours: Int32Array): number {
  const sorted = colours.slice().sort();
  let distinct = sorted.length > 0 ? 1 : 0;
  for (let i = 1; i < sorted.length; i++) if (sorted[i] !== sorted[i - 1]) distinct++;
  return distinct;
}

/** A vertex that has its colour in common with fewest others, or −1 if every one has its own. */
function smallestTie(colours: Int32Array): number {
  const sorted = colours.slice().sort();
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < sorted.length; ) {
    let end = i + 1;
    while (end < sorted.length && sorted[end] === sorted[i]) end++;
    if (end - i > 1 && end - i < least) {
      least = end - i;
      best = sorted[i]!;
    }
    i = end;
  }
  return least === Number.POSITIVE_INFINITY ? -1 : colours.indexOf(best);
}

function ascendingBy(colours: Int32Array, from: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => i).sort((i, j) => colours[from + i]! - colours[from + j]!);
}

function ascending(a: number, b: number): number {
  return a - b;
}

function lexicographic(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

/** A call takes only so many arguments. */
const PIECE = 4096;

function textOf(codes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < codes.length; i += PIECE) text += String.fromCharCode(...codes.slice(i, i + PIECE));
  return text;
}
