import type { Box } from '../plane/vector.ts';
import { type BookletFormat, widthOf } from './format.ts';
import { fewLines, setBlock, type TextBlock } from './typesetting.ts';

/** What a part of the booklet is called, where it begins. */
export function setSectionHead(name: string, body: Box, { type, measure }: BookletFormat): TextBlock {
  const setting = { size: Math.sqrt(type.heading * type.display), ink: 'title', bold: true, tag: 'H1' } as const;
  const { items, height } = setBlock(body.left, body.top, fewLines(name, 1, widthOf(body), setting, measure), setting);
  return { items, height: height + 0.5 * setting.size };
}
