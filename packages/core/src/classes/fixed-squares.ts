import type { Permutation } from '../board/index.ts';
import { EMPTY, type Labeling, type Problem } from '../puzzle/index.ts';

/**
 * The Latin squares of an order that a permutation of their lines keeps, as the Latin boards of a smaller problem. A square is a
 * set of triples of a row, a column and a label; with a triple it holds all that the permutation makes of it. So these orbits
 * of triples are the cells, which are taken or not, and each two lines of different kinds have exactly one orbit between
 * them. Orbits whose triples exclude each other are left out. Undefined if some two lines have no orbit left: there is no
 * square then.
 */
export function fixedSquares(order: number, lines: Permutation): { problem: Problem; labeling: Labeling } | undefined {
  const size = order ** 3;
  const image = (triple: number): number => {
    const [row, column, label] = [Math.floor(triple / order ** 2), Math.floor(triple / order) % order, triple % order];
    const to = [lines[row]!, lines[order + column]!, lines[2 * order + label]!].sort((a, b) => a - b);
    return (to[0]! * order + to[1]! - order) * order + to[2]! - 2 * order;
  };
  const pairsOf = (triple: number) => {
    const [row, column, label] = [Math.floor(triple / order ** 2), Math.floor(triple / order) % order, triple % order];
    return [row * order + column, order ** 2 + row * order + label, 2 * order ** 2 + column * order + label];
  };
  const met = new Uint8Array(size);
  const cellsOfPair: number[][] = Array.from({ length: 3 * order ** 2 }, () => []);
  let cells = 0;
  for (let start = 0; start < size; start++) {
    if (met[start]) continue;
    const pairs: number[] = [];
    for (let triple = start; !met[triple]; triple = image(triple)) {
      met[triple] = 1;
      pairs.push(...pairsOf(triple));
    }
    if (new Set(pairs).size < pairs.length) continue;
    for (const pair of pairs) cellsOfPair[pair]!.push(cells);
    cells++;
  }
  if (cellsOfPair.some((held) => held.length === 0)) return undefined;
  const asterisms = [...new Map(cellsOfPair.map((held) => [held.join(), held])).values()];
  return {
    problem: {
      cells,
      labels: 2,
      asterisms,
      demands: asterisms.map((held) => [held.length - 1, 1]),
    },
    labeling: new Array<number>(cells).fill(EMPTY),
  };
}
