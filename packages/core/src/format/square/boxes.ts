/** The height and the width of boxes in squares of each order, as they are usual where nothing else is said. */
const USUAL: Readonly<Record<number, readonly [number, number]>> = {
  4: [2, 2],
  6: [2, 3],
  8: [2, 4],
  9: [3, 3],
  10: [2, 5],
  12: [3, 4],
  15: [3, 5],
  16: [4, 4],
  20: [4, 5],
  25: [5, 5],
  36: [6, 6],
};

export function usualBoxes(size: number): readonly [number, number] | undefined {
  return USUAL[size];
}
