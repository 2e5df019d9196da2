import { type Fault, type LanguageCode, type Result, success } from '@latin-puzzles/core/basis';
import {
  GREY_STYLE,
  type Item,
  type Page,
  type Paper,
  renderPage,
  renderSvg,
  type Scene,
  type Style,
  type SvgTexts,
  USUAL_STYLE,
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
  /** The ICC profile of a printer’s, for a PDF that keeps a standard. */
  readonly profile?: Uint8Array | undefined;
}

export interface RenderWishes {
  readonly format: ImageFormat;
  readonly greyscale?: boolean | undefined;
  /** How it looks; as usual, or without colours, unless given. */
  readonly style?: Style | undefined;
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
  const { theme, press } = styleOf(wishes);
  if (wishes.format === 'pdf') {
    const { renderPdf } = await import('@latin-puzzles/drawing/pdf');
    return single(await renderPdf(scenes, { ...kit, theme, press, paper: wishes.paper }));
  }
  return renderImages(scenes, (scene, texts) => renderSvg(scene, theme, texts), wishes, kit);
}

/** What a document says of itself. */
export interface BookMetadata {
  readonly title: string;
  readonly author?: string | undefined;
  readonly language?: LanguageCode | undefined;
  /** When it was made; it does not say unless given. */
  readonly date?: Date | undefined;
}

/** The same for pages that belong together. */
export async function renderBook(
  pages: readonly Page[],
  wishes: RenderWishes & BookMetadata,
  kit: RenderKit,
): Promise<Result<(string | Uint8Array)[]>> {
  const { theme, press } = styleOf(wishes);
  if (wishes.format === 'pdf') {
    const { renderPages } = await import('@latin-puzzles/drawing/pdf');
    return single(await renderPages(pages, { ...kit, ...metadataOf(wishes), theme, press }));
  }
  return renderImages(pages, (page, texts) => renderPage(page, theme, texts), wishes, kit);
}

const styleOf = ({ greyscale, style }: RenderWishes) => style ?? (greyscale ? GREY_STYLE : USUAL_STYLE);
const metadataOf = ({ title, author, language, date }: BookMetadata) => ({ title, author, language, date });

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

/** An image of each scene or page: its SVG document as it is, or painted. */
async function renderImages<Drawn extends Scene | Page>(
  drawn: readonly Drawn[],
  render: (one: Drawn, texts: SvgTexts) => string,
  wishes: RenderWishes,
  kit: RenderKit,
): Promise<Result<(string | Uint8Array)[]>> {
  const fault = missingIn(drawn.flatMap(itemsOf), wishes, kit);
  if (fault) return { ok: false, fault };
  const texts = textsOf(wishes, kit);
  const svgs = drawn.map((one) => render(one, texts));
  if (wishes.format === 'svg') return success(svgs);
  const { paintSvg } = await import('@latin-puzzles/drawing/png');
  const options = { fonts: kit.fonts, wasm: await kit.loadPainter(), dpi: wishes.dpi ?? USUAL_DPI };
  const images: Uint8Array[] = [];
  for (const svg of svgs) images.push(await paintSvg(svg, options));
  return success(images);
}

function itemsOf(drawn: Scene | Page): readonly Item[] {
  return 'parts' in drawn ? drawn.parts.flatMap(({ items }) => items) : drawn.items;
}
