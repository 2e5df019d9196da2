import { extname } from 'node:path';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import {
  COLOUR,
  drawKey,
  drawPuzzle,
  foldable,
  GREYSCALE,
  type Page,
  type Picture,
  renderPage,
  renderSvg,
  type Scene,
} from '@latin-puzzles/drawing';
import { type FontFiles, measureWith, missingInScene } from '@latin-puzzles/drawing/font';
import { loadFonts, loadPainter } from '@latin-puzzles/drawing/node';
import type { SheetOptions } from '@latin-puzzles/drawing/pdf';
import { paintSvg } from '@latin-puzzles/drawing/png';
import { accepted, BadInput } from './exit.ts';
import { writeData } from './screen.ts';
import { writeResult } from './write.ts';

/**
 * This file brings in fonts and a painter, which take a while to load: import it only when there is something to draw. What
 * writes PDF takes as long again, and is imported when there is one to write.
 */
export interface Drawer {
  draw(picture: Picture, title: string | undefined): Scene;
  /** The key to the names of a board's cells. */
  drawKey(board: Board, language: LanguageCode | undefined): Scene;
  /** One file for a PDF; one for every scene, numbered, otherwise. SVG on standard output without a file. */
  write(scenes: readonly Scene[], output: string | undefined): Promise<void>;
  /** The same for pages that belong together. */
  writePages(pages: readonly Page[], title: string, output: string | undefined): Promise<void>;
  readonly measure: ReturnType<typeof measureWith>;
}

export interface DrawerOptions {
  readonly solution?: boolean | undefined;
  readonly net?: boolean | undefined;
  readonly greyscale?: boolean | undefined;
  readonly paper: NonNullable<SheetOptions['paper']>;
}

export async function makeDrawer({ solution, net, greyscale, paper }: DrawerOptions): Promise<Drawer> {
  const fonts = await loadFonts();
  const measure = measureWith(fonts);
  const theme = greyscale ? GREYSCALE : COLOUR;
  const check = (drawn: Pick<Scene, 'items'>) => {
    const fault = missingInScene(drawn, fonts);
    if (fault) throw new BadInput(fault);
  };
  return {
    measure,
    draw(picture, title) {
      if (net) accepted(foldable(picture.board));
      const scene = drawPuzzle(picture, { title, net, solution, measure });
      check(scene);
      return scene;
    },
    drawKey(board, language) {
      const scene = drawKey(board, { language, measure });
      check(scene);
      return scene;
    },
    async write(scenes, output) {
      if (isPdf(output)) {
        const { renderPdf } = await import('@latin-puzzles/drawing/pdf');
        await writeResult(output, accepted(await renderPdf(scenes, { fonts, theme, paper })));
      } else
        await writeImages(
          scenes.map((scene) => renderSvg(scene, theme)),
          output,
          fonts,
        );
    },
    async writePages(pages, title, output) {
      check({ items: pages.flatMap(({ parts }) => parts.flatMap(({ items }) => items)) });
      if (isPdf(output)) {
        const { renderPages } = await import('@latin-puzzles/drawing/pdf');
        await writeResult(output, accepted(await renderPages(pages, { fonts, theme, title })));
      } else
        await writeImages(
          pages.map((page) => renderPage(page, theme)),
          output,
          fonts,
        );
    },
  };
}

function isPdf(output: string | undefined): output is string {
  return output !== undefined && extname(output).toLowerCase() === '.pdf';
}

async function writeImages(svgs: readonly string[], output: string | undefined, fonts: FontFiles): Promise<void> {
  for (const [i, svg] of svgs.entries()) {
    if (output === undefined) writeData(svg);
    else await writeResult(svgs.length === 1 ? output : numbered(output, i + 1), await image(svg, output, fonts));
  }
}

async function image(svg: string, output: string, fonts: FontFiles): Promise<string | Uint8Array> {
  return extname(output).toLowerCase() === '.svg' ? svg : paintSvg(svg, { fonts, wasm: await loadPainter() });
}

/** puzzle.svg, the third: puzzle-3.svg. */
function numbered(file: string, number: number): string {
  const ending = extname(file);
  return `${file.slice(0, -ending.length)}-${number}${ending}`;
}
