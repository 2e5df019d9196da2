import { frameScene } from '../figure/frame.ts';
import { plus, type XY } from '../plane/vector.ts';
import type { Item, Scene } from '../scene/scene.ts';
import { guessWidth, type TextMeasure } from '../text/measure.ts';
import { drawBars } from './bars.ts';
import { drawColumns } from './columns.ts';
import { type DrawnPanel, drawText, PANEL_WIDTH, type Panel } from './panel.ts';
import { drawSpans } from './spans.ts';

export type { CountPanel, Panel, SpanEntry, SpanPanel } from './panel.ts';

/** What is written on a chart. */
export interface ChartOptions {
  readonly title: string;
  /** Written below the panels. */
  readonly caption?: string | undefined;
  /** The widths of texts in the font to be used; guessed unless given. */
  readonly measure?: TextMeasure | undefined;
}

const GAP = 30;

/** Panels in two columns, each put where there is more room. Those without entries are left out. */
export function drawChart(panels: readonly Panel[], options: ChartOptions): Scene {
  const { title, caption = '', measure = guessWidth } = options;
  const feet = [0, 0];
  const items = panels
    .filter(({ entries }) => entries.length > 0)
    .flatMap((panel) => {
      const drawn = drawPanel(panel, measure);
      const side = feet[0]! <= feet[1]! ? 0 : 1;
      const corner: XY = [side * (PANEL_WIDTH + GAP), feet[side]!];
      feet[side]! += drawn.height + GAP;
      return drawn.items.map((item) => moved(item, corner));
    });
  return frameScene(
    items.length > 0 ? items : [drawText([0, 0], 'nothing to show', 'caption')],
    title,
    caption,
    true,
    measure,
  );
}

function drawPanel(panel: Panel, measure: TextMeasure): DrawnPanel {
  if (panel.kind === 'spans') return drawSpans(panel, measure);
  return panel.kind === 'bars' ? drawBars(panel, measure) : drawColumns(panel, measure);
}

function moved(item: Item, by: XY): Item {
  if (item.shape === 'path') return { ...item, lines: item.lines.map((line) => line.map((place) => plus(place, by))) };
  return { ...item, at: plus(item.at, by) };
}
