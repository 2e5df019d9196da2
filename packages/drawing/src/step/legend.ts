import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Layout } from '../layout/place.ts';
import { boxAround, plus, type XY } from '../plane/vector.ts';
import { centredText, type Item } from '../scene/scene.ts';
import type { TextMeasure } from '../text/measure.ts';
import { drawMark, MARK_ROOM, STEP_MARK_WORDS, type StepMark } from './marks.ts';

const SIZE = 9;
const GAP = { above: 22, beside: 14, text: 4 };
/** The least width that a legend may use, whatever the board. */
const LEAST_WIDTH = 220;

/** What marks mean, in rows below a board. */
export function drawStepLegend(
  { places }: Layout,
  marks: readonly StepMark[],
  text: string,
  language: LanguageCode,
  measure: TextMeasure,
): Item[] {
  const corners = places.flatMap(
    ({ polygon, at: [x, y], radius }): readonly XY[] =>
      polygon ?? [
        [x - radius, y - radius],
        [x + radius, y + radius],
      ],
  );
  const { left, right, bottom } = boxAround(corners);
  const room = Math.max(LEAST_WIDTH, right - left);
  let at: XY = [left, bottom + GAP.above];
  return marks.flatMap((mark) => {
    const words = STEP_MARK_WORDS[mark][language];
    const width = MARK_ROOM.width + GAP.text + SIZE * measure(words, false);
    if (at[0] > left && at[0] + width > left + room) at = [left, at[1] + MARK_ROOM.height + 2];
    const items = drawMark(mark, text, measure).map((item) => moved(item, at));
    const start: XY = plus(at, [MARK_ROOM.width + GAP.text, MARK_ROOM.height / 2]);
    at = plus(at, [width + GAP.beside, 0]);
    return [...items, { ...centredText(start, words, SIZE, 'caption'), anchor: 'start' as const }];
  });
}

function moved(item: Item, by: XY): Item {
  if (item.shape === 'path') return { ...item, lines: item.lines.map((line) => line.map((at) => plus(at, by))) };
  return { ...item, at: plus(item.at, by) };
}
