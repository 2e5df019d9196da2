import { SCREEN_THEMES, type Theme } from '@latin-puzzles/drawing';
import type { Settings } from '../settings/settings.ts';

/** The theme of drawings that matches the page. */
export function drawingTheme({ shownAppearance }: Settings): Theme {
  return SCREEN_THEMES[shownAppearance.value];
}
