import { take, takeZeroed, word } from './memory';
import { nextRandom } from './random';
import { tick } from './ticks';
import { atoms, trail } from './trail';

/*
 * What value a decision gives an atom (phase saving, with target phases and rephasing, as in CaDiCaL). Per atom a byte: 1
 * for true, -1 for false, 0 for no opinion. The saved phase is the value it had last. The target phases are those of the
 * longest trail without conflict since the phases were changed, the best those of the longest since the best were last
 * recalled: a search that follows them comes ever closer to a solution.
 */
let saved: usize = 0;
let target: usize = 0;
let best: usize = 0;
let targetSize: i32 = 0;
let bestSize: i32 = 0;
/** Conflicts until the first change of phases; the intervals grow by as many. */
const STEP: u64 = 1000;
let changes: i32 = 0;
let due: u64 = STEP;

export function initPhases(): void {
  saved = take(atoms);
  memory.fill(saved, <u8>-1, atoms);
  target = takeZeroed(atoms);
  best = takeZeroed(atoms);
  targetSize = 0;
  bestSize = 0;
  changes = 0;
  due = STEP;
}

// @inline
function put(phases: usize, literal: i32): void {
  store<i8>(phases + (literal >> 1), 1 - ((literal & 1) << 1));
}

// @inline
export function savePhase(literal: i32): void {
  put(saved, literal);
}

/** The literal by which to decide an atom. */
export function preferredLiteral(atom: i32): i32 {
  let phase: i32 = load<i8>(target + atom);
  if (phase === 0) phase = load<i8>(saved + atom);
  return (atom << 1) | <i32>(phase < 0);
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

function copyTrail(phases: usize, size: i32): void {
  tick(size >> 4);
  for (let place = 0; place < size; place++) put(phases, word(trail, place));
}

export function rephaseIsDue(conflicts: u64): bool {
  return conflicts >= due;
}

/** Sets out from other phases: every second time from the best, in between from all false, all true or random ones. */
export function rephase(conflicts: u64): void {
  const turn = changes++;
  due = conflicts + STEP * (changes + 1);
  if (turn > 0 && turn % 2 === 0) {
    for (let atom = 0; atom < atoms; atom++) {
      const phase = load<i8>(best + atom);
      if (phase !== 0) store<i8>(saved + atom, phase);
    }
    bestSize = 0;
  } else if (turn % 6 === 3) {
    for (let atom = 0; atom < atoms; atom++) store<i8>(saved + atom, nextRandom() & 0x100 ? 1 : -1);
  } else {
    memory.fill(saved, <u8>(turn % 6 === 1 ? 1 : -1), atoms);
  }
  memory.fill(target, 0, atoms);
  targetSize = 0;
}
