import { type Fault, type Result, success } from '@latin-puzzles/core/basis';
import {
  COLOUR,
  GREYSCALE,
  type Item,
  type Page,
  type Paper,
  renderPage,
  renderSvg,
  type Scene,
  type SvgTexts,
} from '@latin-puzzles/drawing';
import { type FontFiles, fontFamilies, missingInScene, outlineWith } from '@latin-puzzles/drawing/font';

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
  /** Texts of an SVG as outlines, which look the same wherever they are shown, instead of as text. */
  readonly outlines?: boolean | undefined;
  /** The pixels to the inch of a PNG; 144 unless given. */
  readonly dpi?: number | undefined;
}

/** Scenes as files: one document for PDF, one image for every scene otherwise. */
export async function renderScenes(
  scenes: readonly Scene[],
  wishes: RenderWishes,
  kit: RenderKit,
): Promise<Result<(string | Uint8Array)[]>> {
  const theme = themeOf(wishes);
  if (wishes.format === 'pdf') {
    const { renderPdf } = await import('@latin-puzzles/drawing/pdf');
    return single(await renderPdf(scenes, { fonts: kit.fonts, theme, paper: wishes.paper }));
  }
  const fault = missingIn(
    scenes.flatMap(({ items }) => items),
    wishes,
    kit,
  );
  if (fault) return { ok: false, fault };
  const texts = textsOf(wishes, kit);
  return success(
    await renderImages(
      scenes.map((scene) => renderSvg(scene, theme, texts)),
      wishes,
      kit,
    ),
  );
}

/** The same for pages that belong together; a document is called by the title. */
export async function renderBook(
  pages: readonly Page[],
  wishes: RenderWishes & { readonly title: string },
  kit: RenderKit,
): Promise<Result<(string | Uint8Array)[]>> {
  const theme = themeOf(wishes);
  if (wishes.format === 'pdf') {
    const { renderPages } = await import('@latin-puzzles/drawing/pdf');
    return single(await renderPages(pages, { fonts: kit.fonts, theme, title: wishes.title }));
  }
  const fault = missingIn(
    pages.flatMap(({ parts }) => parts.flatMap(({ items }) => items)),
    wishes,
    kit,
  );
  if (fault) return { ok: false, fault };
  const texts = textsOf(wishes, kit);
  return success(
    await renderImages(
      pages.map((page) => renderPage(page, theme, texts)),
      wishes,
      kit,
    ),
  );
}

const themeOf = ({ greyscale }: RenderWishes) => (greyscale ? GREYSCALE : COLOUR);

function single<T>(document: Result<T>): Result<T[]> {
  return document.ok ? success([document.value]) : document;
}

/** The first text that cannot be written. Where it stays text, whoever shows it may have a font for it. */
function missingIn(
  items: readonly Item[],
  { format, outlines }: RenderWishes,
  { fonts }: RenderKit,
): Fault | undefined {
  return format === 'svg' && !outlines ? undefined : missingInScene({ items }, fonts);
}

/** The painter knows our typeface alone: texts in others reach it as outlines. */
function textsOf({ format, outlines }: RenderWishes, { fonts }: RenderKit): SvgTexts {
  const isOwn = fonts.fallbacks !== undefined;
  return outlines || (format === 'png' && isOwn)
    ? { outline: outlineWith(fonts) }
    : { families: isOwn ? fontFamilies(fonts) : [] };
}

/** The pixels to the inch unless told otherwise. */
const USUAL_DPI = 144;

/** SVG documents as they are, or painted. */
async function renderImages(
  svgs: readonly string[],
  { format, dpi = USUAL_DPI }: RenderWishes,
  { fonts, loadPainter }: RenderKit,
): Promise<(string | Uint8Array)[]> {
  if (format === 'svg') return [...svgs];
  const { paintSvg } = await import('@latin-puzzles/drawing/png');
  const wasm = await loadPainter();
  const images: Uint8Array[] = [];
  for (const svg of svgs) images.push(await paintSvg(svg, { fonts, wasm, dpi }));
  return images;
}
