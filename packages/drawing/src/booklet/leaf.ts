import type { Page, Part, PartTag } from '../scene/page.ts';
import type { Item, PathItem } from '../scene/scene.ts';
import { type BookletFormat, printAreaOf, widthOf } from './format.ts';
import { fewLines, lineIn, lineTo, setLine } from './typesetting.ts';
import { BOOKLET_WORDS } from './words.ts';

/** A page before it is numbered, as it is if it is bound at its left. */
export interface Leaf {
  /** What it shows, for who listens. */
  readonly content: string;
  readonly parts: readonly Part[];
  /** The part of the booklet that it belongs to, if it is not the puzzles. */
  readonly section?: string | undefined;
  /** That of the booklet, or the same with the sheet turned. */
  readonly format: BookletFormat;
  /** Whether it goes without running head and number. */
  readonly bare?: boolean;
}

/** What stands on every page. */
export interface RunningText {
  readonly title: string;
  readonly footer?: string | undefined;
}

/** Items at their own size. */
export function asPart(items: readonly Item[], tag?: PartTag): Part {
  return { items, at: [0, 0], scale: 1, tag };
}

/** Puts the title of the booklet and the section at the head of a leaf, its number and the footer at the foot. */
export function numbered(leaf: Leaf, number: number, text: RunningText): Page {
  const { content, bare } = leaf;
  const format = leaf.format.onPage ?? leaf.format;
  const { width, height, language } = format;
  const own = leaf.format.onPage ? leaf.parts.map((part) => turnedOn(part, height)) : leaf.parts;
  const running = asPart(setRunningText({ ...leaf, format }, number, text), 'Artifact');
  return {
    title: BOOKLET_WORDS[language].page(number, content),
    width,
    height,
    parts: (bare ? own : [running, ...own]).map(boundAs(number, format)),
  };
}

/** A part as it lies on a page of this height, turned by a quarter against the clock. */
function turnedOn(part: Part, height: number): Part {
  return { ...part, at: [part.at[1], height - part.at[0]], turn: (part.turn ?? 0) + 1 };
}

/** An even page is bound at the edge across from that of an odd one: all that is on it moves away from there. */
function boundAs(number: number, { binding, boundAbove }: BookletFormat): (part: Part) => Part {
  if (binding === 0 || number % 2 === 1) return (part) => part;
  const [dx, dy] = boundAbove ? [0, -binding] : [-binding, 0];
  return (part) => ({ ...part, at: [part.at[0] + dx, part.at[1] + dy] });
}

function setRunningText({ format, section }: Leaf, number: number, { title, footer = '' }: RunningText): Item[] {
  const { type, measure } = format;
  const area = printAreaOf(format);
  const { left, right } = area;
  const setting = { size: type.small, ink: 'caption' } as const;
  const room = (section === undefined ? 1 : 0.6) * widthOf(area);
  const head = area.top - 0.6 * type.small;
  const foot = area.bottom - 0.2 * type.small;
  const rule: PathItem = {
    shape: 'path',
    lines: [
      [
        [left, head + 1.35 * type.small],
        [right, head + 1.35 * type.small],
      ],
    ],
    closed: false,
    line: 'fine',
  };
  return [
    ...fewLines(title, 1, room, setting, measure).map((text) => setLine(left, head, text, setting)),
    ...(section === undefined ? [] : [lineTo(right, head, section, setting, measure)]),
    rule,
    // The number stays in the middle: the footer ends before it.
    ...fewLines(footer, 1, 0.45 * widthOf(area), setting, measure).map((text) => setLine(left, foot, text, setting)),
    lineIn((left + right) / 2, foot, String(number), setting),
  ];
}
