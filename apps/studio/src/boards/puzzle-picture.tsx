import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { useStudio } from '../services/studio.ts';

interface PuzzlePictureProps {
  /** A native document. */
  readonly puzzle: string;
  /** About how large it is shown, so that its lines are neither too thin nor too thick. */
  readonly pixels: number;
  /** What is shown until it is drawn. */
  readonly meanwhile?: VNode | null;
}

/** A puzzle as it begins. What stands beside it says what it is. */
export function PuzzlePicture({ puzzle, pixels, meanwhile = null }: PuzzlePictureProps) {
  const { pictures, settings } = useStudio();
  const appearance = settings.shownAppearance.value;
  const drawn = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    pictures.draw(puzzle, { pixels, appearance }, leaving.signal).then(
      (address) => {
        if (address !== undefined && !leaving.signal.aborted) drawn.value = address;
      },
      // Its name tells what it is without a picture, too.
      () => {},
    );
    return () => leaving.abort();
  }, [pictures, puzzle, pixels, appearance, drawn]);
  return drawn.value ? <img src={drawn.value} alt="" /> : meanwhile;
}
