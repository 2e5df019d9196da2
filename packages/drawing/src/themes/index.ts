import { COLOUR } from './colour.ts';
import { CONTRAST } from './contrast.ts';
import { DARK } from './dark.ts';
import { GREYSCALE } from './greyscale.ts';
import type { Theme } from './theme.ts';

export { COLOUR, CONTRAST, DARK, GREYSCALE };

/** What goes with a page on a screen that is light, dark, or of high contrast. */
export const SCREEN_THEMES = { light: COLOUR, dark: DARK, contrast: CONTRAST } as const;

/** Every theme, by its name. */
export const THEMES: Readonly<Record<string, Theme>> = {
  colour: COLOUR,
  greyscale: GREYSCALE,
  dark: DARK,
  contrast: CONTRAST,
};
