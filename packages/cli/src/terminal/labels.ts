import { makeLine } from '@latin-puzzles/core/format';
import { EMPTY, type Labeling, type Multiset, type Puzzle } from '@latin-puzzles/core/puzzle';

/** The labels of a labeling as texts, `null` for an empty cell. */
export function labelTexts({ labels }: Multiset, labeling: Labeling): (string | null)[] {
  return labeling.map((label) => (label === EMPTY ? null : labels[label]!));
}

/** A labeling on one line: one character per cell where that is possible, labels with spaces between them otherwise. */
export function labelingText(puzzle: Puzzle, labeling: Labeling): string {
  const line = makeLine({ ...puzzle, labeling });
  return line.ok
    ? line.value
    : labelTexts(puzzle.multiset, labeling)
        .map((label) => label ?? '.')
        .join(' ');
}
