import type { GradedWish } from '@latin-puzzles/workshop/daily';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useSeen } from '../parts/use-seen.ts';
import { useStudio } from '../services/studio.ts';
import { BoardPicture } from './board-picture.tsx';
import { PuzzlePicture } from './puzzle-picture.tsx';

interface GradedPictureProps {
  readonly wish: GradedWish;
  readonly pixels: number;
  /** Whether it is seen as soon as the page is. */
  readonly first?: boolean | undefined;
}

/** A puzzle that is made for the picture once that comes into sight; until its clues are known, its board. */
export function GradedPicture({ wish: { board, level, occasion }, pixels, first }: GradedPictureProps) {
  const { graded } = useStudio();
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const made = useSignal<string | undefined>(undefined);
  useEffect(() => {
    made.value = undefined;
    if (!seen.value) return;
    const leaving = new AbortController();
    graded.findInTurn({ board, level, occasion }, leaving.signal).then(
      (text) => {
        if (!leaving.signal.aborted) made.value = text;
      },
      // Its name tells what it is without its clues, too.
      () => {},
    );
    return () => leaving.abort();
  }, [graded, board, level, occasion, seen.value]);
  const blank = <BoardPicture board={board} kind="blank" first={first} />;
  return (
    <span class="made-picture" ref={place}>
      {made.value ? <PuzzlePicture key={made.value} puzzle={made.value} pixels={pixels} meanwhile={blank} /> : blank}
    </span>
  );
}
