/**
 * Colours the vertices of a graph so that neighbours differ, with few colours: the vertex that has the fewest left to
 * choose from goes first (Brélaz, New methods to color the vertices of a graph, 1979).
 */
export function colourNeighbours(neighbours: readonly ReadonlySet<number>[]): number[] {
  const colour = neighbours.map(() => -1);
  const barred = neighbours.map(() => new Set<number>());
  for (const _ of neighbours) {
    let best = -1;
    for (const [vertex, { size }] of barred.entries()) {
      if (colour[vertex]! >= 0) continue;
      if (best < 0 || size > barred[best]!.size) best = vertex;
      else if (size === barred[best]!.size && neighbours[vertex]!.size > neighbours[best]!.size) best = vertex;
    }
    let free = 0;
    while (barred[best]!.has(free)) free++;
    colour[best] = free;
    for (const other of neighbours[best]!) barred[other]!.add(free);
  }
  return colour;
}
