import * as fontkit from '@cantoo/fontkit';
import {
  appendBezierCurve,
  closePath,
  concatTransformationMatrix,
  fill,
  fillAndStroke,
  LineCapStyle,
  LineJoinStyle,
  lineTo,
  moveTo,
  PDFDocument,
  type PDFFont,
  type PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setDashPattern,
  setFillingRgbColor,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setStrokingRgbColor,
  stroke,
} from '@cantoo/pdf-lib';
import { type Result, success } from '@latin-puzzles/core/basis';
import { missingInScene } from './font.ts';
import type { XY } from './plane/vector.ts';
import { type Page, type Part, pageOf } from './scene/page.ts';
import type { Paper } from './scene/paper.ts';
import type { DiscItem, Item, PathItem, Scene, TextItem } from './scene/scene.ts';
import type { FontFiles } from './text/font-files.ts';
import { openTypeface, type Typeface } from './text/fonts.ts';
import { COLOUR } from './themes/index.ts';
import { areaColour, inkColour, linePen, type Theme } from './themes/theme.ts';

export interface PdfOptions {
  readonly fonts: FontFiles;
  readonly theme?: Theme | undefined;
  /** What the document is called; after its first page unless given. */
  readonly title?: string | undefined;
  /** When the document was made. Unless given it does not say, so that the same pages give the same bytes. */
  readonly date?: Date | undefined;
}

export interface SheetOptions extends PdfOptions {
  /** A sheet, turned as suits the scene, which is enlarged or reduced to fill it; or a page as large as the scene. */
  readonly paper?: Paper | 'scene' | undefined;
}

/** Scenes, one a page, as a PDF document. */
export function renderPdf(scenes: readonly Scene[], options: SheetOptions): Promise<Result<Uint8Array>> {
  const { paper = 'A4' } = options;
  return renderPages(
    scenes.map((scene) => pageOf(scene, paper)),
    options,
  );
}

/** Pages as a PDF document with vector shapes and the glyphs in use embedded. */
export async function renderPages(pages: readonly Page[], options: PdfOptions): Promise<Result<Uint8Array>> {
  const { fonts, theme = COLOUR, title = pages[0]?.title ?? '', date } = options;
  const items = pages.flatMap(({ parts }) => parts.flatMap(({ items }) => items));
  const fault = missingInScene({ items }, fonts);
  if (fault) return { ok: false, fault };
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(fontkit);
  document.setTitle(title);
  document.setProducer('latin-puzzles');
  if (date) {
    document.setCreationDate(date);
    document.setModificationDate(date);
  }
  const typeface = openTypeface(fonts);
  const embedded = await embedFonts(document, items, typeface);
  const setting: Setting = (text, bold) =>
    typeface.runs(text, bold).map(({ text, file }) => ({ text, font: embedded.get(file)! }));
  for (const { width, height, parts } of pages) {
    const page = document.addPage([width, height]);
    for (const part of parts) paint(page, part, theme, setting);
  }
  return success(await document.save());
}

/** How a text is set: its stretches, each in an embedded font. */
type Setting = (text: string, bold: boolean) => readonly { readonly text: string; readonly font: PDFFont }[];

/** Embeds the fonts that texts use, in the order in which they come up. */
async function embedFonts(
  document: PDFDocument,
  items: readonly Item[],
  typeface: Typeface,
): Promise<ReadonlyMap<Uint8Array, PDFFont>> {
  const embedded = new Map<Uint8Array, PDFFont>();
  for (const item of items)
    if (item.shape === 'text')
      for (const { file } of typeface.runs(item.text, item.bold))
        if (!embedded.has(file)) embedded.set(file, await document.embedFont(file, { subset: true }));
  return embedded;
}

function paint(page: PDFPage, { items, at, scale }: Part, theme: Theme, setting: Setting): void {
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(scale, 0, 0, scale, round(at[0]), round(page.getHeight() - at[1])),
    setLineJoin(LineJoinStyle.Round),
  );
  for (const item of items)
    if (item.shape === 'text') write(page, item, theme, setting);
    else for (const operator of drawn(item, theme)) page.pushOperators(operator);
  page.pushOperators(popGraphicsState());
}

function write(page: PDFPage, { at, anchor, text, size, bold, ink }: TextItem, theme: Theme, setting: Setting): void {
  const runs = setting(text, bold).map(({ text, font }) => ({ text, font, width: font.widthOfTextAtSize(text, size) }));
  const whole = runs.reduce((sum, { width }) => sum + width, 0);
  const color = rgb(...channels(inkColour(theme, ink)));
  let x = anchor === 'middle' ? at[0] - whole / 2 : at[0];
  for (const { text, font, width } of runs) {
    page.drawText(text, { x, y: -at[1], size, font, color });
    x += width;
  }
}

function drawn(item: PathItem | DiscItem, theme: Theme): PDFOperator[] {
  const operators: PDFOperator[] = [];
  if (item.fill) operators.push(setFillingRgbColor(...channels(areaColour(theme, item.fill))));
  if (item.line) {
    const { colour, width, dashes } = linePen(theme, item.line);
    const cap = dashes.length > 0 ? LineCapStyle.Butt : LineCapStyle.Round;
    operators.push(setStrokingRgbColor(...channels(colour)), setLineWidth(width), setLineCap(cap));
    operators.push(setDashPattern([...dashes], 0));
  }
  if (item.shape === 'disc') operators.push(...circle(item.at, item.radius));
  else for (const line of item.lines) for (const step of traced(line, item.closed)) operators.push(step);
  if (item.fill && item.line) operators.push(fillAndStroke());
  else operators.push(item.fill ? fill() : stroke());
  return operators;
}

function traced(line: readonly XY[], closed: boolean): PDFOperator[] {
  const steps = line.map(([x, y], i) => (i === 0 ? moveTo(round(x), round(-y)) : lineTo(round(x), round(-y))));
  return closed ? [...steps, closePath()] : steps;
}

/** Four curves: control points at this share of the radius keep within a thousandth of the circle. */
const ROUND = 0.5523;

function circle([x, y]: XY, r: number): PDFOperator[] {
  const at = (dx: number, dy: number): [number, number] => [round(x + r * dx), round(-y + r * dy)];
  const quarter = (a: XY, b: XY) =>
    appendBezierCurve(
      ...at(a[0] + ROUND * b[0], a[1] + ROUND * b[1]),
      ...at(b[0] + ROUND * a[0], b[1] + ROUND * a[1]),
      ...at(...b),
    );
  const compass: XY[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  return [moveTo(...at(1, 0)), ...compass.map((a, i) => quarter(a, compass[(i + 1) % 4]!)), closePath()];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

function channels(colour: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [number, number, number];
}
