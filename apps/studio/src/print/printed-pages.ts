import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Page } from '@latin-puzzles/drawing';
import type { WishedLook } from '../worker/open-look.ts';

/** Pages to be shown and handed out, with all that this takes. */
export interface PrintedPages {
  readonly pages: readonly Page[];
  readonly title: string;
  readonly author: string;
  readonly language: LanguageCode;
  /** When they were made, in milliseconds since 1970; now unless told. */
  readonly date?: number | undefined;
  readonly look: WishedLook;
  /** Families of fonts of one’s own, for what shows the pages here. */
  readonly families: readonly string[];
}
