import { CAP_HEIGHT, type Item, type TextItem } from '../scene/scene.ts';
import type { TextMeasure } from '../text/measure.ts';

/** How finely a scale is looked for. */
const STEP = 1.06;

/**
 * The least scale, from one to another, at which letters beside a board that grow to a least size lie on no others than they do as
 * they were drawn.
 */
export function clearScale(
  items: readonly Item[],
  from: number,
  to: number,
  least: number,
  measure: TextMeasure,
): number {
  const marks = items.flatMap((item) => (item.shape === 'text' && item.cell === undefined ? [item] : []));
  const meetings = (size: number) => countMeetings(marks, size, measure);
  const drawn = meetings(0);
  let scale = from;
  while (scale < to && meetings(least / scale) > drawn) scale *= STEP;
  return Math.min(scale, Math.max(from, to));
}

/** How many pairs of letters, of at least a size, lie on each other. */
function countMeetings(marks: readonly TextItem[], least: number, measure: TextMeasure): number {
  const boxes = marks.map(({ at: [x, y], anchor, text, size, bold }) => {
    const type = Math.max(size, least);
    const width = measure(text, bold) * type;
    const left = anchor === 'middle' ? x - width / 2 : x;
    const [middle, half] = [y - (CAP_HEIGHT * size) / 2, (CAP_HEIGHT * type) / 2];
    return { left, right: left + width, top: middle - half, bottom: middle + half };
  });
  let count = 0;
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(0, i))
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) count++;
  return count;
}
