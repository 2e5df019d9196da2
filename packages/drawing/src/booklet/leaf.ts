import type { Page, Part } from '../page.ts';
import type { Item, PathItem } from '../scene.ts';
import type { Format } from './format.ts';
import { fewLines, line, lineIn, lineTo } from './typesetting.ts';
import { WORDS } from './words.ts';

/** A page before it is numbered. */
export interface Leaf {
  /** What it shows, for who listens. */
  readonly content: string;
  readonly parts: readonly Part[];
  /** The part of the booklet that it belongs to, if it is not the puzzles. */
  readonly section?: string | undefined;
  /** That of the booklet, or the same with the sheet on its side. */
  readonly format: Format;
  /** Whether it goes without running head and number. */
  readonly bare?: boolean;
}

/** Items at their own size. */
export function plain(items: readonly Item[]): Part {
  return { items, at: [0, 0], scale: 1 };
}

/** Puts the title of the booklet and the section at the head of a leaf, and its number at the foot. */
export function numbered({ content, parts, section, format, bare }: Leaf, number: number, title: string): Page {
  const { width, height } = format;
  const name = WORDS[format.language].page(number, content);
  if (bare) return { title: name, width, height, parts };
  return { title: name, width, height, parts: [plain(furniture(format, number, title, section)), ...parts] };
}

function furniture(format: Format, number: number, title: string, section: string | undefined): Item[] {
  const { width, height, margin, type, measure } = format;
  const setting = { size: type.small, ink: 'caption' } as const;
  const room = (section === undefined ? 1 : 0.6) * (width - 2 * margin);
  const head = margin - 0.6 * type.small;
  const rule: PathItem = {
    shape: 'path',
    lines: [
      [
        [margin, head + 1.35 * type.small],
        [width - margin, head + 1.35 * type.small],
      ],
    ],
    closed: false,
    line: 'fine',
  };
  return [
    ...fewLines(title, 1, room, setting, measure).map((text) => line(margin, head, text, setting)),
    ...(section === undefined ? [] : [lineTo(width - margin, head, section, setting, measure)]),
    rule,
    lineIn(width / 2, height - margin - 0.2 * type.small, String(number), setting),
  ];
}
