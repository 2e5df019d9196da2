/* Memory is taken from one end to the other and given back all at once, or all but what is kept. */

/** Where memory begins that may be taken again, and the first byte nobody has taken. */
let base: usize = __heap_base;
let top: usize = __heap_base;

/** Gives all memory back. */
export function releaseAll(): void {
  base = __heap_base;
  top = base;
}

/** Keeps what has been taken so far: `release` gives back only what is taken later. */
export function keep(): void {
  base = top;
}

export function release(): void {
  top = base;
}

/** What the memory holds is undefined. */
export function take(bytes: usize): usize {
  const start = (top + 15) & ~15;
  top = start + bytes;
  const missing = <i32>((top + 0xffff) >>> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
  return start;
}

export function takeZeroed(bytes: usize): usize {
  const start = take(bytes);
  memory.fill(start, 0, bytes);
  return start;
}

// @inline
export function word(start: usize, index: i32): i32 {
  return load<i32>(start + ((<usize>index) << 2));
}

// @inline
export function setWord(start: usize, index: i32, value: i32): void {
  store<i32>(start + ((<usize>index) << 2), value);
}
