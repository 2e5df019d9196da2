import type { Item } from '../scene/scene.ts';
import type { TextMeasure } from '../text/measure.ts';
import {
  type CountPanel,
  type DrawnPanel,
  drawBar,
  drawHeading,
  drawRule,
  drawText,
  PANEL_WIDTH,
  SIZE,
} from './panel.ts';

const TOP = 34;
const TALLEST = 84;
const FOOT = TOP + TALLEST;
const HEIGHT = FOOT + 16;

/** No column is wider than this, however few there are. */
const WIDEST = 26;

/** One column beside the other along a scale. Names that would run into each other are left out evenly. */
export function drawColumns({ title, entries }: CountPanel, measure: TextMeasure): DrawnPanel {
  const most = Math.max(1, ...entries.map(({ count }) => count));
  const pitch = Math.min(WIDEST, PANEL_WIDTH / Math.max(1, entries.length));
  const room = (texts: readonly string[]) => Math.max(...texts.map((text) => SIZE * measure(text, false))) + 4;
  const every = Math.max(1, Math.ceil(room(entries.map(({ name }) => name)) / pitch));
  const counted = room(entries.map(({ count }) => String(count))) <= pitch;
  const items = entries.flatMap(({ name, count }, i): Item[] => {
    const middle = (i + 0.5) * pitch;
    const top = FOOT - (TALLEST * count) / most;
    const half = pitch * 0.4;
    return [
      ...(count > 0 ? [drawBar(middle - half, top, middle + half, FOOT)] : []),
      ...(count > 0 && (counted || count === most)
        ? [drawText([middle, top - 3], String(count), 'number', { anchor: 'middle' })]
        : []),
      ...(i % every === 0 ? [drawText([middle, FOOT + 12], name, 'caption', { anchor: 'middle' })] : []),
    ];
  });
  return {
    items: [drawHeading(title), ...items, drawRule([0, FOOT], [entries.length * pitch, FOOT])],
    height: HEIGHT,
  };
}
