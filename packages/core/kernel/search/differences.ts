import {
  cells,
  clueCells,
  covers,
  differences,
  groupOf,
  known,
  latestDifference,
  mostDifferences,
  nextDifference,
} from './tables';
import { cellOf, placesOf } from './write';

/*
 * The sets of cells in which other Latin boards are known to differ from the known one, as bits of the covering packs. A
 * puzzle has the known one alone only if it has a clue in each of them. A set matters when the last of its groups goes, since
 * it has clues until then: each group has a list of the sets whose last it is.
 */

const NONE: i32 = -1;

let sets: i32 = 0;
/** The first so many follow from the known Latin board without a search. */
let lasting: i32 = 0;

/** Forgets all sets: the known Latin board is another. */
export function forgetDifferences(): void {
  sets = 0;
  lasting = 0;
}

/** Keeps the sets there are as long as the known Latin board is the same. */
export function keepDifferences(): void {
  lasting = sets;
}

/** Files all sets by an order of so many groups. If they fill half of their memory, those that searches found go. */
export function fileDifferences(groups: i32): void {
  if (sets > mostDifferences >> 1) sets = lasting;
  for (let group = 0; group < groups; group++) store<i32>(latestDifference + ((<usize>group) << 2), NONE);
  for (let set = 0; set < sets; set++) {
    let last = NONE;
    for (let pack = 0, at = maskOf(set); pack < covers; pack++, at += 16) {
      last = lastGroup(last, pack, 0, load<u64>(at));
      last = lastGroup(last, pack, 64, load<u64>(at, 8));
    }
    file(set, last);
  }
}

/** Begins an empty set; 0 if there is no memory for it. */
export function openDifference(): usize {
  if (sets === mostDifferences) return 0;
  const set = maskOf(sets);
  for (let at = set, end = at + ((<usize>covers) << 4); at < end; at += 16) v128.store(at, i64x2.splat(0));
  return set;
}

/** Takes up the set begun last, without filing it. */
export function closeDifference(): void {
  sets++;
}

/** Takes up where another Latin board differs, files it, and gives the last of its groups. */
export function addDifference(other: usize): i32 {
  const set = openDifference();
  let last = NONE;
  // Eight cells at a time; what the tables hold beyond the last cell is the same in both.
  for (let cell = 0; cell < cells; cell += 8) {
    const at = (<usize>cell) << 1;
    let differ = i16x8.bitmask(i16x8.ne(v128.load(other + at), v128.load(known + at)));
    for (; differ; differ &= differ - 1) {
      const different = cell + <i32>ctz(differ);
      last = max(last, load<i32>(groupOf + ((<usize>different) << 2)));
      if (set) toggle(set, different);
    }
  }
  if (set) {
    file(sets, last);
    sets++;
  }
  return last;
}

/** Whether a set whose last group this is has no clue left. */
export function isOpenAt(group: i32): bool {
  for (
    let set = load<i32>(latestDifference + ((<usize>group) << 2));
    set !== NONE;
    set = load<i32>(nextDifference + ((<usize>set) << 2))
  )
    if (!hasClue(maskOf(set))) return true;
  return false;
}

/** Adds a cell to a set of cells, or takes it away. */
// @inline
export function toggle(mask: usize, cell: i32): void {
  const place = placesOf(cell);
  const at = mask + load<u32>(place);
  store<u64>(at, load<u64>(at) ^ load<u64>(place, 8));
}

// @inline
function hasClue(mask: usize): bool {
  for (let offset: usize = 0, end = (<usize>covers) << 4; offset < end; offset += 16)
    if (v128.any_true(v128.and(v128.load(mask + offset), v128.load(clueCells + offset)))) return true;
  return false;
}

function lastGroup(last: i32, pack: i32, first: i32, bits: u64): i32 {
  for (; bits; bits &= bits - 1)
    last = max(last, load<i32>(groupOf + ((<usize>cellOf(pack, first + <i32>ctz(bits))) << 2)));
  return last;
}

/** A set none of whose cells is to go tells nothing. */
function file(set: i32, last: i32): void {
  if (last === NONE) return;
  const at = latestDifference + ((<usize>last) << 2);
  store<i32>(nextDifference + ((<usize>set) << 2), load<i32>(at));
  store<i32>(at, set);
}

// @inline
function maskOf(set: i32): usize {
  return differences + <usize>set * ((<usize>covers) << 4);
}
