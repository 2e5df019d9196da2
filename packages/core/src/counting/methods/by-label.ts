import {
  addCell,
  bitCount,
  cellsOf,
  type LabelKind,
  labelKinds,
  placesOf,
  type Residual,
  withLabel,
} from '../residual/index.ts';
import type { Ways } from './brancher.ts';

/**
 * Places a whole label: every set of cells that gives each asterism as many of it as it demands. Where all labels are of one kind,
 * one of them is in the first cell, and whichever it is, as much is left.
 */
export function* branchByLabel(residual: Residual): Ways {
  const { words, sets } = residual;
  const kinds = labelKinds(residual);
  const { first: label, labels } = kinds.reduce((best, kind) => (weight(kind) < weight(best) ? kind : best));
  const required = new Int32Array(words);
  if (kinds.length === 1) addCell(required, 0, cellsOf(sets, 0, words)[0]!);
  const times = kinds.length === 1 ? BigInt(labels.length) : 1n;
  for (const set of placements(residual, label, required))
    yield set && { times, follow: (onFixed) => withLabel(residual, set, label, onFixed) };

  function weight({ first }: LabelKind): number {
    let sum = 0;
    for (let a = 0; a < residual.size; a++) sum += residual.demands[a * residual.labels + first]!;
    return sum;
  }
}

/** So many steps of the search for the places of a label are made between two yields. */
const STRIDE = 256;

/** The sets of places of a label that meet all demands for it and contain the cells required; nothing now and then. */
function* placements(residual: Residual, label: number, required: Int32Array): Generator<Int32Array | undefined> {
  const { words, labels, size, sets, demands } = residual;
  const places = placesOf(residual).subarray(label * words, (label + 1) * words);
  const need = Int32Array.from({ length: size }, (_, a) => demands[a * labels + label]!);
  const holders = holdersOf(residual);
  const chosen = new Int32Array(words);
  let steps = 0;

  /** Writes the label in a cell; asterisms that have enough close their other cells. */
  function choose(open: Int32Array, wanted: Int32Array, cell: number): void {
    addCell(chosen, 0, cell);
    open[cell >>> 5]! &= ~(1 << (cell & 31));
    for (const a of holders[cell]!)
      if (--wanted[a]! === 0) for (let w = 0; w < words; w++) open[w]! &= ~sets[a * words + w]!;
  }

  function* complete(open: Int32Array, wanted: Int32Array): Generator<Int32Array | undefined> {
    if (++steps % STRIDE === 0) yield undefined;
    let tightest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let a = 0; a < size; a++) {
      if (wanted[a] === 0) continue;
      let room = 0;
      for (let w = 0; w < words; w++) room += bitCount(open[w]! & sets[a * words + w]!);
      const slack = room - wanted[a]!;
      if (slack < 0) return;
      if (slack < least) {
        least = slack;
        tightest = a;
      }
    }
    if (tightest < 0) {
      yield chosen.slice();
      return;
    }
    const before = chosen.slice();
    const rest = open.slice();
    const cells = cellsOf(
      open.map((set, w) => set & sets[tightest * words + w]!),
      0,
      words,
    );
    // The first of these cells that holds the label is one of the first `slack + 1`.
    for (const cell of cells.slice(0, least + 1)) {
      const [nextOpen, nextWanted] = [rest.slice(), wanted.slice()];
      choose(nextOpen, nextWanted, cell);
      yield* complete(nextOpen, nextWanted);
      chosen.set(before);
      rest[cell >>> 5]! &= ~(1 << (cell & 31));
    }
  }

  const open = places.slice();
  for (const cell of cellsOf(required, 0, words)) {
    if (((places[cell >>> 5]! >>> (cell & 31)) & 1) === 0) return;
    choose(open, need, cell);
  }
  yield* complete(open, need);
}

function holdersOf({ words, size, sets }: Residual): number[][] {
  const holders: number[][] = [];
  for (let a = 0; a < size; a++)
    for (const cell of cellsOf(sets, a * words, words)) {
      holders[cell] ??= [];
      holders[cell].push(a);
    }
  return holders;
}
