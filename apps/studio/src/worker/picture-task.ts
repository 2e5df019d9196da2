import { drawPuzzle, renderSmallSvg, SCREEN_THEMES } from '@latin-puzzles/drawing';
import { puzzleTask } from './puzzle-task.ts';

export interface PictureLook {
  /** About how large it is shown, so that its lines are neither too thin nor too thick. */
  readonly pixels: number;
  readonly appearance: keyof typeof SCREEN_THEMES;
}

/** A puzzle as it begins, as an SVG document. */
export const pictureTask = puzzleTask<string, PictureLook>((puzzle, _, { pixels, appearance }) =>
  renderSmallSvg(drawPuzzle({ ...puzzle, solution: undefined }, { heading: false }), pixels, SCREEN_THEMES[appearance]),
);
