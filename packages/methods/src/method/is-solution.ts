import { EMPTY, type Labeling, type Problem } from '@latin-puzzles/core/puzzle';

/** Whether a labeling completes another one and holds in every asterism what is demanded there. */
export function isSolution(
  { cells, labels, asterisms, demands }: Problem,
  clues: Labeling,
  labeling: Labeling,
): boolean {
  if (labeling.length !== cells || clues.length !== cells) return false;
  return (
    labeling.every((label, cell) => label >= 0 && label < labels && (clues[cell] === EMPTY || clues[cell] === label)) &&
    asterisms.every((asterism, a) => {
      const missing = [...demands[a]!];
      for (const cell of asterism) missing[labeling[cell]!]!--;
      return missing.every((count) => count === 0);
    })
  );
}
