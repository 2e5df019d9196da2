import {
  appendBezierCurve,
  beginText,
  closePath,
  concatTransformationMatrix,
  endText,
  fill,
  fillAndStroke,
  LineCapStyle,
  LineJoinStyle,
  lineTo,
  moveTo,
  PDFDocument,
  type PDFFont,
  PDFHeader,
  type PDFName,
  type PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  setDashPattern,
  setFontAndSize,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setTextMatrix,
  showText,
  stroke,
} from '@cantoo/pdf-lib';
import { type Result, success } from '@latin-puzzles/core/basis';
import { missingInScene } from './font.ts';
import { type Inks, makeInks } from './pdf/inks.ts';
import { addOutputIntent, describeDocument, type Metadata } from './pdf/metadata.ts';
import { addSheet, endSheet } from './pdf/sheet.ts';
import { makeTags, NO_TAGS, type Tags } from './pdf/tags.ts';
import type { XY } from './plane/vector.ts';
import { type Page, type Part, type PartTag, pageOf, QUARTERS } from './scene/page.ts';
import type { Paper } from './scene/paper.ts';
import type { DiscItem, Item, PathItem, Scene, TextItem } from './scene/scene.ts';
import { type Press, USUAL_STYLE } from './style/style.ts';
import type { FontFiles } from './text/font-files.ts';
import { openFont, openTypeface, type Typeface } from './text/fonts.ts';
import { areaColour, inkColour, linePen, type Theme } from './themes/theme.ts';

export type { Metadata } from './pdf/metadata.ts';

export interface PdfOptions extends Partial<Metadata> {
  readonly fonts: FontFiles;
  readonly theme?: Theme | undefined;
  /** What a printer needs of it; what is read on a screen unless given. */
  readonly press?: Press | undefined;
  /** The ICC profile of the printer’s; a generic one unless given. */
  readonly profile?: Uint8Array | undefined;
  /** Told after each page. */
  readonly onPage?: ((done: number) => void) | undefined;
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
  const { fonts, theme = USUAL_STYLE.theme, press = USUAL_STYLE.press, profile, onPage } = options;
  const items = pages.flatMap(({ parts }) => parts.flatMap(({ items }) => items));
  const fault = missingInScene({ items }, fonts);
  if (fault) return { ok: false, fault };
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit({ create: openFont });
  describeDocument(document, { ...options, title: options.title ?? pages[0]?.title ?? '' }, press);
  if (press.standard) {
    document.context.header = PDFHeader.forVersion(1, 6);
    addOutputIntent(document, press, profile);
  }
  const typeface = openTypeface(fonts);
  const embedded = await embedFonts(document, items, typeface);
  const setting: Setting = (text, bold) =>
    typeface.runs(text, bold).map(({ text, file }) => ({ text, font: embedded.get(file)! }));
  const brush: Brush = {
    theme,
    setting,
    inks: makeInks(document.context, press),
    // What is read on a screen is read aloud too.
    tags: press.standard ? NO_TAGS : makeTags(document),
    keys: new Map(),
  };
  for (const [i, { parts, ...page }] of pages.entries()) {
    const sheet = addSheet(document, { parts, ...page }, press, brush.inks);
    for (const part of parts) paint(sheet.page, part, [sheet.left, sheet.bottom + page.height], brush);
    endSheet(sheet);
    onPage?.(i + 1);
  }
  brush.tags.finish();
  return success(await document.save({ useObjectStreams: !press.standard }));
}

/** What paints. */
interface Brush {
  readonly theme: Theme;
  readonly setting: Setting;
  readonly inks: Inks;
  readonly tags: Tags;
  /** By what name each page knows a font. */
  readonly keys: Map<PDFPage, Map<PDFFont, PDFName>>;
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
      for (const { file, font } of typeface.runs(item.text, item.bold))
        if (!embedded.has(file)) {
          const customName = `${subsetTag(embedded.size)}+${font.postscriptName ?? 'Font'}`;
          embedded.set(file, await document.embedFont(file, { subset: true, customName }));
        }
  return embedded;
}

/** Six letters before the name of a font tell that only some of its glyphs are there. */
function subsetTag(number: number): string {
  return `LATIN${String.fromCharCode(65 + (number % 26))}`;
}

function paint(page: PDFPage, part: Part, corner: XY, brush: Brush): void {
  const { items, at, scale, turn = 0 } = part;
  const [cos, sin] = QUARTERS[turn % 4]!;
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(
      scale * cos,
      scale * sin,
      -scale * sin + 0,
      scale * cos,
      round(corner[0] + at[0]),
      round(corner[1] - at[1]),
    ),
    setLineJoin(LineJoinStyle.Round),
  );
  for (const { tag, items } of stretches(part)) {
    page.pushOperators(brush.tags.begin(page, tag, tag === 'Figure' ? part.alt : undefined));
    for (const item of items)
      if (item.shape === 'text') page.pushOperators(...written(page, item, brush));
      // One by one: a large board has more operators than a call takes arguments.
      else for (const operator of drawn(page, item, brush)) page.pushOperators(operator);
    page.pushOperators(brush.tags.end());
  }
  if (items.length === 0) page.pushOperators(brush.tags.begin(page, 'Artifact'), brush.tags.end());
  page.pushOperators(popGraphicsState());
}

/** The items of a part by what they are to who listens: a drawing is one thing, lines that belong to no drawing are nothing. */
function stretches({ items, tag, alt }: Part): { readonly tag: PartTag; readonly items: readonly Item[] }[] {
  if (tag === 'Artifact') return [{ tag, items }];
  if (alt !== undefined) return [{ tag: 'Figure', items }];
  const found: { tag: PartTag; items: Item[] }[] = [];
  for (const item of items) {
    const own = item.shape === 'text' ? (item.tag ?? tag ?? 'P') : 'Artifact';
    const last = found.at(-1);
    if (last?.tag === own) last.items.push(item);
    else found.push({ tag: own, items: [item] });
  }
  return found;
}

function written(page: PDFPage, item: TextItem, { theme, setting, inks, keys }: Brush): PDFOperator[] {
  const { at, anchor, text, size, bold, ink } = item;
  const runs = setting(text, bold).map(({ text, font }) => ({ text, font, width: font.widthOfTextAtSize(text, size) }));
  const whole = runs.reduce((sum, { width }) => sum + width, 0);
  const named = keys.get(page) ?? new Map<PDFFont, PDFName>();
  keys.set(page, named);
  let x = anchor === 'middle' ? at[0] - whole / 2 : at[0];
  return runs.flatMap(({ text, font, width }) => {
    const key = named.get(font) ?? page.node.newFontDictionary(font.name, font.ref);
    named.set(font, key);
    const left = x;
    x += width;
    return [
      beginText(),
      inks.set(page, inkColour(theme, ink), false),
      setFontAndSize(key, round(size)),
      setTextMatrix(1, 0, 0, 1, round(left), round(-at[1])),
      showText(font.encodeText(text)),
      endText(),
    ];
  });
}

function drawn(page: PDFPage, item: PathItem | DiscItem, { theme, inks }: Brush): PDFOperator[] {
  const operators: PDFOperator[] = [];
  if (item.fill) operators.push(inks.set(page, areaColour(theme, item.fill), false));
  if (item.line) {
    const { colour, width, dashes } = linePen(theme, item.line);
    const cap = dashes.length > 0 ? LineCapStyle.Butt : LineCapStyle.Round;
    operators.push(inks.set(page, colour, true), setLineWidth(width), setLineCap(cap));
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
