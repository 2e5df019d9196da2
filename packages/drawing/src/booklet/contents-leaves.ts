import type { Part } from '../scene/page.ts';
import { type BookletFormat, bodyAreaOf, heightOf, LEADING, widthOf } from './format.ts';
import { asPart, type Leaf } from './leaf.ts';
import { setSectionHead } from './section.ts';
import { fewLines, lineTo, setLine, textWidth } from './typesetting.ts';

/** Something that has a page, by its name. */
export interface ContentsEntry {
  readonly title: string;
  readonly page: number;
}

/** How many pages the contents take that have so many entries. */
export function contentsLength(entries: number, format: BookletFormat): number {
  const body = bodyAreaOf(format);
  const first = Math.floor((heightOf(body) - setSectionHead('C', body, format).height) / leadingOf(format));
  const others = Math.floor(heightOf(body) / leadingOf(format));
  return 1 + Math.max(0, Math.ceil((entries - first) / others));
}

function leadingOf({ type }: BookletFormat): number {
  return 1.35 * LEADING * type.text;
}

/** What is on which page. */
export function makeContentsLeaves(heading: string, entries: readonly ContentsEntry[], format: BookletFormat): Leaf[] {
  const { type, measure } = format;
  const body = bodyAreaOf(format);
  const head = setSectionHead(heading, body, format);
  const setting = { size: type.text, ink: 'title' } as const;
  const leaves: Leaf[] = [];
  let [parts, top]: [Part[], number] = [[asPart(head.items)], body.top + head.height];
  const end = () => {
    leaves.push({ content: heading, parts, format });
    [parts, top] = [[], body.top];
  };
  const dot = textWidth(' .', setting, measure);
  for (const { title, page } of entries) {
    if (top + leadingOf(format) > body.bottom + 0.01) end();
    const number = String(page);
    const room = widthOf(body) - textWidth(number, setting, measure) - 2 * type.text;
    const [name = ''] = fewLines(title, 1, room, setting, measure);
    const from = body.left + textWidth(name, setting, measure) + 0.5 * type.text;
    const to = body.right - textWidth(number, setting, measure) - 0.5 * type.text;
    const leader = ' .'.repeat(Math.max(0, Math.floor((to - from) / dot)));
    parts.push(
      asPart([setLine(body.left, top, name, setting)], 'P'),
      asPart(leader === '' ? [] : [lineTo(to, top, leader, { ...setting, ink: 'caption' }, measure)], 'Artifact'),
      asPart([lineTo(body.right, top, number, setting, measure)], 'P'),
    );
    top += leadingOf(format);
  }
  end();
  return leaves;
}
