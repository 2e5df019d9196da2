import type { Problem } from '../puzzle/index.ts';

/** What can be worked out of a problem once, before any position of it is looked at. */
export interface Shape {
  readonly problem: Problem;
  readonly cells: number;
  readonly labels: number;
  readonly asterisms: readonly (readonly number[])[];
  /** For each cell the asterisms that hold it. */
  readonly asterismsOf: readonly (readonly number[])[];
  /** Ordered pairs of asterisms that share cells, with the cells of the first outside and inside the second. */
  readonly crossings: readonly Crossing[];
}

export interface Crossing {
  readonly a: number;
  readonly b: number;
  readonly shared: readonly number[];
  /** The cells of `a` outside `b`. */
  readonly onlyA: readonly number[];
  /** The cells of `b` outside `a`. */
  readonly onlyB: readonly number[];
}

export function shapeOf(problem: Problem): Shape {
  const { cells, labels, asterisms } = problem;
  const asterismsOf: number[][] = Array.from({ length: cells }, () => []);
  for (const [a, held] of asterisms.entries()) for (const cell of held) asterismsOf[cell]!.push(a);
  return { problem, cells, labels, asterisms, asterismsOf, crossings: crossingsOf(asterisms, asterismsOf) };
}

function crossingsOf(
  asterisms: readonly (readonly number[])[],
  asterismsOf: readonly (readonly number[])[],
): Crossing[] {
  const crossings: Crossing[] = [];
  for (const [a, held] of asterisms.entries()) {
    const inA = new Set(held);
    for (const b of new Set(held.flatMap((cell) => asterismsOf[cell]!))) {
      if (a === b) continue;
      const inB = new Set(asterisms[b]!);
      crossings.push({
        a,
        b,
        shared: held.filter((cell) => inB.has(cell)),
        onlyA: held.filter((cell) => !inB.has(cell)),
        onlyB: asterisms[b]!.filter((cell) => !inA.has(cell)),
      });
    }
  }
  return crossings;
}
