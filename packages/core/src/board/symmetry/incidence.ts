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
  for (let index = 0; index < asterisms.length; index++) {
    const members = asterisms[index]!;
    starts[cells + index + 1] = members.length;
    for (let i = 0; i < members.length; i++) starts[members[i]! + 1]!++;
  }
  for (let v = 0; v < vertices; v++) starts[v + 1]! += starts[v]!;
  const neighbours = new Int32Array(starts[vertices]!);
  const fill = starts.slice();
  for (let index = 0; index < asterisms.length; index++) {
    const members = asterisms[index]!;
    for (let i = 0; i < members.length; i++) {
      neighbours[fill[members[i]!]!++] = cells + index;
      neighbours[fill[cells + index]!++] = members[i]!;
    }
  }
  return { cells, vertices, starts, neighbours };
}
