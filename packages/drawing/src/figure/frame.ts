import { type Box, boxAround, type XY } from '../plane/vector.ts';
import { CAP_HEIGHT, type Item, type Scene, type TextItem } from '../scene/scene.ts';
import { type TextMeasure, wrap } from '../text/measure.ts';

/** The white round a picture, unless another is asked for. */
const MARGIN = 18;
const TITLE = { size: 17, leading: 22, gap: 16 };
const CAPTION = { size: 10, leading: 14.5, gap: 14 };

/** The least width that title and caption may use, whatever the board. */
const LEAST_WIDTH = 240;

/** Puts a title above and a caption below what was drawn, and a margin round it all. */
export function frameScene(
  items: readonly Item[],
  title: string,
  caption: string,
  heading: boolean,
  measure: TextMeasure,
  margin = MARGIN,
): Scene {
  const box = boundingBoxOf(items, measure);
  const middle = (box.left + box.right) / 2;
  const room = Math.max(LEAST_WIDTH, box.right - box.left);
  const lines = (text: string, size: number, bold: boolean) => wrap(text, room, (line) => size * measure(line, bold));
  const above = heading ? lines(title, TITLE.size, true) : [];
  const below = lines(caption, CAPTION.size, false);
  const texts = [
    ...above.map((text, i): TextItem => {
      const y = box.top - TITLE.gap - (above.length - 1 - i) * TITLE.leading;
      return { shape: 'text', at: [middle, y], anchor: 'middle', text, size: TITLE.size, bold: true, ink: 'title' };
    }),
    ...below.map((text, i): TextItem => {
      const y = box.bottom + CAPTION.gap + CAPTION.size * CAP_HEIGHT + i * CAPTION.leading;
      return {
        shape: 'text',
        at: [middle, y],
        anchor: 'middle',
        text,
        size: CAPTION.size,
        bold: false,
        ink: 'caption',
      };
    }),
  ];
  const all = [...items, ...texts];
  const { left, top, right, bottom } = boundingBoxOf(all, measure);
  const frame: Box = { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
  return { title, frame, items: all };
}

/** The smallest box that holds all items. */
export function boundingBoxOf(items: readonly Item[], measure: TextMeasure): Box {
  return boxAround(items.flatMap((item) => extent(item, measure)));
}

/** Corners of a box that holds an item. */
function extent(item: Item, measure: TextMeasure): readonly XY[] {
  if (item.shape === 'path') return item.lines.flat();
  const [x, y] = item.at;
  if (item.shape === 'disc')
    return [
      [x - item.radius, y - item.radius],
      [x + item.radius, y + item.radius],
    ];
  const width = item.size * measure(item.text, item.bold);
  const left = item.anchor === 'middle' ? x - width / 2 : x;
  return [
    [left, y - item.size * CAP_HEIGHT],
    [left + width, y + item.size * 0.1],
  ];
}
