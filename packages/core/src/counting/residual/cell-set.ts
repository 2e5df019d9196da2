/** How many bits of a word are set. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The cells of a set, ascending: bits of 32-bit words, from one on. */
export function cellsOf(sets: Int32Array, from: number, words: number): number[] {
  const cells: number[] = [];
  for (let w = 0; w < words; w++)
    for (let bits = sets[from + w]!; bits !== 0; bits &= bits - 1) cells.push(32 * w + bitCount((bits & -bits) - 1));
  return cells;
}

export function addCell(set: Int32Array, from: number, cell: number): void {
  set[from + (cell >>> 5)]! |= 1 << (cell & 31);
}

export function hasCell(set: Int32Array, from: number, cell: number): boolean {
  return ((set[from + (cell >>> 5)]! >>> (cell & 31)) & 1) === 1;
}
