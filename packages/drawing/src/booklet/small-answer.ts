import { type Box, boxAround } from '../plane/vector.ts';
import { onPage, type Part } from '../scene/page.ts';
import { altText } from './alt-text.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { type Drawing, smallestLabelOf } from './drawing.ts';
import { type BookletFormat, heightOf, widthOf } from './format.ts';

/** The solution of a puzzle, as small as it can be read, to stand upside down at the foot of its box. */
export interface SmallAnswer extends Pick<Part, 'items'> {
  readonly box: Box;
  readonly scale: number;
  readonly alt: string;
  readonly gap: number;
}

/** An answer to be printed upside down: a little larger than the least type. */
export function smallAnswer(
  puzzle: CaptionedPuzzle,
  drawing: Drawing,
  { least, type: { small }, language }: BookletFormat,
): SmallAnswer {
  const scale = Math.min(1, (1.1 * least) / smallestLabelOf(drawing));
  return { ...drawing.at(scale), scale, alt: altText(puzzle, language, true), gap: small };
}

/** How much of a box an answer at its foot takes. */
export function footHeight(answer: SmallAnswer | undefined): number {
  return answer ? answer.scale * heightOf(answer.box) + answer.gap : 0;
}

/** The answer at the foot of a box, in its middle, upside down. */
export function placeUpsideDown({ items, box, scale, alt }: SmallAnswer, into: Box): Part {
  const turned: Part = { items, at: [0, 0], scale, turn: 2, alt };
  const { left, bottom } = boxAround([onPage(turned, [box.left, box.top]), onPage(turned, [box.right, box.bottom])]);
  const x = into.left + (widthOf(into) - scale * widthOf(box)) / 2;
  return { ...turned, at: [x - left, into.bottom - bottom] };
}
