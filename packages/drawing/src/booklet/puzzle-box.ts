import type { Box, XY } from '../plane/vector.ts';
import { LARGEST_SCALE, type Part } from '../scene/page.ts';
import { CAP_HEIGHT, type Item } from '../scene/scene.ts';
import { altText } from './alt-text.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { type Drawing, fitInto, type ScaledDrawing, typeOf } from './drawing.ts';
import { type BookletFormat, heightOf, LEADING, widthOf } from './format.ts';
import { asPart } from './leaf.ts';
import { DOTS_WIDTH, levelDots } from './level-dots.ts';
import { footHeight, placeUpsideDown, type SmallAnswer } from './small-answer.ts';
import { evenLines, fewLines, lineTo, setBlock, shortenLines, textWidth } from './typesetting.ts';

/** How much a drawing may be enlarged in large print. */
export const LARGE_SCALE = 3;

/** Labels in smaller type than this are hard to read, and their cells to write in. */
const LEAST_LABEL = 6.5;

/** A puzzle that is shown. */
export interface Shown {
  readonly puzzle: CaptionedPuzzle;
  readonly drawing: Drawing;
  /** What is printed below it, upside down. */
  readonly answer?: SmallAnswer | undefined;
}

/** A puzzle in a box: its number and name, its level, what is to be done, and below it the drawing. */
export function drawPuzzleBox({ puzzle, drawing, answer }: Shown, box: Box, format: BookletFormat): Part[] {
  const { head, rest } = dividedFor({ puzzle, drawing, answer }, box, format);
  const below = answer ? [placeUpsideDown(answer, box)] : [];
  return [
    asPart(head.items),
    {
      ...placeDrawing(drawingIn(rest, drawing, format), rest, MOST_AIR),
      alt: altText(puzzle, format.language),
    },
    ...below,
  ];
}

function drawingIn(box: Box, drawing: Drawing, { large }: BookletFormat): ScaledDrawing {
  return fitInto(drawing, box, large ? LARGE_SCALE : LARGEST_SCALE);
}

/** How much of a box what is written may take from the drawing. */
const MOST_HEAD = 0.5;
const MOST_LARGE_HEAD = 0.62;

/** Whether in a box of this size all can be written that is to be said of a puzzle, and its labels can be read. */
export function suits(shown: Shown, box: Box, format: BookletFormat): boolean {
  const head = headOf(shown.puzzle, { ...box, bottom: Number.POSITIVE_INFINITY }, format);
  if (head.height > MOST_HEAD * heightOf(box)) return false;
  return labelSizeIn(shown, box, format) >= Math.max(format.least, LEAST_LABEL);
}

/** In what size of type the labels of a puzzle stand in a box. */
export function labelSizeIn(shown: Shown, box: Box, format: BookletFormat): number {
  const { rest } = dividedFor(shown, box, format);
  return typeOf(shown.drawing) * drawingIn(rest, shown.drawing, format).scale;
}

/** Whether all that is to be said of a puzzle stands above its drawing in a box. */
export function saysAll(shown: Shown, box: Box, format: BookletFormat): boolean {
  return dividedFor(shown, box, format).head.whole;
}

/** What stands above a drawing in a box, and what that leaves of it; in large print all that is to be said, unless labels become too small by that. */
function dividedFor({ puzzle, drawing, answer }: Shown, box: Box, format: BookletFormat): { head: Head; rest: Box } {
  const divided = (most: number) => {
    const head = headOf(puzzle, box, format, { most });
    return { head, rest: { ...box, top: box.top + head.height, bottom: box.bottom - footHeight(answer) } };
  };
  const usual = divided(MOST_HEAD);
  if (!format.large) return usual;
  const whole = divided(MOST_LARGE_HEAD);
  const isShort = whole.head.height === usual.head.height;
  return isShort || typeOf(drawing) * drawingIn(whole.rest, drawing, format).scale >= LEAST_LABEL ? whole : usual;
}

/** What stands above a drawing, and how high it is. */
export interface Head {
  readonly items: readonly Item[];
  readonly height: number;
  /** Whether all that is to be said stands there. */
  readonly whole: boolean;
}

/** What stands above the drawing of a puzzle; cut short where it would leave no room for the drawing. */
export function headOf(
  puzzle: CaptionedPuzzle,
  box: Box,
  format: BookletFormat,
  { more = '', most: share = MOST_HEAD }: { readonly more?: string; readonly most?: number } = {},
): Head {
  const { type, measure } = format;
  const { name, level, challenge, byline, dots } = puzzle;
  const room = widthOf(box);
  const heading = { size: type.heading, ink: 'title', bold: true, tag: 'H2' } as const;
  const soft = { size: type.text, ink: 'caption', tag: 'P' } as const;
  const dotted = dots === undefined ? 0 : DOTS_WIDTH * type.text;
  const levelRoom = level === '' ? dotted : textWidth(level, soft, measure);
  // Beside a long level there would be no room for the name, or not for all of it in one line: the level goes below it then.
  const alone = fewLines(name, 2, room, heading, measure);
  const between = dots === undefined ? type.text : 0.5 * type.text;
  const shared = levelRoom > 0 ? fewLines(name, 2, Math.max(0, room - levelRoom - between), heading, measure) : alone;
  const beside = levelRoom < 0.45 * room && shared.length === alone.length;
  const names = beside ? shared : alone;
  const sayings = [beside ? '' : level, byline, challenge, more].filter((text) => text !== '');
  const top = setBlock(box.left, box.top, names, heading);
  const dotsBelow = dots !== undefined && !beside;
  const sayingsTop = top.height + (dotsBelow ? soft.size * LEADING : 0);
  const most = Math.floor((share * heightOf(box) - sayingsTop) / (soft.size * LEADING));
  const all = sayings.flatMap((text) => evenLines(text, room, soft, measure));
  const says = shortenLines(all, most, room, soft, measure);
  const below = setBlock(box.left, box.top + sayingsTop, says, soft);
  // On the baseline of the name, whose capitals are higher.
  const sink = CAP_HEIGHT * (heading.size - soft.size);
  const dotsAt: XY = dotsBelow
    ? [box.left + dotted, box.top + top.height + (CAP_HEIGHT * soft.size) / 2]
    : [box.right, box.top + (CAP_HEIGHT * heading.size) / 2];
  const atSide: Item[] =
    dots !== undefined
      ? levelDots(dots, dotsAt, type.text)
      : beside && level !== ''
        ? [lineTo(box.right, box.top + sink, level, soft, measure)]
        : [];
  return {
    items: [...top.items, ...atSide, ...below.items],
    height: sayingsTop + below.height + 0.8 * type.text,
    whole: says.length === all.length,
  };
}

/** The most that lies between a board and its rule or title, in points: what belongs together stands together. */
const MOST_AIR = 4;

/** A drawing in the middle of a box, nearer to its top than to its foot, and no farther from it than `air`. */
export function placeDrawing({ items, box, scale }: ScaledDrawing, into: Box, air = Number.POSITIVE_INFINITY): Part {
  const [x, y] = [
    into.left + (widthOf(into) - scale * widthOf(box)) / 2,
    into.top + Math.min(air, 0.3 * (heightOf(into) - scale * heightOf(box))),
  ];
  return { items, at: [x - scale * box.left, y - scale * box.top], scale };
}
