import type { LanguageCode } from '@latin-puzzles/core/basis';

/** What a page may let its readers use beside writing labels. */
export const EMBED_TOOLS = ['marks', 'colours', 'undo', 'check', 'hint', 'restart'] as const;
export type EmbedTool = (typeof EMBED_TOOLS)[number];

/** What a puzzle on a page can look like; `auto` follows the reader's device. */
export const EMBED_THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** How a puzzle is put on a page: the attributes of `<latin-puzzle>`. */
export interface EmbedOptions {
  /** The reader's own language unless given. */
  readonly language?: LanguageCode | undefined;
  readonly theme?: EmbedTheme | undefined;
  /** How wide the board may be, as CSS tells lengths. */
  readonly size?: string | undefined;
  /** All unless given. */
  readonly tools?: readonly EmbedTool[] | undefined;
}

/** A width as CSS tells it; a bare number is pixels. Nothing where a text is no length. */
export function parseEmbedSize(text: string): string | undefined {
  const [, number, unit = 'px'] =
    /^\s*(\d+(?:\.\d+)?)\s*(px|rem|em|ch|cm|mm|in|pt|vw|vh|vmin|vmax|%)?\s*$/i.exec(text) ?? [];
  return number === undefined || Number(number) === 0 ? undefined : `${number}${unit.toLowerCase()}`;
}
