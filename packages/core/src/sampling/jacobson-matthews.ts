import type { Random } from '../basis/index.ts';
import type { MarkovChain } from './chain.ts';
import type { SquareOrder } from './latin-square.ts';

/**
 * The chain of Jacobson and Matthews (Generating uniformly distributed random Latin squares, Journal of Combinatorial
 * Designs 4, 1996) over Latin squares and improper ones, in which a single entry of the incidence cube is −1. Their theorems: every
 * Latin square can be reached from every other, and the uniform distribution is stationary. That also holds
 * for the chain that is looked at only when the square is proper, and a step here leads from one such moment to the next.
 */
export function makeJacobsonMatthews({ order, cells }: SquareOrder): MarkovChain {
  const cube = new Int8Array(order ** 3);
  const at = (x: number, y: number, z: number) => (x * order + y) * order + z;

  /** The place of an entry 1 on a line of the cube, where there may be two: the first, or the one after it. */
  function one(start: number, stride: number, second: boolean): number {
    let skipped = !second;
    for (let i = 0; i < order; i++) {
      if (cube[start + i * stride] !== 1) continue;
      if (skipped) return i;
      skipped = true;
    }
    return -1;
  }

  /** Adds 1 at a place and mends the lines through it; tells where that leaves a −1, if it does. */
  function move(x: number, y: number, z: number, second: (axis: number) => boolean): readonly number[] | undefined {
    const x1 = one(at(0, y, z), order * order, second(0));
    const y1 = one(at(x, 0, z), order, second(1));
    const z1 = one(at(x, y, 0), 1, second(2));
    for (const place of [at(x, y, z), at(x, y1, z1), at(x1, y, z1), at(x1, y1, z)]) cube[place]!++;
    for (const place of [at(x1, y, z), at(x, y1, z), at(x, y, z1), at(x1, y1, z1)]) cube[place]!--;
    return cube[at(x1, y1, z1)] === -1 ? [x1, y1, z1] : undefined;
  }

  function step(random: Random): void {
    let [x, y, z] = [0, 0, 0];
    do [x, y, z] = [random.below(order), random.below(order), random.below(order)];
    while (cube[at(x, y, z)] !== 0);
    let hole = move(x, y, z, () => false);
    // A −1 has two entries 1 on each of its lines: either may be mended by.
    while (hole) hole = move(hole[0]!, hole[1]!, hole[2]!, () => random.below(2) === 1);
  }

  return {
    name: 'jacobson-matthews',
    steps: order ** 3,
    walk(board, steps, random, signal) {
      if (order === 1) return board;
      cube.fill(0);
      for (const [place, cell] of cells.entries()) cube[place * order + board[cell]!] = 1;
      for (let i = 0; i < steps && !signal?.aborted; i++) step(random);
      const reached = [...board];
      for (const [place, cell] of cells.entries()) reached[cell] = one(place * order, 1, false);
      return reached;
    },
  };
}
