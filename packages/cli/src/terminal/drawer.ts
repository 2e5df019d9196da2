import { extname } from 'node:path';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import { COLOUR, GREYSCALE, type Page, type Picture, renderPage, type Scene } from '@latin-puzzles/drawing';
import { loadFonts, loadPainter } from '@latin-puzzles/drawing/node';
import {
  emptyPicture,
  type ImageFormat,
  makeSceneDrawer,
  renderImages,
  renderScenes,
  type SceneDrawer,
  type Sheet,
} from '@latin-puzzles/workshop/picture';
import { accepted } from './exit.ts';
import { writeData } from './screen.ts';
import { writeResult } from './write.ts';

/** This file brings in fonts, which take a while to load: import it only when there is something to draw. */
export interface Drawer {
  draw(picture: Picture, title: string | undefined): Scene;
  /** An empty board by name, with its inscription if it has one. */
  empty(name: string): Picture;
  /** The key to the names of a board's cells. */
  drawKey(board: Board, language: LanguageCode | undefined): Scene;
  /** One file for a PDF; one for every scene, numbered, otherwise. SVG on standard output without a file. */
  write(scenes: readonly Scene[], output: string | undefined): Promise<void>;
  /** The same for pages that belong together. */
  writePages(pages: readonly Page[], title: string, output: string | undefined): Promise<void>;
  readonly measure: SceneDrawer['measure'];
}

export interface DrawerOptions {
  readonly solution?: boolean | undefined;
  readonly net?: boolean | undefined;
  readonly greyscale?: boolean | undefined;
  readonly paper: Sheet;
}

export async function makeDrawer({ solution, net, greyscale, paper }: DrawerOptions): Promise<Drawer> {
  const fonts = await loadFonts();
  const kit = { fonts, loadPainter };
  const drawer = makeSceneDrawer(fonts);
  return {
    measure: drawer.measure,
    draw: (picture, title) => accepted(drawer.draw(picture, { title, net, solution })),
    empty: (name) => accepted(emptyPicture(name)),
    drawKey: (board, language) => accepted(drawer.drawKey(board, language)),
    async write(scenes, output) {
      const format = formatOf(output);
      await writeFiles(accepted(await renderScenes(scenes, { format, greyscale, paper }, kit)), output);
    },
    async writePages(pages, title, output) {
      accepted(drawer.check({ items: pages.flatMap(({ parts }) => parts.flatMap(({ items }) => items)) }));
      const theme = greyscale ? GREYSCALE : COLOUR;
      const format = formatOf(output);
      if (format === 'pdf') {
        const { renderPages } = await import('@latin-puzzles/drawing/pdf');
        await writeFiles([accepted(await renderPages(pages, { fonts, theme, title }))], output);
      } else {
        const svgs = pages.map((page) => renderPage(page, theme));
        await writeFiles(await renderImages(svgs, format, kit), output);
      }
    },
  };
}

function formatOf(output: string | undefined): ImageFormat {
  return output === undefined ? 'svg' : (extname(output).slice(1).toLowerCase() as ImageFormat);
}

async function writeFiles(files: readonly (string | Uint8Array)[], output: string | undefined): Promise<void> {
  for (const [i, file] of files.entries()) {
    // Without a name for a file all of them are SVG.
    if (output === undefined) writeData(file as string);
    else await writeResult(files.length === 1 ? output : numbered(output, i + 1), file);
  }
}

/** puzzle.svg, the third: puzzle-3.svg. */
function numbered(file: string, number: number): string {
  const ending = extname(file);
  return `${file.slice(0, -ending.length)}-${number}${ending}`;
}
