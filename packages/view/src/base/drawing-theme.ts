import { SCREEN_THEMES, type Theme } from '@latin-puzzles/drawing';
import { useSurroundings } from './surroundings.ts';

/** The theme of drawings that matches the page. Apart from the surroundings: a page that draws nothing needs no themes. */
export function useDrawingTheme(): Theme {
  return SCREEN_THEMES[useSurroundings().settings.shownAppearance.value];
}
