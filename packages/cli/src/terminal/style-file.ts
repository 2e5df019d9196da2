import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import {
  GREY_STYLE,
  makeStyle,
  parseStyle,
  STARTER_STYLE,
  type Style,
  type StyleFile,
  styleFrom,
  USUAL_STYLE,
} from '@latin-puzzles/drawing';
import { EXIT, type ExitCode } from './codes.ts';
import { acceptedFrom } from './exit.ts';
import { refuseToOverwrite } from './output.ts';
import { readingFault, readText } from './read.ts';
import { say, writeData } from './screen.ts';
import { writeResult } from './write.ts';

/** A style with the files that it names. */
export interface ReadStyle {
  readonly style: Style;
  /** Where its fonts are. */
  readonly fonts: readonly string[];
  readonly profile?: Uint8Array | undefined;
}

/** The style in a file, or the usual one. */
export async function readStyle(file: string | undefined, greyscale = false): Promise<ReadStyle> {
  if (file === undefined) return { style: greyscale ? GREY_STYLE : USUAL_STYLE, fonts: [] };
  return openStyle(acceptedFrom(parseStyle(await readText(file)), file), dirname(file), greyscale);
}

/** A style with the files that it names, from a folder. */
export async function openStyle(style: StyleFile, folder: string, greyscale = false): Promise<ReadStyle> {
  const profile = style.press?.profile;
  const address = profile === undefined ? undefined : resolve(folder, profile);
  return {
    style: styleFrom(style, { greyscale }),
    fonts: (style.fonts ?? []).map((font) => resolve(folder, font)),
    profile:
      address === undefined
        ? undefined
        : await readFile(address).catch((error) => {
            throw readingFault(error, address);
          }),
  };
}

/** Writes a style to begin with to a file, or to standard output. */
export async function writeStarterStyle(file: string | undefined, force: boolean | undefined): Promise<ExitCode> {
  const text = makeStyle(STARTER_STYLE);
  if (file === undefined) writeData(text);
  else {
    await refuseToOverwrite(file, force);
    await writeResult(file, text);
    say(`${file}: a style to begin with; \`latin draw --style ${file}\` uses it`);
  }
  return EXIT.yes;
}
