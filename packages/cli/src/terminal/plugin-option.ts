import type { PluginSet } from '@latin-puzzles/plugins';
import type { Command } from 'commander';

/** The files that `--plugin` names on a command line, in order: they are loaded before it is read, since their names may stand there. */
export function pluginFiles(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  return options.flatMap((arg, i) => {
    if (arg.startsWith('--plugin=')) return [arg.slice('--plugin='.length)];
    return arg === '--plugin' && options[i + 1] !== undefined ? [options[i + 1]!] : [];
  });
}

/** The option that has plugins loaded. Puzzles may then have their constraints. */
export function withPlugins(command: Command, plugins?: PluginSet): Command {
  return command
    .option(
      '--plugin <file>',
      'a theorem, strategy, method or constraint of your own: a program, which runs with your rights; may be repeated',
      (file: string, files: readonly string[] = []) => [...files, file],
    )
    .setOptionValue(
      'constraints',
      plugins?.constraints.map(({ name }) => name),
    );
}
