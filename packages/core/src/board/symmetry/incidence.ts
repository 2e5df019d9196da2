/**
 * Which cells lie in which asterisms, as a graph: the vertices below `cells` are the cells, those from `cells` on the
 * asterisms. The neighbours of a vertex `v` are `neighbours[starts[v]]` to `neighbours[starts[v + 1] - 1]`.
 */
export interface Incidence {
  readonly cells: number;
  readonly vertices: number;
  readonly starts: Int32Array;
  readonly neighbours: Int32Array;
}

export function makeIncidence(cells: number, asterisms: readonly (readonly number[])[]): Incidence {
  const vertices = cells + asterisms.length;
  const starts = new Int32Array(vertices + 1);
  for (const [index, members] of asterisms.entries()) {
    starts[cells + index + 1] = members.length;
    for (const cell of members) starts[cell + 1]!++;
  }
  for (let v = 0; v < vertices; v++) starts[v + 1]! += starts[v]!;
  const neighbours = new Int32Array(starts[vertices]!);
  const fill = starts.slice();
  for (const [index, members] of asterisms.entries())
    for (const cell of members) {
      neighbours[fill[cell]!++] = cells + index;
      neighbours[fill[cells + index]!++] = cell;
    }
  return { cells, vertices, starts, neighbours };
}
