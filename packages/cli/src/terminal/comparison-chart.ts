import { drawChart, type SpanPanel } from '@latin-puzzles/drawing';
import { measureWith } from '@latin-puzzles/drawing/font';
import { loadFonts } from '@latin-puzzles/drawing/node';
import { summarize } from '@latin-puzzles/methods';
import { type Comparison, failureText, timeText } from './comparison.ts';
import { makeDrawer } from './drawer.ts';

/** Draws the times of a comparison to a file. Like the drawer, it is imported only when there is something to draw. */
export async function writeComparison(
  comparisons: readonly Comparison[],
  file: string,
  force?: boolean | undefined,
): Promise<void> {
  const compared = comparisons.map(({ title, trials }) => ({ title, summaries: summarize(trials) }));
  const times = compared.flatMap(({ summaries }) => summaries.flatMap(({ time }) => (time ? Object.values(time) : [])));
  const [least, most] = [decade(Math.min(1, ...times), Math.floor), decade(Math.max(10, ...times), Math.ceil)];
  const panels = compared.map(
    ({ title, summaries }): SpanPanel => ({
      title,
      kind: 'spans',
      least,
      most,
      format: (value) => (value < 1000 ? `${value} ms` : `${value / 1000} s`),
      entries: summaries.map(({ method, kind, time, trials, solved, failures }) => ({
        name: method,
        span: time,
        filled: kind === 'exact',
        note: time
          ? `${timeText(time.median)}${kind === 'exact' ? '' : `, ${solved}/${trials}`}`
          : failureText(failures),
      })),
    }),
  );
  const scene = drawChart(panels, {
    title: 'Methods compared',
    caption:
      'From the fastest trial to the slowest; the line is the median. Filled: proved. Outlined: found, without a proof.',
    measure: measureWith(await loadFonts()),
  });
  const drawer = await makeDrawer({ paper: 'scene', force });
  await drawer.write([scene], file);
}

/** The power of ten next to a time. */
function decade(time: number, round: (value: number) => number): number {
  return 10 ** round(Math.log10(time));
}
