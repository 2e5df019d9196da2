import type { XY } from './plane/vector.ts';
import type { Page, Part } from './scene/page.ts';
import type { Item, PathItem, Scene, TextItem } from './scene/scene.ts';
import type { TextOutline } from './text/outline.ts';
import { FONT_FAMILY, WEIGHTS } from './text/typeface.ts';
import { COLOUR } from './themes/index.ts';
import { screenColour } from './themes/ink.ts';
import { areaColour, inkColour, linePen, type Theme } from './themes/theme.ts';

/** How texts are written in an SVG document. */
export interface SvgTexts {
  /** The families of fonts to be tried, beside ours. */
  readonly families?: readonly string[] | undefined;
  /** Writes texts as outlines, which need no font where they are shown; as text unless given. */
  readonly outline?: TextOutline | undefined;
}

/** The scene as an SVG document: the same scene gives the same text, byte for byte. */
export function renderSvg(scene: Scene, theme: Theme = COLOUR, texts: SvgTexts = {}): string {
  const { left, top, right, bottom } = scene.frame;
  const [x, y, width, height] = [left, top, right - left, bottom - top].map(decimal);
  const box = `width="${width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} viewBox="${x} ${y} ${width} ${height}" role="img">`,
    `<title>${escaped(scene.title)}</title>`,
    `<rect x="${x}" y="${y}" ${box} fill="${screenColour(theme.paper)}"/>`,
    renderItems(scene.items, theme, texts),
    '</svg>',
    '',
  ].join('\n');
}

/** A scene shown no larger than so many pixels either way: its lines are as broad on the screen as those of a large one. */
export function renderSmallSvg(scene: Scene, pixels: number, theme: Theme = COLOUR): string {
  const { left, top, right, bottom } = scene.frame;
  const weight = Math.max(1, Math.max(right - left, bottom - top) / pixels);
  return renderSvg(scene, { ...theme, weight });
}

/** A page as an SVG document of its true size, so that it is printed as large as its paper. */
export function renderPage({ title, width, height, parts }: Page, theme: Theme = COLOUR, texts: SvgTexts = {}): string {
  const [w, h] = [width, height].map(decimal);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}pt" height="${h}pt" viewBox="0 0 ${w} ${h}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${w}" height="${h}" fill="${screenColour(theme.paper)}"/>`,
    ...parts.map((part) => `<g transform="${transform(part)}">\n${renderItems(part.items, theme, texts)}\n</g>`),
    '</svg>',
    '',
  ].join('\n');
}

/** The scale is kept to a ten-thousandth: a thousandth of a large net would be seen on a ruler. */
function transform({ at, scale, turn = 0 }: Part): string {
  const place = `translate(${decimal(at[0])} ${decimal(at[1])})`;
  const turned = turn === 0 ? place : `${place} rotate(${-90 * turn})`;
  return scale === 1 ? turned : `${turned} scale(${Math.round(scale * 1e4) / 1e4})`;
}

/** Items as a group of SVG elements, to stand in a picture that is made elsewhere. */
export function renderItems(items: readonly Item[], theme: Theme = COLOUR, texts: SvgTexts = {}): string {
  const { families = [], outline } = texts;
  const names = [...new Set([...families, FONT_FAMILY])].map((name) => `'${escaped(name.replaceAll("'", ''))}'`);
  return [
    `<g font-family="${names.join(', ')}, sans-serif" stroke-linejoin="round">`,
    ...grouped(united(items), theme, outline),
    '</g>',
  ].join('\n');
}

/** The elements, with what successive ones have in common said once. */
function grouped(items: readonly Item[], theme: Theme, outline: TextOutline | undefined): string[] {
  const lines: string[] = [];
  let style: string | undefined;
  for (const item of items) {
    const outlined = item.shape === 'text' && outline ? outline(item) : undefined;
    const own =
      outlined === undefined
        ? styleOf(item, theme)
        : `fill="${screenColour(inkColour(theme, (item as TextItem).ink))}"`;
    if (own !== style) {
      if (style !== undefined) lines.push('</g>');
      lines.push(`<g ${own}>`);
      style = own;
    }
    lines.push(outlined === undefined ? element(item) : `<path d="${outlined}"/>`);
  }
  if (style !== undefined) lines.push('</g>');
  return lines;
}

/** Successive grounds of the same colour as one: cells do not overlap, and a large board has thousands of them. */
function united(items: readonly Item[]): Item[] {
  const all: Item[] = [];
  let lines: (readonly XY[])[] = [];
  for (const item of items) {
    const last = all.at(-1);
    if (last && isGround(last) && isGround(item) && last.fill === item.fill) lines.push(...item.lines);
    else if (isGround(item)) {
      lines = [...item.lines];
      all.push({ ...item, lines });
    } else all.push(item);
  }
  return all;
}

function isGround(item: Item): item is PathItem {
  return item.shape === 'path' && item.cell !== undefined && item.closed && item.line === undefined;
}

function styleOf(item: Item, theme: Theme): string {
  if (item.shape === 'text') {
    const weight = item.bold ? WEIGHTS.bold : WEIGHTS.regular;
    const size = decimal(item.size);
    return `fill="${screenColour(inkColour(theme, item.ink))}" font-size="${size}" font-weight="${weight}" text-anchor="${item.anchor}"`;
  }
  const fill = `fill="${item.fill ? screenColour(areaColour(theme, item.fill)) : 'none'}"`;
  if (!item.line) return fill;
  const { colour, width, dashes } = linePen(theme, item.line);
  // Round ends would close the gaps between dashes.
  const ends = dashes.length > 0 ? `stroke-dasharray="${dashes.join(' ')}"` : 'stroke-linecap="round"';
  return `${fill} stroke="${screenColour(colour)}" stroke-width="${width}" ${ends}`;
}

function element(item: Item): string {
  if (item.shape === 'path') return `<path d="${item.lines.map((line) => pathData(line, item.closed)).join('')}"/>`;
  const [x, y] = item.at.map(decimal);
  if (item.shape === 'disc') return `<circle cx="${x}" cy="${y}" r="${decimal(item.radius)}"/>`;
  return `<text x="${x}" y="${y}">${escaped(item.text)}</text>`;
}

function pathData(line: readonly XY[], closed: boolean): string {
  let data = '';
  let [lastX, lastY] = ['', ''];
  for (const [i, at] of line.entries()) {
    const [x, y] = [decimal(at[0]), decimal(at[1])];
    if (i === 0) data += `M${x} ${y}`;
    else if (y === lastY && x !== lastX) data += `H${x}`;
    else if (x === lastX && y !== lastY) data += `V${y}`;
    else if (x !== lastX) data += `L${x} ${y}`;
    [lastX, lastY] = [x, y];
  }
  return closed ? `${data}Z` : data;
}

/** A hundredth of a point is finer than any printer. Adding zero turns −0 into 0. */
function decimal(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML, which cannot hold control characters and halves of characters at all. */
function escaped(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
