import { CAP_HEIGHT, type Ink, type TextItem, type TextTag } from '../scene/scene.ts';
import { type TextMeasure, wrap } from '../text/measure.ts';
import { LEADING } from './format.ts';

/** How a text is set. */
export interface TextSetting {
  readonly size: number;
  readonly ink: Ink;
  readonly bold?: boolean;
  readonly tag?: TextTag;
}

/** Lines set one below the other, and how high they stand. */
export interface TextBlock {
  readonly items: readonly TextItem[];
  readonly height: number;
}

/** A line of text whose capitals hang from `top`. */
export function setLine(
  left: number,
  top: number,
  text: string,
  { size, ink, bold = false, tag }: TextSetting,
): TextItem {
  return { shape: 'text', at: [left, top + size * CAP_HEIGHT], anchor: 'start', text, size, bold, ink, tag };
}

export function textWidth(text: string, { size, bold = false }: TextSetting, measure: TextMeasure): number {
  return size * measure(text, bold);
}

/** The lines of a text in so much room. */
export function linesOf(text: string, room: number, setting: TextSetting, measure: TextMeasure): string[] {
  return wrap(text, room, (part) => textWidth(part, setting, measure));
}

/** The same with lines of nearly the same length, so that none ends with a word alone. */
export function evenLines(text: string, room: number, setting: TextSetting, measure: TextMeasure): string[] {
  const usual = linesOf(text, room, setting, measure);
  let [narrow, wide] = [room / 2, room];
  // The narrowest room that takes no more lines, to within a fraction of a letter.
  while (usual.length > 1 && wide - narrow > 0.5 * setting.size) {
    const middle = (narrow + wide) / 2;
    if (linesOf(text, middle, setting, measure).length > usual.length) narrow = middle;
    else wide = middle;
  }
  return linesOf(text, wide, setting, measure);
}

/** Of more than `most` lines those, the last with an ellipsis. */
export function shortenLines(
  lines: readonly string[],
  most: number,
  room: number,
  setting: TextSetting,
  measure: TextMeasure,
): readonly string[] {
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, Math.max(1, most));
  let last = kept.pop()!;
  while (last.length > 1 && textWidth(`${last}…`, setting, measure) > room) last = last.slice(0, -1).trimEnd();
  return [...kept, `${last}…`];
}

/** A text in at most so many lines. */
export function fewLines(text: string, most: number, room: number, setting: TextSetting, measure: TextMeasure) {
  return shortenLines(linesOf(text, room, setting, measure), most, room, setting, measure);
}

/** A text in lines from a corner on. */
export function setBlock(left: number, top: number, lines: readonly string[], setting: TextSetting): TextBlock {
  const leading = setting.size * LEADING;
  return {
    items: lines.map((text, i) => setLine(left, top + i * leading, text, setting)),
    height: lines.length * leading,
  };
}

/** A text that ends at `right`. */
export function lineTo(right: number, top: number, text: string, setting: TextSetting, measure: TextMeasure): TextItem {
  return setLine(right - textWidth(text, setting, measure), top, text, setting);
}

/** A text in the middle between left and right. */
export function lineIn(middle: number, top: number, text: string, setting: TextSetting): TextItem {
  return { ...setLine(middle, top, text, setting), anchor: 'middle' };
}
