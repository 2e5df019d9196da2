import { excerpt, type Fault, type LanguageCode } from '@latin-puzzles/core/basis';
import type { PluginSet } from '@latin-puzzles/plugins';
import { boardsFor, lettersOf, makePanels, USUAL_PATIENCE } from '@latin-puzzles/workshop/generate';
import type { Command } from 'commander';
import { type WritingOptions, writePuzzles } from '../generate/produce.ts';
import { panelText, shortfallText, summaryText } from '../generate/report.ts';
import { addSeriesOptions, beginSeries, continueSeries, dropDrafts, type SeriesOptions } from '../generate/series.ts';
import { readSubject } from '../generate/subject.ts';
import { addWishOptions, readWishes, type WishOptions } from '../generate/wish-options.ts';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { checkEnding } from '../terminal/endings.ts';
import { BadInput, COMMAND_LINE, commandFault, describeFault } from '../terminal/exit.ts';
import { languageOption } from '../terminal/language.ts';
import { example, heading, wholeNumber, withJobs, withJson, withTimeout } from '../terminal/options.ts';
import { withOutput } from '../terminal/output.ts';
import { withPlugins } from '../terminal/plugin-option.ts';
import { say } from '../terminal/screen.ts';
import { type Stopper, withStopper } from '../terminal/stopping.ts';

interface Options extends WishOptions, WritingOptions, SeriesOptions {
  readonly count: number;
  readonly title?: string;
  readonly author?: string;
  readonly seed?: number;
  readonly attempts?: number;
  readonly stats?: boolean;
  readonly chart?: string;
  readonly timeout?: number;
}

export function registerGenerate(program: Command, plugins?: PluginSet): void {
  const command = withTimeout(withJson(program.command('generate')))
    .argument(
      '[board]',
      'a name of the catalog, a family with parameters such as star:7/2, or a file whose first puzzle has the board and the labels; - for standard input; without one, the boards that the word of --inscription fits are told',
    )
    .option('-n, --count <n>', 'how many puzzles, none like another', wholeNumber(1), 1);
  addWishOptions(withPlugins(command, plugins), plugins);
  command.option(
    '--seed <number>',
    'the same seed gives the same puzzles; a new one each time unless given',
    wholeNumber(0),
  );
  withJobs(command)
    .option(
      '--attempts <n>',
      `give up after so many in a row without a new puzzle (exit 3); ${USUAL_PATIENCE} unless there is a --timeout`,
      wholeNumber(1),
    )
    .addOption(languageOption())
    .option('-o, --output <file>', 'write the puzzles here, as with --json; a file that is there is not overwritten');
  addSeriesOptions(command);
  command
    .option('--title <text>', 'the title of the puzzles', heading)
    .option('--author <text>', 'their author', heading)
    .option('--stats', 'tell how clues, levels, theorems and rejections are distributed');
  withOutput(command, '--chart <file>', 'draw the same; SVG, PDF or PNG by its ending').action(
    async (name: string | undefined, options: Options) => {
      if (name === undefined) throw withoutBoard(options);
      process.exitCode = await withStopper(options.timeout, (signal, due) =>
        generate(name, options, { signal, due }, plugins),
      );
    },
  );
  example(
    command,
    'latin generate sudoku',
    'latin generate helios-one --level easy --symmetry half-turn --count 5',
    'latin generate sudoku --inscription B.MEYNIEL --at "row 5" --json > puzzle.json',
    'latin generate sudoku --level easy --count 52 --new-to last-year.sdm --resume -o this-year.ndjson',
    'latin generate helios-one --lang es --stats',
    'latin generate sudoku-ripeto --needs intersection --count 100 --seed 1 -o ripeto.ndjson --chart ripeto.svg',
  );
  command.addHelpText(
    'after',
    `
A name of the catalog stands for a Latin Puzzle: its labels, its inscription and its promise (level, fair, critical) hold
unless you say otherwise. The board of a family has the labels 1, 2, … and no inscription, and its puzzles are fair and
medium; that of a file has its labels, of its clues only those of the inscription, and fair puzzles of any level. A level
that you did not ask for gives way where 200 attempts do not find it. Every puzzle can come, but not with the same chance: the
Latin boards that puzzles are made of are random, not uniform, and statistics of --stats inherit that, unless --uniform is given.

Exit code 0: all found. 1: impossible, with the reason. 2: also a level that a board of the catalog does not have, with the
nearest that it has. 3: stopped by a limit or by Ctrl+C, with what was found.`,
  );
}

async function generate(name: string, options: Options, stopper: Stopper, plugins?: PluginSet): Promise<ExitCode> {
  checkEnding(options.chart, '--chart');
  const wished = await readWishes(await readSubject(name), options);
  if (!wished.ok) return refuse(wished.fault, options.lang);
  const beginning = await beginSeries(options);
  const { count, title, author, lang, seed = beginning.seed ?? Math.floor(Math.random() * 2 ** 32) } = options;
  const patience = options.attempts ?? (options.timeout === undefined ? USUAL_PATIENCE : Number.POSITIVE_INFINITY);
  const begin = Date.now();
  const asked = { ...wished.value, count, seed, patience, title, author };
  const { order, before } = await continueSeries(asked, beginning, options);
  const ended = await writePuzzles(order, { ...options, before }, stopper, plugins);
  if (!ended.ok) return refuse(ended.fault, options.lang);
  await dropDrafts(beginning.drafts);
  const { verdict, statistics } = ended.value;
  if (verdict !== 'complete') say(...shortfallText(ended.value, count - (order.resumed?.found ?? 0), patience, lang));
  say(summaryText(statistics, Date.now() - begin, seed, lang));
  if (options.stats) for (const panel of makePanels(statistics, lang)) say('', ...panelText(panel, process.stderr));
  if (options.chart !== undefined) {
    const { writeChart } = await import('../generate/chart.ts');
    const force = options.force === true || options.resume === true;
    await writeChart(statistics, { title: title ?? name, lang, file: options.chart, force });
  }
  return verdict === 'complete' ? EXIT.yes : EXIT.stopped;
}

/** So many boards are told of that are larger than a word needs. */
const FEW = 6;

/** What may be named for a word, as the studio offers it; the surest come first. */
function withoutBoard({ inscription }: Options): BadInput {
  if (!inscription) return commandFault('usage:no-board', COMMAND_LINE);
  const letters = lettersOf(inscription.replaceAll(/\s+/g, '')).length;
  const { exact, larger } = boardsFor(letters);
  const names = (subjects: typeof exact) => subjects.map(({ name }) => name);
  const facts = { word: excerpt(inscription), letters, exact: names(exact), larger: names(larger).slice(0, FEW) };
  return commandFault('usage:no-board-word', COMMAND_LINE, facts);
}

/** A wish that no puzzle of the board fulfils is a clean no; one that does not go with the board, or is ill said, is bad input. */
function refuse(fault: Fault, language: LanguageCode): ExitCode {
  if (!fault.code.startsWith('wishes.') && fault.code !== 'inscription.impossible') throw new BadInput(fault);
  say(...describeFault(fault, undefined, language));
  return EXIT.no;
}
