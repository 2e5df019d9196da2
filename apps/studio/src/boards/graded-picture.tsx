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
}

/** A puzzle that is made for the picture once that comes into sight: its board first, its clues as soon as they are known. */
export function GradedPicture({ wish: { board, level, occasion }, pixels }: GradedPictureProps) {
  const { graded } = useStudio();
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const made = useSignal<Puzzle | undefined>(undefined);
  const empty = useMemo(() => beginningOf(catalogEntry(board)!), [board]);
  useEffect(() => {
    made.value = undefined;
    if (!seen.value) return;
    const leaving = new AbortController();
    graded.findInTurn({ board, level, occasion }, leaving.signal).then(
      (text) => {
        const parsed = text === undefined ? undefined : parseNative(text);
        if (parsed?.ok && !leaving.signal.aborted) made.value = parsed.value;
      },
      // Without clues it is a picture of the board.
      () => {},
    );
    return () => leaving.abort();
  }, [graded, board, level, occasion, seen.value]);
  return (
    <span class="made-picture" ref={place}>
      {seen.value && <PuzzlePicture puzzle={made.value ?? empty} pixels={pixels} />}
    </span>
  );
}
