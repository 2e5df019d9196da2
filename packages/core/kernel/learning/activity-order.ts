import { setWord, take, takeZeroed, word } from './memory';
import { nextRandom } from './random';
import { atoms } from './trail';

/*
 * Which atom to decide next: the one that took part in most of the recent conflicts, by activities that decay (VSIDS, as in
 * MiniSat). The open atoms lie in a binary heap, the most active on top. Assigned atoms may linger in it; they are skipped
 * when they surface.
 */

let heap: usize = 0;
let heapSize: i32 = 0;
/** Per atom its index in the heap, or -1. */
let indices: usize = 0;
let activities: usize = 0;
let increment: f64 = 1;
/** How much less a conflict counts after the next. */
const DECAY: f64 = 0.95;
const HUGE: f64 = 1e150;

/** Begins with all atoms, those of the smallest quotas first, chance deciding between equals. */
export function initActivityOrder(quotas: i32, ends: usize, members: usize): void {
  heap = take(4 * atoms);
  indices = take(4 * atoms);
  activities = takeZeroed(8 * atoms);
  heapSize = 0;
  increment = 1;
  let start = 0;
  for (let quota = 0; quota < quotas; quota++) {
    const end = word(ends, quota);
    const tightness = 1 / <f64>(end - start);
    for (; start < end; start++) {
      const atom = word(members, start);
      setActivity(atom, max(activityOf(atom), tightness));
    }
  }
  for (let atom = 0; atom < atoms; atom++) {
    setActivity(atom, activityOf(atom) * (1 + <f64>nextRandom() * 1e-12));
    setWord(indices, atom, -1);
    enqueue(atom);
  }
}

// @inline
function activityOf(atom: i32): f64 {
  return load<f64>(activities + ((<usize>atom) << 3));
}

// @inline
function setActivity(atom: i32, activity: f64): void {
  store<f64>(activities + ((<usize>atom) << 3), activity);
}

// @inline
function put(index: i32, atom: i32): void {
  setWord(heap, index, atom);
  setWord(indices, atom, index);
}

function rise(start: i32): void {
  let index = start;
  const atom = word(heap, index);
  const activity = activityOf(atom);
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = word(heap, parent);
    if (activityOf(above) >= activity) break;
    put(index, above);
    index = parent;
  }
  put(index, atom);
}

function sink(start: i32): void {
  let index = start;
  const atom = word(heap, index);
  const activity = activityOf(atom);
  while (true) {
    let child = 2 * index + 1;
    if (child >= heapSize) break;
    if (child + 1 < heapSize && activityOf(word(heap, child + 1)) > activityOf(word(heap, child))) child++;
    const below = word(heap, child);
    if (activityOf(below) <= activity) break;
    put(index, below);
    index = child;
  }
  put(index, atom);
}

// @inline
export function enqueue(atom: i32): void {
  if (word(indices, atom) >= 0) return;
  put(heapSize, atom);
  rise(heapSize++);
}

/** Takes the most active atom out; the heap is never empty while an atom is open. */
export function dequeue(): i32 {
  const atom = word(heap, 0);
  setWord(indices, atom, -1);
  if (--heapSize > 0) {
    put(0, word(heap, heapSize));
    sink(0);
  }
  return atom;
}

export function bump(atom: i32): void {
  const activity = activityOf(atom) + increment;
  setActivity(atom, activity);
  if (activity > HUGE) rescale();
  const index = word(indices, atom);
  if (index >= 0) rise(index);
}

/** Makes older conflicts count less, by letting newer ones count more. */
export function decay(): void {
  increment /= DECAY;
}

function rescale(): void {
  for (let atom = 0; atom < atoms; atom++) setActivity(atom, activityOf(atom) / HUGE);
  increment /= HUGE;
}
