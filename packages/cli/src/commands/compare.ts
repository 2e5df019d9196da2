import { createRequire } from 'node:module';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import { clueCount, type Puzzle } from '@latin-puzzles/core/puzzle';
import { agree, compareMethods, type Method, summarize, type Trial } from '@latin-puzzles/methods';
import type { PluginSet } from '@latin-puzzles/plugins';
import { makeTools, type Tools } from '@latin-puzzles/workshop/tools';
import type { Command } from 'commander';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { type Comparison, comparisonRows } from '../terminal/comparison.ts';
import { gravest } from '../terminal/exit.ts';
import { methodsParser, methodsWith } from '../terminal/method-names.ts';
import { example, positiveNumber, wholeNumber, withInput, withJson } from '../terminal/options.ts';
import { withOutput } from '../terminal/output.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { print, printJson, say } from '../terminal/screen.ts';
import { withStopper } from '../terminal/stopping.ts';

interface Options extends InputOptions {
  readonly json?: boolean;
  readonly methods?: readonly Method[];
  readonly timeout: number;
  readonly seeds: number;
  readonly chart?: string;
  readonly force?: boolean;
  readonly plugin?: readonly string[];
}

export function registerCompare(program: Command, plugins?: PluginSet): void {
  const command = withJson(withInput(program.command('compare'), plugins, '[files...]'))
    .option('--methods <names>', 'which of them, with commas; all unless given', methodsParser(plugins))
    .option('--timeout <seconds>', 'how long each may take with a puzzle', positiveNumber, 10)
    .option('--seeds <n>', 'how often each is tried, each time with another seed', wholeNumber(1, 1000), 3);
  withOutput(command, '--chart <file>', 'draw the times: SVG, PDF or PNG by its ending').action(
    async (files: readonly string[], options: Options) => {
      const comparisons: Comparison[] = [];
      const tools = makeTools(plugins);
      process.exitCode = await withStopper(undefined, async (signal) => {
        const codes: ExitCode[] = [];
        for (const file of files.length > 0 ? files : [undefined])
          codes.push(
            await forEachPuzzle(file, options, async (puzzle, place) => {
              if (signal.aborted) return EXIT.stopped;
              const title = puzzle.title ?? `${file ?? 'standard input'}, ${place}`;
              const { code, trials } = await compareOn(
                tools,
                puzzle,
                title,
                { methods: methodsWith(plugins), ...options },
                signal,
              );
              comparisons.push({ title, trials });
              return code;
            }),
          );
        return gravest(codes);
      });
      if (options.chart && comparisons.length > 0) {
        const { writeComparison } = await import('../terminal/comparison-chart.ts');
        await writeComparison(comparisons, options.chart, options.force);
      }
    },
  );
  example(
    command,
    'latin compare puzzle.json',
    'latin compare --methods engine,dancing-cells,simulated-annealing --seeds 10 --chart times.svg *.json',
  );
}

async function compareOn(
  tools: Tools,
  puzzle: Puzzle,
  title: string,
  options: Options & { readonly methods: readonly Method[] },
  signal: AbortSignal,
) {
  const { methods, seeds, timeout, json, plugin: files } = options;
  const question = { problem: tools.problemFor(puzzle), labeling: puzzle.labeling };
  const program = files && {
    path: createRequire(import.meta.url).resolve('#trial'),
    args: files,
    question: makeNativeRecord(puzzle),
  };
  const progress = makeProgressLine();
  const all = methods.length * seeds;
  const trials: Trial[] = [];
  const run = compareMethods(question, { methods, seeds, timeLimit: timeout * 1000, signal, program });
  progress.show(`${title}: ${methods[0]!.name}`, 0);
  for await (const trial of run) {
    trials.push(trial);
    progress.show(`${title}: ${methods[trials.length % methods.length]!.name}`, trials.length / all);
  }
  progress.clear();
  const summaries = summarize(trials);
  if (json) for (const summary of summaries) printJson({ title, ...summary });
  else print(`${title}: ${puzzle.board.cells} cells, ${clueCount(puzzle)} clues`, ...comparisonRows(summaries), '');
  if (!agree(trials)) {
    say(`${title}: the methods disagree on how many solutions there are; please report it`);
    return { code: EXIT.no, trials };
  }
  return { code: signal.aborted ? EXIT.stopped : EXIT.yes, trials };
}
