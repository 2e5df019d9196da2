import type { Style, StyleFile } from '@latin-puzzles/drawing';
import type { FontFiles } from '@latin-puzzles/drawing/font';
import type { TaskContext } from './protocol.ts';

/** How pages are to look: a house style, or the usual one; without colours if that is wished. */
export interface WishedLook {
  readonly style: StyleFile | undefined;
  readonly greyscale: boolean;
}

/** The same with the files that the style names. A file that is not on this device is passed over: the page tells of it. */
export interface OpenLook {
  readonly style: Style;
  /** Those of the style, and ours for what they lack; fetched when they are needed. */
  readonly fonts: () => Promise<FontFiles>;
  readonly profile: Uint8Array | undefined;
}

export async function openLook(
  { style, greyscale }: WishedLook,
  { fonts, files }: Pick<TaskContext<never>, 'fonts' | 'files'>,
): Promise<OpenLook> {
  const { GREY_STYLE, styleFrom, USUAL_STYLE } = await import('@latin-puzzles/drawing');
  if (!style) return { style: greyscale ? GREY_STYLE : USUAL_STYLE, fonts, profile: undefined };
  const profile = style.press?.profile;
  return {
    style: styleFrom(style, { greyscale }),
    async fonts() {
      const { groupFonts } = await import('@latin-puzzles/drawing/font');
      const own = await Promise.all((style.fonts ?? []).map((name) => files.read(name)));
      return groupFonts(
        own.filter((file) => file !== undefined),
        await fonts(),
      );
    },
    profile: profile === undefined ? undefined : await files.read(profile),
  };
}
