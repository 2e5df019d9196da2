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
import { type FontFiles, missingInScene } from './font.ts';
import type { XY } from './plane/vector.ts';
import type { DiscItem, PathItem, Scene, TextItem } from './scene.ts';
import { areaColour, COLOUR, inkColour, linePen, type Theme } from './theme.ts';

/** Width and height of sheets in points, upright. */
export const PAGES = { A4: [595.28, 841.89], Letter: [612, 792] } as const;

export interface PdfOptions {
  readonly fonts: FontFiles;
  readonly theme?: Theme | undefined;
  /** A sheet, turned as suits the scene, which is enlarged or reduced to fill it; or a page as large as the scene. */
  readonly page?: keyof typeof PAGES | 'scene' | undefined;
  /** When the document was made. Unless given it does not say, so that the same scene gives the same bytes. */
  readonly date?: Date | undefined;
}

const MARGIN = 36;

/** Larger than this, a small board would look like a poster. */
const LARGEST_SCALE = 1.75;

/** Scenes, one a page, as a PDF document with vector shapes and the glyphs in use embedded. */
export async function renderPdf(scenes: readonly Scene[], options: PdfOptions): Promise<Result<Uint8Array>> {
  const { fonts, theme = COLOUR, page = 'A4', date } = options;
  for (const scene of scenes) {
    const fault = missingInScene(scene, fonts);
    if (fault) return { ok: false, fault };
  }
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(fontkit);
  document.setTitle(scenes[0]?.title ?? '');
  document.setProducer('latin-puzzles');
  if (date) {
    document.setCreationDate(date);
    document.setModificationDate(date);
  }
  const regular = await document.embedFont(fonts.regular, { subset: true });
  const bold = await document.embedFont(fonts.bold, { subset: true });
  for (const scene of scenes) paint(document.addPage(), scene, page, theme, (heavy) => (heavy ? bold : regular));
  return success(await document.save());
}

function paint(
  page: PDFPage,
  scene: Scene,
  size: NonNullable<PdfOptions['page']>,
  theme: Theme,
  font: (bold: boolean) => PDFFont,
): void {
  const { left, top, right, bottom } = scene.frame;
  const [width, height] = [right - left, bottom - top];
  const sheet = size === 'scene' ? ([width, height] as const) : turnedSheet(PAGES[size], width, height);
  const scale = size === 'scene' ? 1 : fitting(sheet, width, height);
  page.setSize(sheet[0], sheet[1]);
  // Centred, but a little above the middle, where the eye takes the middle to be.
  const x = (sheet[0] - scale * width) / 2;
  const y = (sheet[1] - scale * height) * (size === 'scene' ? 0 : 0.56);
  page.pushOperators(
    concatTransformationMatrix(scale, 0, 0, scale, x - scale * left, y + scale * bottom),
    setLineJoin(LineJoinStyle.Round),
  );
  for (const item of scene.items)
    if (item.shape === 'text') write(page, item, theme, font(item.bold));
    else for (const operator of drawn(item, theme)) page.pushOperators(operator);
}

function turnedSheet([short, long]: readonly [number, number], width: number, height: number) {
  const [upright, lying] = [[short, long] as const, [long, short] as const];
  return fitting(lying, width, height) > 1.1 * fitting(upright, width, height) ? lying : upright;
}

function fitting(sheet: readonly [number, number], width: number, height: number): number {
  return Math.min(LARGEST_SCALE, (sheet[0] - 2 * MARGIN) / width, (sheet[1] - 2 * MARGIN) / height);
}

function write(page: PDFPage, { at, anchor, text, size, ink }: TextItem, theme: Theme, font: PDFFont): void {
  const x = anchor === 'middle' ? at[0] - font.widthOfTextAtSize(text, size) / 2 : at[0];
  page.drawText(text, { x, y: -at[1], size, font, color: rgb(...channels(inkColour(theme, ink))) });
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
