import { takeZeroed, word } from './memory';
import { nextRandom } from './random';
import { atoms, trail } from './trail';
import { K } from './knobs';

/*
 * What value a decision gives an atom. Per atom a byte: 1 for true, -1 for false, 0 for no opinion. The saved phase is
 * the value it had last; the target and the best are those of the longest trail without conflict, since the last
 * change of phases and since the last time the best were used.
 */
let saved: usize = 0;
let target: usize = 0;
let best: usize = 0;
let targetSize: i32 = 0;
let bestSize: i32 = 0;

export function allotPhases(): void {
  saved = takeZeroed(atoms);
  target = takeZeroed(atoms);
  best = takeZeroed(atoms);
  targetSize = 0;
  bestSize = 0;
  rephases = 0;
  memory.fill(saved, K[0] > 0 ? 1 : 255, atoms);
}

// @ts-ignore: decorator
@inline
export function savePhase(literal: i32): void {
  store<i8>(saved + (literal >> 1), 1 - ((literal & 1) << 1));
}

/** The literal by which to decide an atom. */
export function preferred(atom: i32, useTarget: bool): i32 {
  let phase: i32 = useTarget ? load<i8>(target + atom) : 0;
  if (phase == 0) phase = load<i8>(saved + atom);
  return (atom << 1) | <i32>(phase < 0);
}

function copyTrail(to: usize, size: i32): void {
  for (let place = 0; place < size; place++) {
    const literal = word(trail, place);
    store<i8>(to + (literal >> 1), 1 - ((literal & 1) << 1));
  }
}

/** Notes that the first `size` literals of the trail are without conflict. */
export function noteConsistent(size: i32): void {
  if (size > targetSize) {
    targetSize = size;
    copyTrail(target, size);
  }
  if (size > bestSize) {
    bestSize = size;
    copyTrail(best, size);
  }
}

let rephases: i32 = 0;

export function changePhases(): void {
  const turn = rephases++;
  // original, inverted, then (best, random, best, original, best, inverted)
  let kind = 0;
  if (turn == 0) kind = 0; else if (turn == 1) kind = 1;
  else { const t = (turn - 2) % 6; kind = t == 0 || t == 2 || t == 4 ? 2 : t == 1 ? 3 : t == 3 ? 0 : 1; }
  if (K[1] > 0 ) { kind = (turn & 1) ? (K[1] == 2 ? 3 : (turn & 2) ? 3 : 4) : 2; }
  if (kind == 0) memory.fill(saved, K[0] > 0 ? 1 : 255, atoms);
  else if (kind == 1) memory.fill(saved, K[0] > 0 ? 255 : 1, atoms);
  else if (kind == 2) { for (let a = 0; a < atoms; a++) { const b = load<i8>(best + a); if (b) store<i8>(saved + a, b); } bestSize = 0; }
  else if (kind == 3) { for (let a = 0; a < atoms; a++) store<i8>(saved + a, nextRandom() & 0x100 ? 1 : -1); }
  memory.fill(target, 0, atoms);
  targetSize = 0;
}
