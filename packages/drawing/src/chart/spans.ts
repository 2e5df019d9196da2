import { CAP_HEIGHT, type Item, type PathItem } from '../scene/scene.ts';
import type { TextMeasure } from '../text/measure.ts';
import {
  type DrawnPanel,
  drawBar,
  drawHeading,
  drawRule,
  drawText,
  PANEL_WIDTH,
  SIZE,
  type SpanEntry,
  type SpanPanel,
} from './panel.ts';

const TOP = 36;
const PITCH = 13;
const THICKNESS = 7;
const GAP = 6;
/** A span of nothing is still seen. */
const NARROWEST = 3;
/** Kept free for notes, in all panels alike: a scale is as long in one as in another. */
const NOTE = 64;
/** Values on the scale stand at least so far apart. */
const APART = 12;

/** One span below the other on a logarithmic scale, the name before it and the note behind; the median is marked. */
export function drawSpans({ title, entries, least, most, format }: SpanPanel, measure: TextMeasure): DrawnPanel {
  const width = (text: string) => SIZE * measure(text, false);
  const left = Math.max(0, ...entries.map(({ name }) => width(name))) + GAP;
  const room = PANEL_WIDTH - left - GAP - NOTE;
  const place = (value: number) =>
    left + (room * Math.log(Math.max(value, least) / least)) / Math.log(Math.max(most, 2 * least) / least);
  const height = TOP + entries.length * PITCH;
  const decades: Item[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (let value = 10 ** Math.ceil(Math.log10(least)); value <= most; value *= 10) {
    const at = place(value);
    decades.push(drawRule([at, TOP - 4], [at, height - 2]));
    const half = width(format(value)) / 2;
    if (at - half < end + APART) continue;
    end = at + half;
    decades.push(drawText([at, TOP - 8], format(value), 'caption', { anchor: 'middle' }));
  }
  const items = entries.flatMap((entry, i): Item[] => {
    const top = TOP + i * PITCH;
    const baseline = top + THICKNESS / 2 + (SIZE * CAP_HEIGHT) / 2;
    const end = entry.span ? Math.max(place(entry.span.most), place(entry.span.least) + NARROWEST) : left;
    return [
      drawText([left - GAP - width(entry.name), baseline], entry.name, 'caption'),
      ...drawSpan(entry, place, top),
      drawText([end + GAP / 2, baseline], entry.note, 'number'),
    ];
  });
  return { items: [drawHeading(title), ...decades, ...items], height };
}

function drawSpan({ span, filled }: SpanEntry, place: (value: number) => number, top: number): PathItem[] {
  if (!span) return [];
  const [from, middle] = [place(span.least), place(span.median)];
  const box = drawBar(from, top, Math.max(place(span.most), from + NARROWEST), top + THICKNESS);
  return [
    filled ? box : { shape: 'path', lines: box.lines, closed: true, line: 'border' },
    { ...drawRule([middle, top - 1], [middle, top + THICKNESS + 1]), line: 'border' },
  ];
}
