import type { Level } from '@latin-puzzles/core/rating';
import { makeClockText } from '@latin-puzzles/workshop/play';
import { summarizeSolves } from '@latin-puzzles/workshop/progress';
import { Icon } from '../parts/icon.tsx';
import { useStudio, useWords } from '../services/studio.ts';
import { BOARDS_WORDS } from './words.ts';

interface StandingProps {
  readonly board: string;
  /** Of all levels unless one is named. */
  readonly level?: Level | undefined;
}

/** How often the player has solved a board, and how fast; nothing if never. */
export function BoardStanding({ board, level }: StandingProps) {
  const words = useWords(BOARDS_WORDS);
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
