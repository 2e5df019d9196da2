import { COLOUR, CONTRAST, DARK, type Theme } from '@latin-puzzles/drawing';
import { shownAppearance } from './settings.ts';

/** The theme of drawings that matches the page. */
export function drawingTheme(): Theme {
  return { light: COLOUR, dark: DARK, contrast: CONTRAST }[shownAppearance.value];
}
