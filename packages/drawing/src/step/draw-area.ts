import { composeScene } from '../figure/draw-puzzle.ts';
import type { Scene } from '../scene/scene.ts';
import type { PlayerState } from './assign-slots.ts';
import type { StepOptions, StepPicture } from './draw-step.ts';
import { drawOutlines, drawTints } from './highlights.ts';

/** Asterisms of a board, set off from the rest, to tell where to look. */
export function drawArea(
  picture: StepPicture,
  { written }: Pick<PlayerState, 'written'>,
  asterisms: readonly number[],
  options: StepOptions = {},
): Scene {
  const { board } = picture;
  const counted = { base: asterisms, cover: [], cells: [] };
  const solution = Array.from(written);
  return composeScene({ ...picture, solution }, { ...options, solution: true }, (layout, looks) => ({
    ground: drawTints(board, layout, looks, counted),
    behind: drawOutlines(board, layout, counted),
    above: [],
  }));
}
