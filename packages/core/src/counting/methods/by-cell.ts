import {
  addCell,
  bitCount,
  cellsOf,
  hasCell,
  labelKinds,
  placesOf,
  type Residual,
  withLabel,
} from '../residual/index.ts';
import type { Way, Ways } from './brancher.ts';

/**
 * The choice with the fewest ways: which label a cell holds, labels of one kind being one way, or where an asterism that wants a
 * label once has it.
 */
export function* branchByCell(residual: Residual): Ways {
  const { words } = residual;
  const places = placesOf(residual);
  const kinds = labelKinds(residual);
  const writing = (cell: number, label: number, times: number): Way => {
    const set = new Int32Array(words);
    addCell(set, 0, cell);
    return { times: BigInt(times), follow: (onFixed) => withLabel(residual, set, label, onFixed) };
  };
  const { cell, ways } = narrowestCell(residual, places, kinds);
  const spot = narrowestSpot(residual, places, ways);
  if (spot) {
    for (const place of spot.cells) yield writing(place, spot.label, 1);
    return;
  }
  for (const { first, labels } of kinds)
    if (hasCell(places, first * words, cell)) yield writing(cell, first, labels.length);
}

function narrowestCell(residual: Residual, places: Int32Array, kinds: ReturnType<typeof labelKinds>) {
  const { words, size, sets } = residual;
  const all = new Int32Array(words);
  for (let a = 0; a < size; a++) for (let w = 0; w < words; w++) all[w]! |= sets[a * words + w]!;
  let best = { cell: -1, ways: Number.POSITIVE_INFINITY };
  for (const cell of cellsOf(all, 0, words)) {
    let ways = 0;
    for (const { first } of kinds) if (hasCell(places, first * words, cell)) ways++;
    if (ways < best.ways) best = { cell, ways };
    if (ways <= 1) break;
  }
  return best;
}

/** An asterism and a label that it wants once, in fewer places than `most`. */
function narrowestSpot({ words, labels, size, sets, demands }: Residual, places: Int32Array, most: number) {
  let least = most;
  let best: { readonly label: number; readonly cells: readonly number[] } | undefined;
  const set = new Int32Array(words);
  for (let a = 0; a < size && least > 2; a++)
    for (let label = 0; label < labels; label++) {
      if (demands[a * labels + label] !== 1) continue;
      let room = 0;
      for (let w = 0; w < words; w++) {
        set[w] = sets[a * words + w]! & places[label * words + w]!;
        room += bitCount(set[w]!);
      }
      if (room >= least) continue;
      least = room;
      best = { label, cells: cellsOf(set, 0, words) };
    }
  return best;
}
