import type { Result } from '@latin-puzzles/core/basis';
import { type BatchEnding, type BatchPuzzle, runBatchAsync, type Statistics } from '@latin-puzzles/core/finding';
import { ratingSaid } from '@latin-puzzles/core/rating';
import { makeThreadRunner } from '@latin-puzzles/mill';
import {
  type BatchRunner,
  makeFindingRecord,
  type ProductionNews,
  type PuzzleOrder,
  producePuzzles,
} from '@latin-puzzles/workshop/generate';
import type { Extensions } from '@latin-puzzles/workshop/tools';
import { makeProgressLine } from '../terminal/progress.ts';
import { puzzleText } from '../terminal/puzzle-text.ts';
import { print, say } from '../terminal/screen.ts';
import type { Stopper } from '../terminal/stopping.ts';
import { openSink, type Sink } from '../terminal/write.ts';
import { progressText } from './report.ts';

export interface WritingOptions {
  readonly jobs: number;
  readonly json?: boolean | undefined;
  readonly output?: string | undefined;
  /** The lines that the file begins with. */
  readonly before?: readonly string[] | undefined;
}

/** The progress line is renewed after so many milliseconds at the latest. */
const TICK = 500;

/** Writes puzzles as they are found, to a file or to standard output. */
export async function writePuzzles(
  order: PuzzleOrder,
  options: WritingOptions,
  { signal, due }: Stopper,
  extensions?: Extensions,
): Promise<Result<BatchEnding>> {
  const count = order.count - (order.resumed?.found ?? 0);
  const progress = makeProgressLine();
  const asRecord = options.json || options.output !== undefined;
  const begin = Date.now();
  /** Opened when it is known that the wishes may come true. */
  let sink: Sink | undefined;
  let latest: Statistics | undefined;
  const show = () => progress.show(progressText(latest, count, Date.now() - begin), (latest?.found ?? 0) / count);
  const onProgress = (statistics: Statistics) => {
    latest = statistics;
    show();
  };
  // An attempt may take a while: the seconds go on.
  const ticking = setInterval(show, TICK);
  const onNews = async (news: ProductionNews) => {
    // Puzzles on the same terminal would run into the line.
    if (process.stdout.isTTY || news.kind !== 'found') progress.clear();
    if (news.kind === 'found') {
      if (asRecord)
        await sink!.write(JSON.stringify(makeFindingRecord(news.finding, { ...order, wishes: news.wishes })));
      else print(...findingText(news.finding, order), '');
    } else if (news.kind === 'relaxed')
      say(`None of ${news.attempts} attempts was ${news.level}, as is usual for this board: any level will do.`);
    else if (!sink) {
      sink = await openSink(options.output, options.before);
      say(...news.notes.map(({ en }) => en));
    }
  };
  try {
    // Plugins are functions, which no thread can be sent.
    const run: BatchRunner = extensions
      ? ({ generator }, plan) => runBatchAsync(generator, plan)
      : makeThreadRunner(options.jobs, signal);
    const ended = await producePuzzles(order, { run, extensions, signal: due, onProgress, onNews });
    await sink?.close();
    return ended;
  } catch (error) {
    await sink?.discard();
    throw error;
  } finally {
    clearInterval(ticking);
    progress.clear();
  }
}

/** The puzzle as `latin show` draws it, and a line of facts. */
function findingText({ puzzle, rating, theorems }: BatchPuzzle, { title, author }: PuzzleOrder): string[] {
  const needs = theorems.length > 0 ? `it needs ${theorems.join(', ')}` : 'theorems do not suffice';
  return [...puzzleText({ ...puzzle, title, author }), `${ratingSaid(rating, 'en')}; ${needs}`];
}
