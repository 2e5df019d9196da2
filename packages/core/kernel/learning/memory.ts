/** The first byte nobody has taken. */
let top: usize = __heap_base;

export function forgetAll(): void {
  top = __heap_base;
}

/** Memory that is ours until `forgetAll`; what it holds is undefined. */
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

// @ts-ignore: decorator
@inline
export function word(base: usize, index: i32): i32 {
  return load<i32>(base + ((<usize>index) << 2));
}

// @ts-ignore: decorator
@inline
export function setWord(base: usize, index: i32, value: i32): void {
  store<i32>(base + ((<usize>index) << 2), value);
}
