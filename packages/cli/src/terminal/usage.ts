import { type Fault, makeFault } from '@latin-puzzles/core/basis';
import type { Command, CommanderError } from 'commander';
import { COMMAND_LINE } from './exit.ts';
import { COMMAND_FAULTS } from './faults.ts';

/** What was wrong with the command line, in the form of every fault; nothing where help or the version was asked for. */
export function usageFaultOf({ code, exitCode, message }: CommanderError, program: Command): Fault | undefined {
  // Called without a command, latin has told how it is called already.
  if (exitCode === 0 || code === 'commander.help') return undefined;
  const [said, suggestion] = message.replace(/^error: /, '').split('\n');
  const command = calledNames(program).join(' ') || undefined;
  return makeFault(COMMAND_FAULTS, 'usage:parser', COMMAND_LINE, {
    said: `${said![0]!.toUpperCase()}${said!.slice(1)}${said!.endsWith('.') ? '' : '.'}`,
    suggestion: suggestion?.replace(/^\((.*)\)$/, '$1'),
    command,
  });
}

/** The names of the command that was called, and of its subcommand. */
function calledNames(program: Command, args: readonly string[] = program.args): string[] {
  const called = program.commands.find((candidate) => candidate.name() === args[0]);
  return called ? [called.name(), ...calledNames(called, args.slice(1))] : [];
}
