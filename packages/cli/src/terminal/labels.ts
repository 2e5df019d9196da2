import { makeLine } from '@latin-puzzles/core/format';
import type { Labeling, Puzzle } from '@latin-puzzles/core/puzzle';
import { labelTexts } from '@latin-puzzles/workshop/reading';

/** A labeling on one line: one character per cell where that is possible, labels with spaces between them otherwise. */
export function labelingText(puzzle: Puzzle, labeling: Labeling): string {
  const line = makeLine({ ...puzzle, labeling });
  return line.ok
    ? line.value
    : labelTexts(puzzle.multiset, labeling)
        .map((label) => label ?? '.')
        .join(' ');
}
