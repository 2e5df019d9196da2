import { drawPuzzle, type Picture } from '@latin-puzzles/drawing';
import { useMemo } from 'preact/hooks';
import { drawingTheme, smallPicture } from '../parts/drawing-theme.ts';

interface DrawingProps {
  readonly picture: Picture;
  readonly title: string;
  readonly solution?: boolean | undefined;
  /** Whether something beside it says the same, so that it need not be told. */
  readonly silent?: boolean | undefined;
  /** How large it is shown, in pixels, if that is small. */
  readonly pixels?: number | undefined;
}

/** A board or a puzzle as it is printed. */
export function Drawing({ picture, title, solution = false, silent = false, pixels = Infinity }: DrawingProps) {
  const theme = drawingTheme();
  const text = useMemo(
    () => smallPicture(drawPuzzle(picture, { title, heading: false, solution }), pixels, theme),
    [picture, title, solution, pixels, theme],
  );
  // The drawing is our own, and escapes every text that it holds.
  return <span class="picture" aria-hidden={silent} dangerouslySetInnerHTML={{ __html: text }} />;
}
