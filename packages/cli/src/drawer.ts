import { extname } from 'node:path';
import {
  COLOUR,
  drawPuzzle,
  foldable,
  GREYSCALE,
  type Picture,
  renderSvg,
  type Scene,
  type Theme,
} from '@latin-puzzles/drawing';
import { type FontFiles, measureWith, missingInScene } from '@latin-puzzles/drawing/font';
import { loadFonts, loadPainter } from '@latin-puzzles/drawing/node';
import { type PdfOptions, renderPdf } from '@latin-puzzles/drawing/pdf';
import { renderPng } from '@latin-puzzles/drawing/png';
import { accepted, BadInput } from './exit.ts';
import { writeResult } from './write.ts';

/** This file brings in fonts and painters, which take a while to load: import it only when there is something to draw. */
export interface Drawer {
  draw(picture: Picture, title: string | undefined): Scene;
  /** One file for a PDF; one for every scene, numbered, otherwise. SVG on standard output without a file. */
  write(scenes: readonly Scene[], output: string | undefined): Promise<void>;
}

export interface DrawerOptions {
  readonly solution?: boolean | undefined;
  readonly net?: boolean | undefined;
  readonly greyscale?: boolean | undefined;
  readonly page: NonNullable<PdfOptions['page']>;
}

export async function makeDrawer({ solution, net, greyscale, page }: DrawerOptions): Promise<Drawer> {
  const fonts = await loadFonts();
  const measure = measureWith(fonts);
  const theme = greyscale ? GREYSCALE : COLOUR;
  return {
    draw(picture, title) {
      if (net) accepted(foldable(picture.board));
      const scene = drawPuzzle(picture, { title, net, solution, measure });
      const fault = missingInScene(scene, fonts);
      if (fault) throw new BadInput(fault);
      return scene;
    },
    async write(scenes, output) {
      if (output === undefined) for (const scene of scenes) process.stdout.write(renderSvg(scene, theme));
      else if (extname(output).toLowerCase() === '.pdf')
        await writeResult(output, accepted(await renderPdf(scenes, { fonts, theme, page })));
      else
        for (const [i, scene] of scenes.entries())
          await writeResult(
            scenes.length === 1 ? output : numbered(output, i + 1),
            await image(scene, output, fonts, theme),
          );
    },
  };
}

async function image(scene: Scene, output: string, fonts: FontFiles, theme: Theme): Promise<string | Uint8Array> {
  if (extname(output).toLowerCase() === '.svg') return renderSvg(scene, theme);
  return accepted(await renderPng(scene, { fonts, wasm: await loadPainter(), theme }));
}

/** puzzle.svg, the third: puzzle-3.svg. */
function numbered(file: string, number: number): string {
  const ending = extname(file);
  return `${file.slice(0, -ending.length)}-${number}${ending}`;
}
