import type { Part } from '../scene/page.ts';
import { type BookletFormat, bodyAreaOf, LEADING, widthOf } from './format.ts';
import { asPart, type Leaf } from './leaf.ts';
import { setSectionHead } from './section.ts';
import { linesOf, setLine } from './typesetting.ts';

/** Lines are easy to read up to so many ems. */
const MOST_EMS = 34;

/** A text in paragraphs, which an empty line or the end of a line parts, under its heading, on as many pages as it takes. */
export function makeTextLeaves(heading: string, text: string, format: BookletFormat): Leaf[] {
  const { type, measure } = format;
  const body = bodyAreaOf(format);
  const setting = { size: 1.05 * type.text, ink: 'title' } as const;
  const room = Math.min(widthOf(body), MOST_EMS * setting.size);
  const leading = 1.1 * LEADING * setting.size;
  const head = heading === '' ? { items: [], height: 0 } : setSectionHead(heading, body, format);
  const leaves: Leaf[] = [];
  let [parts, top]: [Part[], number] = [[asPart(head.items)], body.top + head.height];
  const end = () => {
    leaves.push({ content: heading, parts, section: heading || undefined, format });
    [parts, top] = [[], body.top];
  };
  for (const paragraph of text.split(/\n+/).filter((part) => part.trim() !== '')) {
    let items = [];
    for (const line of linesOf(paragraph, room, setting, measure)) {
      if (top + leading > body.bottom) {
        parts.push(asPart(items));
        items = [];
        end();
      }
      items.push(setLine(body.left, top, line, setting));
      top += leading;
    }
    parts.push(asPart(items, 'P'));
    top += 0.6 * leading;
  }
  end();
  return leaves;
}

/** A page that somebody else fills: with a text in its middle, or with nothing at all. */
export function makeSpareLeaf(text: string, format: BookletFormat): Leaf {
  const { type, measure } = format;
  const body = bodyAreaOf(format);
  const setting = { size: type.heading, ink: 'caption' } as const;
  const lines = text.split(/\n+/).flatMap((paragraph) => linesOf(paragraph, 0.8 * widthOf(body), setting, measure));
  const top = (body.top + body.bottom - lines.length * LEADING * setting.size) / 2;
  const items = lines.map((line, i) => ({
    ...setLine((body.left + body.right) / 2, top + i * LEADING * setting.size, line, setting),
    anchor: 'middle' as const,
  }));
  return { content: text, parts: items.length > 0 ? [asPart(items, 'P')] : [], format, bare: true };
}
