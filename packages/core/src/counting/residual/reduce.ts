import { bitCount } from './cell-set.ts';
import type { OnFixed, Residual } from './model.ts';

/** Takes cells that hold a label away from every asterism, and the label from its demand; false if one has no room for it. */
export function take({ words, labels, size, sets, demands }: Residual, cells: Int32Array, label: number): boolean {
  for (let a = 0; a < size; a++) {
    let held = 0;
    for (let w = 0; w < words; w++) {
      const common = sets[a * words + w]! & cells[w]!;
      if (common === 0) continue;
      held += bitCount(common);
      sets[a * words + w]! ^= common;
    }
    if (held === 0) continue;
    if (demands[a * labels + label]! < held) return false;
    demands[a * labels + label]! -= held;
  }
  return true;
}

/**
 * Brings a draft to where nothing more is forced, in place: cells with one candidate and labels with no more places than are
 * demanded are written, an asterism within another is taken out of it with what it demands. Nothing if it has no solution.
 */
export function reduce(draft: Residual, onFixed?: OnFixed): Residual | undefined {
  let residual = draft;
  while (true) {
    const written = writeForced(residual, onFixed);
    if (written === undefined) return undefined;
    if (written) continue;
    residual = withoutEmpty(residual);
    const nested = takeOutNested(residual);
    if (nested === undefined) return undefined;
    if (!nested) return residual;
  }
}

/** Writes what is forced at first sight, and tells whether there was anything; nothing if there is a contradiction. */
function writeForced(residual: Residual, onFixed?: OnFixed): boolean | undefined {
  const { words, labels, size, sets, demands } = residual;
  const places = placesOf(residual);
  const forced = new Int32Array(words);
  const fix = (label: number): boolean => {
    if (!take(residual, forced, label)) return false;
    onFixed?.(forced.slice(), label);
    return true;
  };
  let written = false;

  const { once, twice } = candidates(places, words, labels);
  for (let w = 0; w < words; w++) {
    let all = 0;
    for (let a = 0; a < size; a++) all |= sets[a * words + w]!;
    if (all & ~once[w]!) return undefined;
  }
  for (let label = 0; label < labels; label++) {
    let any = 0;
    for (let w = 0; w < words; w++) any |= forced[w] = places[label * words + w]! & once[w]! & ~twice[w]!;
    if (any === 0) continue;
    if (!fix(label)) return undefined;
    written = true;
  }
  // What was written meanwhile only takes places away, so that what seems forced is forced, or impossible.
  for (let a = 0; a < size; a++)
    for (let label = 0; label < labels; label++) {
      const demand = demands[a * labels + label]!;
      if (demand === 0) continue;
      let room = 0;
      for (let w = 0; w < words; w++) {
        forced[w] = sets[a * words + w]! & places[label * words + w]!;
        room += bitCount(forced[w]!);
      }
      if (room < demand) return undefined;
      if (room > demand) continue;
      if (!fix(label)) return undefined;
      written = true;
    }
  return written;
}

/** For each label the cells that may hold it: those whose asterisms all demand it. */
export function placesOf({ words, labels, size, sets, demands }: Residual): Int32Array {
  const places = new Int32Array(labels * words);
  const closed = new Int32Array(labels * words);
  for (let a = 0; a < size; a++)
    for (let label = 0; label < labels; label++) {
      const table = demands[a * labels + label] === 0 ? closed : places;
      for (let w = 0; w < words; w++) table[label * words + w]! |= sets[a * words + w]!;
    }
  for (let i = 0; i < places.length; i++) places[i]! &= ~closed[i]!;
  return places;
}

function candidates(places: Int32Array, words: number, labels: number) {
  const once = new Int32Array(words);
  const twice = new Int32Array(words);
  for (let label = 0; label < labels; label++)
    for (let w = 0; w < words; w++) {
      const set = places[label * words + w]!;
      twice[w]! |= once[w]! & set;
      once[w]! |= set;
    }
  return { once, twice };
}

/** Takes every asterism that lies within another out of it; nothing if the other demands less of some label. */
function takeOutNested({ words, labels, size, sets, demands }: Residual): boolean | undefined {
  let nested = false;
  for (let inner = 0; inner < size; inner++)
    for (let outer = 0; outer < size; outer++) {
      if (inner === outer || !isWithin(sets, inner * words, outer * words, words)) continue;
      nested = true;
      for (let w = 0; w < words; w++) sets[outer * words + w]! ^= sets[inner * words + w]!;
      for (let label = 0; label < labels; label++) {
        const demand = demands[inner * labels + label]!;
        if (demands[outer * labels + label]! < demand) return undefined;
        demands[outer * labels + label]! -= demand;
      }
    }
  return nested;
}

/** An empty set lies within none. */
function isWithin(sets: Int32Array, inner: number, outer: number, words: number): boolean {
  let any = 0;
  for (let w = 0; w < words; w++) {
    const set = sets[inner + w]!;
    if (set & ~sets[outer + w]!) return false;
    any |= set;
  }
  return any !== 0;
}

function withoutEmpty(residual: Residual): Residual {
  const { words, labels, size, sets, demands } = residual;
  let kept = 0;
  for (let a = 0; a < size; a++) {
    let any = 0;
    for (let w = 0; w < words; w++) any |= sets[a * words + w]!;
    if (any === 0) continue;
    if (kept < a) {
      sets.copyWithin(kept * words, a * words, (a + 1) * words);
      demands.copyWithin(kept * labels, a * labels, (a + 1) * labels);
    }
    kept++;
  }
  return { ...residual, size: kept };
}
