import { rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import {
  likenessOn,
  type PuzzleOrder,
  readSeries,
  resumeSeries,
  type SeriesLine,
  seedOfSeries,
} from '@latin-puzzles/workshop/generate';
import { type Command, Option } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { acceptedFrom, COMMAND_LINE, commandFault } from '../terminal/exit.ts';
import { isThere, withForce } from '../terminal/output.ts';
import { forEachPuzzle, readText, sourceName } from '../terminal/read.ts';
import { say } from '../terminal/screen.ts';
import { abandonedDrafts } from '../terminal/write.ts';

/** The options that say what becomes of puzzles that there are already. */
export interface SeriesOptions {
  readonly output?: string | undefined;
  readonly append?: boolean;
  readonly resume?: boolean;
  readonly force?: boolean;
  readonly newTo?: readonly string[];
  /** Another file, which --force is about too. */
  readonly chart?: string;
}

export function addSeriesOptions(command: Command): void {
  withForce(command)
    .option('--new-to <files...>', 'none like a puzzle in these files, not as a mirror image either; in any format')
    .addOption(
      new Option('--append', 'add to the output file, none like one that is there').conflicts(['resume', 'force']),
    )
    .addOption(
      new Option('--resume', 'go on with the output file after a stop or a kill, as if there had been none').conflicts([
        'append',
        'force',
      ]),
    );
}

/** What there is before the first puzzle is made. */
interface Beginning {
  readonly series: readonly SeriesLine[];
  /** Drafts that are of no use any more once their puzzles are in the file. */
  readonly drafts: readonly string[];
  /** The seed of a series that is gone on with, unless another is given. */
  readonly seed: number | undefined;
}

/** Reads what is in the output file already. Refuses to overwrite it unasked. */
export async function beginSeries({ output, append, resume, force, chart }: SeriesOptions): Promise<Beginning> {
  if (output === undefined) {
    const option = append ? '--append' : resume ? '--resume' : force && chart === undefined ? '--force' : undefined;
    if (option) throw commandFault('usage:no-output', COMMAND_LINE, { option });
    return NOTHING;
  }
  if (chart !== undefined && resolve(chart) === resolve(output)) throw commandFault('usage:same-file', COMMAND_LINE);
  const exists = await isThere(output);
  if (exists && !append && !resume && !force) throw commandFault('file.exists:series', output);
  if (force || (exists && !append && !resume)) return NOTHING;
  const drafts = resume && !exists ? await newestFirst(await abandonedDrafts(output)) : [];
  const source = exists ? output : drafts[0];
  if (source === undefined) return NOTHING;
  const lines = (await readText(source)).split(/\r?\n/);
  // A kill may come in the middle of a line.
  const whole = exists ? lines : lines.slice(0, -1);
  const series = acceptedFrom(readSeries(whole), source);
  return { series, drafts, seed: resume ? seedOfSeries(series) : undefined };
}

const NOTHING: Beginning = { series: [], drafts: [], seed: undefined };

async function newestFirst(files: readonly string[]): Promise<string[]> {
  const times = await Promise.all(files.map(async (file) => [file, (await stat(file)).mtimeMs] as const));
  return times.sort(([, a], [, b]) => b - a).map(([file]) => file);
}

export function dropDrafts(drafts: readonly string[]): Promise<unknown> {
  return Promise.all(drafts.map((draft) => rm(draft, { force: true })));
}

/** The order with what is known already, and the lines that the output file begins with. */
export async function continueSeries(
  order: PuzzleOrder,
  { series }: Beginning,
  { resume, newTo = [], output }: SeriesOptions,
): Promise<{ readonly order: PuzzleOrder; readonly before: readonly string[] }> {
  const { kept, resumed } = resume
    ? acceptedFrom(resumeSeries(series, order), sourceName(output))
    : { kept: series, resumed: undefined };
  const known = new Set<string>();
  const likeness = likenessOn(order.wishes.board);
  const add = (puzzle: Puzzle) => {
    const text = likeness(puzzle);
    if (text !== undefined) known.add(text);
    return EXIT.yes;
  };
  for (const { puzzle } of kept) add(puzzle);
  for (const file of newTo) await forEachPuzzle(file, {}, add);
  if (resumed) say(`${resumed.found} of ${order.count} puzzles were there already.`);
  return { order: { ...order, known, resumed }, before: kept.map(({ text }) => text) };
}
