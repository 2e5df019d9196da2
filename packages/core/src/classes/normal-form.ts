import type { Labeling, Multiset } from '../puzzle/index.ts';

/**
 * Labels that occur equally often can be exchanged throughout a Latin board. Of all the Latin boards that this makes, one
 * is in normal form: the one where such labels appear in ascending order as the given asterism is read. An asterism holds
 * every label, so it alone decides.
 */
export interface NormalForms {
  /** The normal form of a Latin board. */
  of(labeling: Labeling): number[];
  /** Every way to write the multiset along the asterism that is in normal form. */
  arrangements(): Generator<readonly number[]>;
}

export function normalForms({ counts }: Multiset, asterism: readonly number[]): NormalForms {
  /** For each label the labels that occur as often, ascending. */
  const peers = counts.map((count) => [...counts.keys()].filter((label) => counts[label] === count));

  function* arrange(prefix: readonly number[]): Generator<readonly number[]> {
    if (prefix.length === asterism.length) {
      yield prefix;
      return;
    }
    for (const [label, count] of counts.entries()) {
      if (prefix.filter((l) => l === label).length === count) continue;
      const next = peers[label]!.find((peer) => !prefix.includes(peer));
      if (prefix.includes(label) || label === next) yield* arrange([...prefix, label]);
    }
  }

  return {
    of(labeling) {
      const names = new Int32Array(counts.length).fill(-1);
      const used = new Int32Array(counts.length);
      for (const cell of asterism) {
        const label = labeling[cell]!;
        if (names[label] !== -1) continue;
        const [first] = peers[label]!;
        names[label] = peers[label]![used[first!]!++]!;
      }
      return labeling.map((label) => names[label]!);
    },
    arrangements: () => arrange([]),
  };
}
