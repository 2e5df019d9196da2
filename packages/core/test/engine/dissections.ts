/** Every way to cut a square of cells into as many connected regions as it has rows, all of the same size. */
export function dissections(order: number): number[][][] {
  const found: number[][][] = [];
  const free = new Set(Array.from({ length: order * order }, (_, cell) => cell));
  const cut: number[][] = [];

  function cutNext(): void {
    const first = Math.min(...free);
    if (first === Number.POSITIVE_INFINITY) found.push(cut.map((region) => [...region]));
    else
      for (const region of regionsFrom(first, order, free)) {
        for (const cell of region) free.delete(cell);
        cut.push(region);
        cutNext();
        cut.pop();
        for (const cell of region) free.add(cell);
      }
  }
  cutNext();
  return found;
}

/** Every connected region of free cells that holds a given one. */
function regionsFrom(first: number, order: number, free: ReadonlySet<number>): number[][] {
  let regions = [[first]];
  for (let size = 1; size < order; size++) {
    const larger = new Map<string, number[]>();
    for (const region of regions)
      for (const cell of region)
        for (const next of neighbours(cell, order))
          if (free.has(next) && !region.includes(next)) {
            const grown = [...region, next].sort((a, b) => a - b);
            larger.set(grown.join(), grown);
          }
    regions = [...larger.values()];
  }
  return regions;
}

function neighbours(cell: number, order: number): number[] {
  const column = cell % order;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < order - 1 ? [cell + 1] : []),
    ...(cell >= order ? [cell - order] : []),
    ...(cell < order * (order - 1) ? [cell + order] : []),
  ];
}
