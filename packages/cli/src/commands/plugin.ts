import { type TriedLaw, tryPlugins } from '@latin-puzzles/plugins';
import type { Command } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { example, wholeNumber, withJson } from '../terminal/options.ts';
import { loadPluginFiles } from '../terminal/plugins.ts';
import { print, printJson } from '../terminal/screen.ts';

interface Options {
  readonly json?: boolean;
  readonly runs: number;
  readonly seed: number;
}

export function registerPlugin(program: Command): void {
  const command = withJson(program.command('plugin'))
    .argument('<files...>', 'JavaScript modules; they are programs, which run with your rights')
    .option('--runs <n>', 'on so many partial boards', wholeNumber(1), 200)
    .option('--seed <number>', 'the same seed tries the same boards', wholeNumber(0), 1)
    .action(async (files: readonly string[], { json, runs, seed }: Options) => {
      const set = await loadPluginFiles(files);
      for (const { kind, name, words } of set.plugins)
        if (!json) print(`${kind} ${name}: ${words.title.en}. ${words.statement.en}`);
      let broken = false;
      for await (const tried of tryPlugins(set, { runs, seed })) {
        broken ||= tried.counterexample !== undefined;
        if (json) printJson({ ...tried, holds: tried.counterexample === undefined });
        else print(`  ${tried.plugin} ${tried.law}: ${outcome(tried)}`);
      }
      process.exitCode = broken ? EXIT.no : EXIT.yes;
    });
  example(command, 'latin plugin examples/plugins/theorem.mjs', 'latin plugin --runs 1000 --json knight.mjs');
  command.addHelpText(
    'after',
    '\nExit code 0: nothing was found wrong. 1: a promise was broken, with the board where it was.',
  );
}

function outcome({ trials, counterexample }: TriedLaw): string {
  if (counterexample !== undefined) return `no: ${counterexample}`;
  return trials === 0 ? 'never put to the test' : `yes, in ${trials} trials`;
}
