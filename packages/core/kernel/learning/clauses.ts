import { take } from './memory';
import { byClause } from './reasons';
import { literalValue, reasonOf, setReason } from './trail';

/*
 * The learned clauses of two literals or more, one after the other: two words of header, then the literals. A clause
 * is known by the index of its first word. Its first two literals are the watched ones.
 */

/** Bytes before the literals: the size, then what the reduction knows of the clause. */
export const HEADER: usize = 8;
const LBD: i32 = 0xffff;
const USED_SHIFT: i32 = 16;
const USED: i32 = 3 << USED_SHIFT;
const GARBAGE: i32 = 1 << 18;

export let arena: usize = 0;
export let arenaEnd: usize = 0;
let capacity: usize = 0;

export function initClauses(bytes: usize): void {
  capacity = bytes;
  arena = take(bytes);
  arenaEnd = arena;
}

// @inline
export function clauseAt(clause: i32): usize {
  return arena + ((<usize>clause) << 2);
}

// @inline
export function indexOf(at: usize): i32 {
  return <i32>((at - arena) >>> 2);
}

// @inline
export function sizeAt(at: usize): i32 {
  return load<i32>(at);
}

// @inline
export function afterClause(at: usize): usize {
  return at + HEADER + ((<usize>sizeAt(at)) << 2);
}

/** The LBD when last looked at, on how many levels the literals lay: the fewer, the more the clause is worth. */
// @inline
export function lbdAt(at: usize): i32 {
  return load<i32>(at, 4) & LBD;
}

/** How many reductions the clause survives for having been used. */
// @inline
export function usedAt(at: usize): i32 {
  return (load<i32>(at, 4) & USED) >>> USED_SHIFT;
}

// @inline
export function setLbdAndUse(at: usize, lbd: i32, used: i32): void {
  store<i32>(at, (load<i32>(at, 4) & ~(LBD | USED)) | min(lbd, LBD) | (used << USED_SHIFT), 4);
}

// @inline
export function isGarbage(at: usize): bool {
  return (load<i32>(at, 4) & GARBAGE) !== 0;
}

// @inline
export function markGarbage(at: usize): void {
  store<i32>(at, load<i32>(at, 4) | GARBAGE, 4);
}

/** Copies a clause into the arena. */
export function addClause(literals: usize, size: i32, lbd: i32): i32 {
  const used = arenaEnd - arena;
  const bytes = HEADER + ((<usize>size) << 2);
  if (used + bytes > capacity) {
    capacity = 2 * capacity + bytes;
    const larger = take(capacity);
    memory.copy(larger, arena, used);
    arena = larger;
    arenaEnd = arena + used;
  }
  const at = arenaEnd;
  store<i32>(at, size);
  store<i32>(at, 0, 4);
  setLbdAndUse(at, lbd, 2);
  memory.copy(at + HEADER, literals, (<usize>size) << 2);
  arenaEnd = at + bytes;
  return indexOf(at);
}

/** Whether a clause is why one of its watched literals is true. */
export function isReason(at: usize): bool {
  return isReasonOf(at, load<i32>(at, HEADER)) || isReasonOf(at, load<i32>(at, HEADER + 4));
}

// @inline
function isReasonOf(at: usize, literal: i32): bool {
  return literalValue(literal) > 0 && reasonOf(literal >> 1) === byClause(indexOf(at));
}

/** Drops the garbage and closes the gaps. Reasons follow their clauses; watches are void afterwards. */
export function compactArena(): void {
  let to = arena;
  for (let from = arena; from < arenaEnd; ) {
    const next = afterClause(from);
    if (!isGarbage(from)) {
      for (let at = from + HEADER; at < from + HEADER + 8; at += 4) {
        const literal = load<i32>(at);
        if (isReasonOf(from, literal)) setReason(literal >> 1, byClause(indexOf(to)));
      }
      memory.copy(to, from, next - from);
      to += next - from;
    }
    from = next;
  }
  arenaEnd = to;
}
