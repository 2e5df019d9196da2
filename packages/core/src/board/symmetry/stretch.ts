/** Up to so many numbers are sorted soonest by putting each in its place among those before it. */
const SHORT = 24;

/**
 * Sorts the numbers from one place of an array to just before another, ascending; with keys by the keys of the numbers, equal
 * ones left as they stand. Searches for symmetry sort short stretches by the thousand, which are most often in order already.
 */
export function sortStretch(numbers: Int32Array, from: number, to: number, keys?: ArrayLike<number>): void {
  if (to - from > SHORT) {
    if (isInOrder(numbers, from, to, keys)) return;
    const stretch = numbers.subarray(from, to);
    if (keys) stretch.sort((a, b) => keys[a]! - keys[b]!);
    else stretch.sort();
    return;
  }
  for (let place = from + 1; place < to; place++) {
    const number = numbers[place]!;
    const key = keys ? keys[number]! : number;
    let at = place;
    for (; at > from; at--) {
      const before = numbers[at - 1]!;
      if ((keys ? keys[before]! : before) <= key) break;
      numbers[at] = before;
    }
    numbers[at] = number;
  }
}

function isInOrder(numbers: Int32Array, from: number, to: number, keys?: ArrayLike<number>): boolean {
  for (let place = from + 1; place < to; place++) {
    const [before, number] = [numbers[place - 1]!, numbers[place]!];
    if (keys ? keys[before]! > keys[number]! : before > number) return false;
  }
  return true;
}
