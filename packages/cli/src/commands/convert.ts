import { makeFault, success } from '@latin-puzzles/core/basis';
import { EXCHANGE_FAULTS, FORMATS, type Format, fieldsLost, type InputForm } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { MODEL_FORMATS } from '@latin-puzzles/methods/models';
import type { PluginSet } from '@latin-puzzles/plugins';
import { lineOptionsFor, readFirstPuzzle } from '@latin-puzzles/workshop/reading';
import { type Command, Option } from 'commander';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { accepted, acceptedFrom, COMMAND_LINE, commandFault, describeNotice } from '../terminal/exit.ts';
import { example, withInput } from '../terminal/options.ts';
import { forEachPuzzle, type InputOptions, readLines, sourceName } from '../terminal/read.ts';
import { printData, say } from '../terminal/screen.ts';

interface Options extends InputOptions {
  readonly to: string;
  readonly from?: string;
  readonly puzzle?: string;
}

/** What puzzles can be written as: our own formats, and models for other programs. */
const TARGETS: readonly Format[] = [
  ...FORMATS,
  ...MODEL_FORMATS.map(({ name, summary, make }) => ({
    name,
    summary,
    make: (puzzle: Puzzle) => success(make(puzzle).trimEnd()),
  })),
];

/** The formats that are read, by name. */
const SOURCES: ReadonlyMap<string, InputForm> = new Map(
  FORMATS.flatMap(({ name, form }) => (form === undefined ? [] : [[name, form] as const])),
);

export function registerConvert(program: Command, plugins?: PluginSet): void {
  const command = withInput(program.command('convert'), plugins)
    .addOption(
      new Option('--to <format>', TARGETS.map(({ name, summary }) => `${name}: ${summary}`).join('; '))
        .choices(TARGETS.map(({ name }) => name))
        .default('native'),
    )
    .addOption(
      new Option(
        '--from <format>',
        'the format of the file, where it is not recognised by itself; or, with --puzzle, the model whose answer the file is',
      ).choices([...SOURCES.keys(), ...MODEL_FORMATS.map(({ name }) => name)]),
    )
    .option('--puzzle <file>', 'the puzzle, the first of the file, that a solver was given as the model --from')
    .action(async (file: string | undefined, options: Options) => {
      const target = TARGETS.find(({ name }) => name === options.to)!;
      const isAnswer = options.from !== undefined && !SOURCES.has(options.from);
      if (isAnswer !== (options.puzzle !== undefined)) throw commandFault('usage:answer', COMMAND_LINE);
      process.exitCode = await (isAnswer
        ? convertAnswer(file, options, target)
        : convertPuzzles(file, { ...options, form: SOURCES.get(options.from ?? '') }, target));
    });
  example(
    command,
    'latin convert sudokus.txt > sudokus.ndjson',
    'latin convert --to line puzzle.json',
    'latin convert --from csv archive.csv --to sudokupad-link',
    'latin convert --to dimacs puzzle.json | cadical -q > answer.txt; latin convert --from dimacs --puzzle puzzle.json answer.txt',
  );
  command.addHelpText(
    'after',
    '\nExit code with --from: 0 solutions. 1: the solver found that there is none. 3: it does not know.',
  );
}

async function convertPuzzles(file: string | undefined, options: Options, target: Format): Promise<ExitCode> {
  const isModel = !FORMATS.includes(target);
  const make = target.series?.() ?? target.make;
  const losses = makeLosses(target);
  let read = 0;
  const code = await forEachPuzzle(file, options, (puzzle, place) => {
    read++;
    if (puzzle.constraintNames && !target.keepsSolution)
      throw commandFault('format.unsupported:constraint', place, { format: target.name });
    if (isModel && read === 2) throw commandFault('usage:several-puzzles', place);
    if (isModel && read > 2) return EXIT.badInput;
    printData(acceptedFrom(make(puzzle), place));
    losses.add(puzzle, place);
    return EXIT.yes;
  });
  losses.tell(sourceName(file));
  return code;
}

/** Counts what puzzles say that a format has no place for, and tells it once for all of them. */
function makeLosses(target: Format) {
  const counts = new Map<string, number>();
  let first: Puzzle | undefined;
  let place = '';
  return {
    add(puzzle: Puzzle, where: string) {
      first ??= puzzle;
      const lost = fieldsLost(target, puzzle, first);
      if (lost.length > 0 && counts.size === 0) place = where;
      for (const field of lost) counts.set(field, (counts.get(field) ?? 0) + 1);
    },
    tell(source: string) {
      if (counts.size === 0) return;
      const fields = [...new Set(counts.values())].map((puzzles) => ({
        names: [...counts].flatMap(([name, count]) => (count === puzzles ? [name] : [])),
        puzzles,
      }));
      say(...describeNotice(makeFault(EXCHANGE_FAULTS, 'format.lost', place, { format: target.name, fields }), source));
    },
  };
}

/** Writes the puzzle once for every solution, with that solution, or completed where the format has no place for one. */
async function convertAnswer(file: string | undefined, options: Options, target: Format): Promise<ExitCode> {
  const { parseAnswer } = MODEL_FORMATS.find(({ name }) => name === options.from)!;
  const named = accepted(lineOptionsFor(options));
  const puzzle = acceptedFrom(await readFirstPuzzle(readLines(options.puzzle), named), sourceName(options.puzzle));
  const lines: string[] = [];
  for await (const line of readLines(file)) lines.push(line);
  const { verdict, solutions } = acceptedFrom(parseAnswer(lines.join('\n'), puzzle), sourceName(file));
  const losses = makeLosses(target);
  for (const solution of solutions) {
    const solved: Puzzle = target.keepsSolution
      ? { ...puzzle, solution }
      : { ...puzzle, labeling: solution, solution: undefined };
    printData(accepted(target.make(solved)));
    losses.add(solved, 'solution');
  }
  losses.tell(sourceName(options.puzzle));
  if (verdict === 'found') return EXIT.yes;
  say(`${sourceName(file)}: ${verdict === 'none' ? 'no solution' : 'the solver does not know'}`);
  return verdict === 'none' ? EXIT.no : EXIT.stopped;
}
