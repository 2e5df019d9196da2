import { type DrawOptions, drawPuzzle } from '../draw.ts';
import { boxOf } from '../figure/frame.ts';
import { LARGEST_SCALE, type Part } from '../page.ts';
import type { Box, XY } from '../plane/vector.ts';
import { CAP_HEIGHT, type Item } from '../scene.ts';
import { challengeFor } from './challenge.ts';
import { type Format, heightOf, LEADING, widthOf } from './format.ts';
import { plain } from './leaf.ts';
import type { BookletPuzzle } from './options.ts';
import { type Block, block, fewLines, linesOf, lineTo, shortened, textWidth } from './typesetting.ts';
import { WORDS } from './words.ts';

/** How much a drawing may be enlarged in large print. */
const LARGE_SCALE = 3;

export function titleOf({ title }: BookletPuzzle, { language }: Format): string {
  return title?.trim() || WORDS[language].untitled;
}

/** A puzzle in a box: its number and name, its level, what is to be done, and below it the drawing. */
export function plate(puzzle: BookletPuzzle, number: number, box: Box, format: Format): Part[] {
  const head = headOf(puzzle, number, box, format);
  const picture = drawingOf(puzzle, format);
  const rest = { ...box, top: box.top + head.height };
  const scale = Math.min(format.large ? LARGE_SCALE : LARGEST_SCALE, fitting(picture.box, rest));
  return [plain(head.items), placed(picture, rest, scale)];
}

/** How much of a box what is written may take from the drawing. */
const MOST_HEAD = 0.5;

/** Whether what is written on a puzzle in a box of this size leaves room for its drawing. */
export function hasRoom(puzzle: BookletPuzzle, box: Box, format: Format): boolean {
  const whole = headOf(puzzle, 1, { ...box, bottom: Number.POSITIVE_INFINITY }, format);
  return whole.height <= MOST_HEAD * heightOf(box);
}

/** What stands above the drawing of a puzzle; cut short where it would leave no room for the drawing. */
export function headOf(puzzle: BookletPuzzle, number: number, box: Box, format: Format, more = ''): Block {
  const { type, measure, language } = format;
  const room = widthOf(box);
  const heading = { size: type.heading, ink: 'title', bold: true } as const;
  const soft = { size: type.text, ink: 'caption' } as const;
  const level = puzzle.level?.trim() ?? '';
  const levelRoom = level === '' ? 0 : textWidth(level, soft, measure) + 2 * type.text;
  // Beside a long level there would be no room for the name: the level goes below it then.
  const beside = levelRoom < 0.45 * room;
  const name = `${number}.\u00a0${titleOf(puzzle, format)}`;
  const names = fewLines(name, 2, beside ? room - levelRoom : room, heading, measure);
  const challenge = puzzle.challenge ?? challengeFor(puzzle.board, puzzle.multiset, language);
  const sayings = [beside ? '' : level, challenge, more].filter((text) => text !== '');
  const title = block(box.left, box.top, names, heading);
  const most = Math.floor((MOST_HEAD * heightOf(box) - title.height) / (soft.size * LEADING));
  const all = sayings.flatMap((text) => linesOf(text, room, soft, measure));
  const says = shortened(all, most, room, soft, measure);
  const below = block(box.left, box.top + title.height, says, soft);
  // On the baseline of the name, whose capitals are higher.
  const sink = CAP_HEIGHT * (heading.size - soft.size);
  const atSide = beside && level !== '' ? [lineTo(box.right, box.top + sink, level, soft, measure)] : [];
  return {
    items: [...title.items, ...atSide, ...below.items],
    height: title.height + below.height + 0.8 * type.text,
  };
}

/** A drawing and the box round it. */
export interface Drawing {
  readonly items: readonly Item[];
  readonly box: Box;
}

export function drawingOf(puzzle: BookletPuzzle, { measure }: Format, options: DrawOptions = {}): Drawing {
  const { items } = drawPuzzle(puzzle, { ...options, measure });
  return { items, box: withPens(boxOf(items, measure)) };
}

/** Half of the heaviest line lies outside the shapes. */
function withPens({ left, top, right, bottom }: Box): Box {
  return { left: left - PEN, top: top - PEN, right: right + PEN, bottom: bottom + PEN };
}

const PEN = 1.5;

/** By how much a box can be enlarged, or must be reduced, to fit into another. */
export function fitting(box: Box, into: Box): number {
  return Math.min(widthOf(into) / widthOf(box), heightOf(into) / heightOf(box));
}

/** A drawing in the middle of a box, nearer to its top than to its foot. */
export function placed({ items, box }: Drawing, into: Box, scale: number): Part {
  const [x, y] = [
    into.left + (widthOf(into) - scale * widthOf(box)) / 2,
    into.top + 0.3 * (heightOf(into) - scale * heightOf(box)),
  ];
  const at: XY = [x - scale * box.left, y - scale * box.top];
  return { items, at, scale };
}
