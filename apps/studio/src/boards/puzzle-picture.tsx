import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { drawPuzzle } from '@latin-puzzles/drawing';
import { useMemo } from 'preact/hooks';
import { drawingTheme, smallPicture } from '../parts/drawing-theme.ts';
import { useStudio } from '../services/studio.ts';

interface PuzzlePictureProps {
  readonly puzzle: Puzzle;
  /** About how large it is shown, so that its lines are neither too thin nor too thick. */
  readonly pixels: number;
}

/** A puzzle as it begins. What stands beside it says what it is. */
export function PuzzlePicture({ puzzle, pixels }: PuzzlePictureProps) {
  const theme = drawingTheme(useStudio().settings);
  const picture = useMemo(() => {
    const scene = drawPuzzle({ ...puzzle, solution: undefined }, { heading: false });
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(smallPicture(scene, pixels, theme))}`;
  }, [puzzle, pixels, theme]);
  return <img src={picture} alt="" />;
}
