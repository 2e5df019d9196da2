import { type Result, success } from '@latin-puzzles/core/basis';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type FontFiles, missingInScene } from './font.ts';
import { withDensity } from './scene/density.ts';
import type { Scene } from './scene/scene.ts';
import { renderSvg } from './svg.ts';
import { FONT_FAMILY } from './text/typeface.ts';
import type { Theme } from './themes/theme.ts';

export interface PainterOptions {
  readonly fonts: FontFiles;
  /** The program that paints: `index_bg.wasm` of @resvg/resvg-wasm. */
  readonly wasm: Uint8Array;
  /** Pixels to the inch; 144 unless given. No side gets more than `MOST_PIXELS`. */
  readonly dpi?: number | undefined;
}

export interface PngOptions extends PainterOptions {
  readonly theme?: Theme | undefined;
}

/** The points to the inch. */
const POINTS = 72;

/** The longest side of an image that we paint. */
const MOST_PIXELS = 8_192;

export async function renderPng(scene: Scene, options: PngOptions): Promise<Result<Uint8Array>> {
  const fault = missingInScene(scene, options.fonts);
  if (fault) return { ok: false, fault };
  return success(await paintSvg(renderSvg(scene, options.theme), options));
}

/** The painter may be started only once, whoever asks. */
let started: Promise<void> | undefined;

/** Paints any SVG document that uses our typeface. */
export async function paintSvg(svg: string, { fonts, wasm, dpi = 144 }: PainterOptions): Promise<Uint8Array> {
  started ??= initWasm(wasm);
  await started;
  const font = {
    fontBuffers: [fonts.regular, fonts.bold],
    defaultFontFamily: FONT_FAMILY,
    sansSerifFamily: FONT_FAMILY,
  };
  const painter = new Resvg(svg, { font });
  const value = Math.min(dpi / POINTS, MOST_PIXELS / Math.max(painter.width, painter.height));
  painter.free();
  const sized = new Resvg(svg, { font, fitTo: { mode: 'zoom', value } });
  const image = sized.render();
  const bytes = image.asPng();
  image.free();
  sized.free();
  return withDensity(bytes, value * POINTS);
}
