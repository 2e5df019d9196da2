import { GRAMMARS, type LanguageCode, type Result } from '@latin-puzzles/core/basis';
import { type BatchEnding, type BatchPuzzle, runBatchAsync, type Statistics } from '@latin-puzzles/core/finding';
import { LEVEL_NAMES, ratingSaid } from '@latin-puzzles/core/rating';
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
import { BATCH_WORDS } from './words.ts';

export interface WritingOptions {
  readonly jobs: number;
  readonly json?: boolean | undefined;
  readonly lang: LanguageCode;
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
  const { lang } = options;
  const progress = makeProgressLine();
  const asRecord = options.json || options.output !== undefined;
  const begin = Date.now();
  /** Opened when it is known that the wishes may come true. */
  let sink: Sink | undefined;
  let latest: Statistics | undefined;
  const show = () => progress.show(progressText(latest, count, Date.now() - begin, lang), (latest?.found ?? 0) / count);
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
      else print(...findingText(news.finding, order, lang), '');
    } else if (news.kind === 'relaxed')
      say(GRAMMARS[lang].fill(BATCH_WORDS[lang].relaxed, { ...news, level: LEVEL_NAMES[lang][news.level] }));
    else if (!sink) {
      sink = await openSink(options.output, options.before);
      say(...news.notes.map((note) => note[lang]));
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
function findingText(
  { puzzle, rating, theorems }: BatchPuzzle,
  { title, author }: PuzzleOrder,
  language: LanguageCode,
): string[] {
  const { needs, unfair } = BATCH_WORDS[language];
  const needed = theorems.length > 0 ? GRAMMARS[language].fill(needs, { theorems: theorems.join(', ') }) : unfair;
  return [...puzzleText({ ...puzzle, title, author }, language), `${ratingSaid(rating, language)}; ${needed}`];
}
