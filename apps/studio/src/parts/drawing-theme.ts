import { COLOUR, CONTRAST, DARK, renderSvg, type Scene, type Theme } from '@latin-puzzles/drawing';
import type { Settings } from '../settings/settings.ts';

/** The theme of drawings that matches the page. */
export function drawingTheme({ shownAppearance }: Settings): Theme {
  return { light: COLOUR, dark: DARK, contrast: CONTRAST }[shownAppearance.value];
}

/** A scene shown no larger than so many pixels either way: its lines are as broad on the screen as those of a large one. */
export function smallPicture(scene: Scene, pixels: number, theme: Theme): string {
  const { left, top, right, bottom } = scene.frame;
  const weight = Math.max(1, Math.max(right - left, bottom - top) / pixels);
  return renderSvg(scene, { ...theme, weight });
}
