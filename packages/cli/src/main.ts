import { createRequire } from 'node:module';
import type { Fault, LanguageCode } from '@latin-puzzles/core/basis';
import { Command, CommanderError } from 'commander';
import { asksForList, listCommands, registerCommands } from './commands/index.ts';
import { EXIT } from './terminal/codes.ts';
import { BadInput, describeFault, describeFaults } from './terminal/exit.ts';
import { pluginFiles } from './terminal/plugin-option.ts';
import { say } from './terminal/screen.ts';
import { usageFaultOf } from './terminal/usage.ts';

const { version } = createRequire(import.meta.url)('@latin-puzzles/cli/package.json') as { version: string };

/** Runs the command: what it prints goes to the streams of this process, and its exit code is left there. */
export async function main(args: readonly string[]): Promise<void> {
  const program = new Command('latin')
    .description('A workshop for Latin puzzles: boards of any shape, labels of any multiset, words inscribed.')
    .version(version)
    .exitOverride()
    .showSuggestionAfterError()
    // Told below, as every fault is.
    .configureOutput({ outputError: () => {} })
    .configureHelp({ sortSubcommands: false })
    .addHelpText('after', '\nExit codes: 0 yes or done, 1 a clean no, 2 bad input or usage, 3 stopped by a limit.');

  /** That of what goes wrong, once options are read. */
  let language: LanguageCode | undefined;

  // A reader such as `head` that has seen enough is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT.yes : EXIT.badInput);
  });

  try {
    const [first] = args;
    const files = pluginFiles(args);
    const plugins = files.length > 0 ? await (await import('./terminal/plugins.ts')).loadPluginFiles(files) : undefined;
    if (asksForList(args)) listCommands(program);
    else if (first !== '--version' && first !== '-V') await registerCommands(program, first, plugins);
    for (const command of program.commands) command.exitOverride();
    program.hook('preAction', (_, command) => {
      language = command.opts().lang;
    });
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      const fault = usageFaultOf(error, program);
      if (fault) say(...describeFault(fault));
      process.exitCode = error.exitCode === 0 ? EXIT.yes : EXIT.badInput;
    } else if (error instanceof BadInput) {
      say(...describeFaults(error, language));
      process.exitCode = EXIT.badInput;
    } else if (isPluginError(error)) {
      say(...describeFault(error.fault, undefined, language));
      process.exitCode = EXIT.badInput;
    } else {
      say(`error: latin failed unexpectedly: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = EXIT.badInput;
    }
  }
}

/** What a plugin does wrong while it runs is told as other faults are; its class need not be loaded to know it. */
function isPluginError(error: unknown): error is Error & { readonly fault: Fault } {
  return error instanceof Error && error.name === 'PluginError' && 'fault' in error;
}
