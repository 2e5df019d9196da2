import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Statistics } from '@latin-puzzles/core/finding';
import { drawChart } from '@latin-puzzles/drawing';
import { measureWith } from '@latin-puzzles/drawing/font';
import { loadFonts } from '@latin-puzzles/drawing/node';
import { makePanels } from '@latin-puzzles/workshop/generate';
import { makeDrawer } from '../terminal/drawer.ts';
import { yieldText } from './report.ts';

/** Draws the statistics of a batch to a file. Like the drawer, it is imported only when there is something to draw. */
export async function writeChart(
  statistics: Statistics,
  { title, lang, file, force }: { title: string; lang: LanguageCode; file: string; force: boolean },
): Promise<void> {
  const scene = drawChart(makePanels(statistics, lang), {
    title,
    caption: yieldText(statistics, lang),
    measure: measureWith(await loadFonts()),
  });
  const drawer = await makeDrawer({ paper: 'scene', force });
  await drawer.write([scene], file);
}
