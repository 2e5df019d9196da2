import { type Result, success } from '@latin-puzzles/core/basis';
import { COLOUR, GREYSCALE, type Paper, renderSvg, type Scene } from '@latin-puzzles/drawing';
import type { FontFiles } from '@latin-puzzles/drawing/font';

/** What drawings can be written as. */
export const IMAGE_FORMATS = ['svg', 'png', 'pdf'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The sheets of a PDF; `scene`: as large as the drawing. */
export const SHEETS = ['A5', 'A4', 'Letter', 'A3', 'scene'] as const satisfies readonly (Paper | 'scene')[];
export type Sheet = (typeof SHEETS)[number];

/** What rendering needs: the typeface, and for PNG the program that paints. */
export interface RenderKit {
  readonly fonts: FontFiles;
  readonly loadPainter: () => Promise<Uint8Array>;
}

export interface RenderWishes {
  readonly format: ImageFormat;
  readonly greyscale?: boolean | undefined;
  /** The sheet of a PDF; A4 unless given. */
  readonly paper?: Sheet | undefined;
}

/** Scenes as files: one document for PDF, one image for every scene otherwise. */
export async function renderScenes(
  scenes: readonly Scene[],
  { format, greyscale, paper }: RenderWishes,
  kit: RenderKit,
): Promise<Result<(string | Uint8Array)[]>> {
  const theme = greyscale ? GREYSCALE : COLOUR;
  if (format === 'pdf') {
    const { renderPdf } = await import('@latin-puzzles/drawing/pdf');
    const document = await renderPdf(scenes, { fonts: kit.fonts, theme, paper });
    return document.ok ? success([document.value]) : document;
  }
  return success(
    await renderImages(
      scenes.map((scene) => renderSvg(scene, theme)),
      format,
      kit,
    ),
  );
}

/** SVG documents as they are, or painted. */
export async function renderImages(
  svgs: readonly string[],
  format: Exclude<ImageFormat, 'pdf'>,
  { fonts, loadPainter }: RenderKit,
): Promise<(string | Uint8Array)[]> {
  if (format === 'svg') return [...svgs];
  const { paintSvg } = await import('@latin-puzzles/drawing/png');
  const wasm = await loadPainter();
  const images: Uint8Array[] = [];
  for (const svg of svgs) images.push(await paintSvg(svg, { fonts, wasm }));
  return images;
}
