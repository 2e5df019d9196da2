import type { Statistics } from '@latin-puzzles/core/finding';
import { drawChart } from '@latin-puzzles/drawing';
import { measureWith } from '@latin-puzzles/drawing/font';
import { loadFonts } from '@latin-puzzles/drawing/node';
import { makeDrawer } from '../drawer.ts';
import { yieldOf } from './ending.ts';
import { panelsOf } from './panels.ts';

/** Draws the statistics of a batch to a file. Like the drawer, it is imported only when there is something to draw. */
export async function writeChart(statistics: Statistics, title: string, file: string): Promise<void> {
  const scene = drawChart(panelsOf(statistics), {
    title,
    caption: yieldOf(statistics),
    measure: measureWith(await loadFonts()),
  });
  const drawer = await makeDrawer({ paper: 'scene' });
  await drawer.write([scene], file);
}
