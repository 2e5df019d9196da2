import { extname } from 'node:path';
import type { Fault, LanguageCode } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import type { Page, Picture, Scene, Style } from '@latin-puzzles/drawing';
import { missingGlyphs } from '@latin-puzzles/drawing/font';
import { loadPainter } from '@latin-puzzles/drawing/node';
import {
  type BookMetadata,
  emptyPicture,
  type ImageFormat,
  makeSceneDrawer,
  renderBook,
  renderScenes,
  type SceneDrawer,
  type Sheet,
} from '@latin-puzzles/workshop/picture';
import { accepted } from './exit.ts';
import { readFonts } from './fonts.ts';
import { refuseToOverwrite } from './output.ts';
import { writeData } from './screen.ts';
import { type ReadStyle, readStyle } from './style-file.ts';
import { writeResult } from './write.ts';

/** This file brings in fonts, which take a while to load: import it only when there is something to draw. */
export interface Drawer {
  draw(picture: Picture, title: string | undefined): Scene;
  /** An empty board by name, with its inscription if it has one. */
  empty(name: string): Picture;
  /** The key to the names of a board's cells. */
  drawKey(board: Board, language: LanguageCode | undefined): Scene;
  /** One file for a PDF; one for every scene, numbered, otherwise. SVG on standard output without a file. */
  write(scenes: readonly Scene[], output: string | undefined): Promise<readonly WrittenFile[]>;
  /** The same for pages that belong together. */
  writePages(
    pages: readonly Page[],
    metadata: BookMetadata,
    output: string | undefined,
  ): Promise<readonly WrittenFile[]>;
  readonly measure: SceneDrawer['measure'];
  readonly style: Style;
  /** The first of some texts for which the fonts have no glyphs, where they need any. */
  lacking(texts: readonly string[], output: string | undefined): Fault | undefined;
}

/** A file that was written. */
export interface WrittenFile {
  readonly file: string;
  readonly bytes: number;
}

export interface DrawerOptions {
  readonly solution?: boolean | undefined;
  readonly net?: boolean | undefined;
  readonly greyscale?: boolean | undefined;
  /** The file of a house style. */
  readonly style?: string | undefined;
  readonly paper: Sheet;
  /** Files of fonts of one's own. */
  readonly font?: readonly string[] | undefined;
  readonly outlines?: boolean | undefined;
  readonly dpi?: number | undefined;
  /** Files that are there may be overwritten. */
  readonly force?: boolean | undefined;
}

export async function makeDrawer(options: DrawerOptions): Promise<Drawer> {
  return makeDrawerWith(await readStyle(options.style, options.greyscale), options);
}

/** The same in a style that has been read. */
export async function makeDrawerWith(
  { style, profile, ...own }: ReadStyle,
  options: Omit<DrawerOptions, 'style' | 'greyscale'>,
): Promise<Drawer> {
  const { solution, net, paper, outlines, dpi, force } = options;
  const fonts = await readFonts([...(options.font ?? []), ...own.fonts]);
  const kit = { fonts, loadPainter, profile };
  const drawer = makeSceneDrawer(fonts, style);
  return {
    measure: drawer.measure,
    style,
    draw: (picture, title) => accepted(drawer.draw(picture, { title, net, solution })),
    empty: (name) => accepted(emptyPicture(name)),
    drawKey: drawer.drawKey,
    lacking: (texts, output) => (formatOf(output) === 'svg' && !outlines ? undefined : missingGlyphs(fonts, texts)),
    async write(scenes, output) {
      const wishes = { format: formatOf(output), style, paper, outlines, dpi };
      return writeFiles(accepted(await renderScenes(scenes, wishes, kit)), output, force);
    },
    async writePages(pages, metadata, output) {
      const wishes = { format: formatOf(output), style, outlines, dpi, ...metadata };
      return writeFiles(accepted(await renderBook(pages, wishes, kit)), output, force);
    },
  };
}

function formatOf(output: string | undefined): ImageFormat {
  return output === undefined ? 'svg' : (extname(output).slice(1).toLowerCase() as ImageFormat);
}

async function writeFiles(
  files: readonly (string | Uint8Array)[],
  output: string | undefined,
  force: boolean | undefined,
): Promise<readonly WrittenFile[]> {
  if (output === undefined) {
    // Without a name for a file all of them are SVG.
    for (const content of files) writeData(content as string);
    return [];
  }
  const names = files.map((_, i) => (files.length === 1 ? output : numbered(output, i + 1)));
  for (const name of names) await refuseToOverwrite(name, force);
  const written: WrittenFile[] = [];
  for (const [i, content] of files.entries()) {
    await writeResult(names[i]!, content);
    written.push({ file: names[i]!, bytes: Buffer.byteLength(content) });
  }
  return written;
}

/** puzzle.svg, the third: puzzle-3.svg. */
function numbered(file: string, number: number): string {
  const ending = extname(file);
  return `${file.slice(0, -ending.length)}-${number}${ending}`;
}
