import type { Step } from '../../../src/attrition/index.ts';

/** A step by a Hall set, as it is expected: each of some labels leaves each of some cells. */
export function hallStep(
  theorem: string,
  set: {
    readonly asterism: number;
    readonly labels: readonly number[];
    readonly cells: readonly number[];
    readonly removals: readonly [cells: readonly number[], labels: readonly number[]];
  },
): Step {
  const [cells, labels] = set.removals;
  return {
    theorem,
    writes: [],
    removals: cells.flatMap((cell) => labels.map((label) => ({ cell, label }))),
    premises: {
      terms: [
        ...set.labels.map((label) => ({ times: 1, asterism: set.asterism, label })),
        ...set.cells.map((cell) => ({ times: -1, cell })),
      ],
    },
  };
}
