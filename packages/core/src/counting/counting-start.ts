import { EMPTY, type Labeling, type Problem } from '../puzzle/index.ts';

/** A labeling to count from: every way to begin is followed by as many Latin boards as this one. */
export interface CountingStart {
  readonly labeling: Labeling;
  readonly ways: bigint;
}

/**
 * Where every asterism holds every label once, renaming the labels turns any way to fill an asterism into any other, so
 * that one way stands for all k! of them. Where labels repeat, ways differ in more than names, and the board is left empty.
 */
export function countingStart({ cells, asterisms, demands }: Problem, given?: Labeling): CountingStart {
  const labeling = given ? [...given] : new Array<number>(cells).fill(EMPTY);
  const [first] = asterisms;
  if (
    !first ||
    labeling.some((label) => label !== EMPTY) ||
    !demands.every((demand) => demand.every((count) => count === 1))
  )
    return { labeling, ways: 1n };
  let ways = 1n;
  for (const [label, cell] of first.entries()) {
    labeling[cell] = label;
    ways *= BigInt(label + 1);
  }
  return { labeling, ways };
}
