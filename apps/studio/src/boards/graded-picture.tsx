import { catalogEntry } from '@latin-puzzles/core/board';
import { parseNative } from '@latin-puzzles/core/format';
import { beginningOf, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { GradedWish } from '@latin-puzzles/workshop/daily';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useSeen } from '../parts/use-seen.ts';
import { useStudio } from '../services/studio.ts';
import { PuzzlePicture } from './puzzle-picture.tsx';

interface GradedPictureProps {
  readonly wish: GradedWish;
  readonly pixels: number;
  /** Whether its board is shown until its clues are known. */
  readonly atOnce?: boolean;
}

/** A puzzle that is made for the picture once that comes into sight. */
export function GradedPicture({ wish: { board, level, occasion }, pixels, atOnce = false }: GradedPictureProps) {
  const { graded } = useStudio();
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const made = useSignal<Puzzle | undefined>(undefined);
  const empty = useMemo(() => (atOnce ? beginningOf(catalogEntry(board)!) : undefined), [board, atOnce]);
  const shown = made.value ?? empty;
  useEffect(() => {
    made.value = undefined;
    if (!seen.value) return;
    const leaving = new AbortController();
    graded.findInTurn({ board, level, occasion }, leaving.signal).then(
      (text) => {
        const parsed = text === undefined ? undefined : parseNative(text);
        if (parsed?.ok && !leaving.signal.aborted) made.value = parsed.value;
      },
      // Its name tells what it is without a picture, too.
      () => {},
    );
    return () => leaving.abort();
  }, [graded, board, level, occasion, seen.value]);
  return (
    <span class="made-picture" ref={place}>
      {seen.value && shown && <PuzzlePicture puzzle={shown} pixels={pixels} />}
    </span>
  );
}
