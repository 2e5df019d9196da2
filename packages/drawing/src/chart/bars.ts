import { CAP_HEIGHT, type Item } from '../scene/scene.ts';
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

const TOP = 24;
const PITCH = 16;
const THICKNESS = 10;
const GAP = 6;

/** One bar below the other, the name before it and the count behind. */
export function drawBars({ title, entries }: CountPanel, measure: TextMeasure): DrawnPanel {
  const width = (text: string) => SIZE * measure(text, false);
  const left = Math.max(0, ...entries.map(({ name }) => width(name))) + GAP;
  const most = Math.max(1, ...entries.map(({ count }) => count));
  const room = PANEL_WIDTH - left - GAP - width(String(most));
  const items = entries.flatMap(({ name, count }, i): Item[] => {
    const top = TOP + i * PITCH;
    const baseline = top + THICKNESS / 2 + (SIZE * CAP_HEIGHT) / 2;
    const end = left + (room * count) / most;
    return [
      drawText([left - GAP - width(name), baseline], name, 'caption'),
      ...(count > 0 ? [drawBar(left, top, end, top + THICKNESS)] : []),
      drawText([end + GAP / 2, baseline], String(count), 'number'),
    ];
  });
  const height = TOP + entries.length * PITCH;
  return { items: [drawHeading(title), ...items, drawRule([left, TOP - 3], [left, height - 3])], height };
}
