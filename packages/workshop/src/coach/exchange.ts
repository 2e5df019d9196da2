import type { Puzzle } from '@latin-puzzles/core/puzzle';

/** For each label another that is needed as often, none of them a letter of the puzzle's own words: a puzzle of the same kind. */
export function exchangeLabels({ multiset, labeling, inscription }: Puzzle): number[] {
  const written = new Set(inscription.map((cell) => labeling[cell]!));
  const free = [...multiset.labels.keys()].filter((label) => !written.has(label));
  return [...multiset.labels.keys()].map((label) => {
    if (written.has(label)) return label;
    const alike = free.filter((other) => multiset.counts[other] === multiset.counts[label]);
    return alike[(alike.indexOf(label) + 1) % alike.length]!;
  });
}
