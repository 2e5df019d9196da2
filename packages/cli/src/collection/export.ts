import { extname } from 'node:path';
import type { Collection, StoredPuzzle } from '@latin-puzzles/mill/collection';
import {
  JUDGEMENT_CSV_HEAD,
  makeExportRecord,
  makeJudgementCsvLine,
  makePuzzleCsvLine,
  makeStoredEntryReader,
  PUZZLE_CSV_HEAD,
  type PuzzleParts,
} from '@latin-puzzles/mill/collection';
import { findPrintedFacts } from '@latin-puzzles/workshop/booklet';
import { makeTools } from '@latin-puzzles/workshop/tools';
import type { BookletWishes } from '../terminal/booklet.ts';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { checkEnding } from '../terminal/endings.ts';
import { accepted } from '../terminal/exit.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { printJson, say } from '../terminal/screen.ts';
import { withStopper } from '../terminal/stopping.ts';
import { openSink } from '../terminal/write.ts';
import { filterOf, queryOrder, withCollection } from './open.ts';
import type { FilterOptions } from './options.ts';

/** What a collection can be written as. */
export const EXPORT_FORMATS = ['ndjson', 'csv', 'judgements', 'booklet'] as const;
type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The options of puzzles and those of booklets; `board` is the same for both. */
export interface ExportCommandOptions extends FilterOptions, Omit<BookletWishes, keyof FilterOptions> {
  readonly to?: ExportFormat;
  readonly json?: boolean;
  readonly timeout?: number;
}

const BY_ENDING: Readonly<Record<string, ExportFormat>> = {
  '.csv': 'csv',
  '.pdf': 'booklet',
  '.svg': 'booklet',
  '.png': 'booklet',
};

export async function exportCollection(options: ExportCommandOptions): Promise<ExitCode> {
  const { output, to = BY_ENDING[extname(output ?? '').toLowerCase()] ?? 'ndjson' } = options;
  if (to === 'booklet') return exportBooklet(options);
  const writer = LINE_WRITERS[to];
  const filter = filterOf(options);
  return withCollection(options, async (collection) => {
    const sink = await openSink(output);
    const progress = makeProgressLine();
    let written = 0;
    let stopped = false;
    try {
      if (writer.head !== undefined) await sink.write(writer.head);
      await withStopper(options.timeout, async (signal) => {
        for await (const { stored, parts } of withParts(collection, options)) {
          for (const line of writer.lines(stored, parts, options)) {
            await sink.write(line);
            written++;
          }
          progress.show(`${written} written`);
          stopped = signal.aborted;
          if (stopped) return;
        }
      });
      await sink.close();
    } catch (error) {
      await sink.discard();
      throw error;
    } finally {
      progress.clear();
    }
    if (options.json && output !== undefined) printJson({ collection: collection.place, output, to, written, stopped });
    else say(`${written} written${stopped ? ' of more: stopped' : ''}`);
    return stopped ? EXIT.stopped : EXIT.yes;
  });

  async function* withParts(collection: Collection, { proofs: _, ...asked }: ExportCommandOptions) {
    for await (const page of collection.pages(filter, queryOrder(asked))) {
      const parts = await collection.parts(page.map(({ id }) => id));
      for (const stored of page) yield { stored, parts };
    }
  }
}

interface LineWriter {
  readonly head?: string;
  readonly lines: (stored: StoredPuzzle, parts: PuzzleParts, options: ExportCommandOptions) => readonly string[];
}

const LINE_WRITERS: Readonly<Record<Exclude<ExportFormat, 'booklet'>, LineWriter>> = {
  ndjson: { lines: (stored, parts, { proofs }) => [JSON.stringify(makeExportRecord(stored, parts, { proofs }))] },
  csv: { head: PUZZLE_CSV_HEAD, lines: (stored, parts) => [makePuzzleCsvLine(stored, parts)] },
  judgements: {
    head: JUDGEMENT_CSV_HEAD,
    lines: (stored, { judgements }) =>
      (judgements.get(stored.id) ?? []).map((judgement) => makeJudgementCsvLine(stored, judgement)),
  },
};

/** Composes the puzzles into numbered pages, as `latin draw --booklet` does with those of a file. */
async function exportBooklet(options: ExportCommandOptions): Promise<ExitCode> {
  checkEnding(options.output);
  const { bookletPaper, writeBookletOf } = await import('../terminal/booklet.ts');
  bookletPaper(options);
  return withCollection(options, async (collection) => {
    const tools = makeTools();
    const read = makeStoredEntryReader();
    const none: PuzzleParts = { proofs: new Map(), profiles: new Map(), judgements: new Map() };
    const puzzles = [];
    for await (const stored of collection.query(filterOf(options), queryOrder(options)))
      puzzles.push(findPrintedFacts(tools, accepted(read(stored, none)).puzzle, options));
    const code = puzzles.length > 0 ? await writeBookletOf(puzzles, { ...options, json: false }) : EXIT.yes;
    if (options.json && options.output !== undefined)
      printJson({ collection: collection.place, output: options.output, to: 'booklet', written: puzzles.length });
    else say(`${puzzles.length} puzzles`);
    return code;
  });
}
