import type { Level } from '@latin-puzzles/core/rating';
import { Icon } from '@latin-puzzles/view/base';
import { makeClockText } from '@latin-puzzles/workshop/play';
import { summarizeSolves } from '@latin-puzzles/workshop/progress';
import { useStudio, useWords } from '../services/studio.ts';
import { OFFER_WORDS } from './words.ts';

interface SolvedNoteProps {
  readonly board: string;
  /** Of all levels unless one is named. */
  readonly level?: Level | undefined;
}

/** How often the player has solved a board, and how fast; nothing if never. */
export function SolvedNote({ board, level }: SolvedNoteProps) {
  const words = useWords(OFFER_WORDS);
  const { progress } = useStudio();
  const own = progress.solves.value.filter(
    (solve) => solve.board === board && (level === undefined || solve.level === level),
  );
  const summary = summarizeSolves(own);
  if (!summary) return null;
  return (
    <span class="standing">
      <Icon name="check" />
      {words.solvedTimes(summary.count)}, {words.best(makeClockText(summary.best * 1000))}
    </span>
  );
}
