import { type Fault, makeFault } from '@latin-puzzles/core/basis';
import type { Command, CommanderError } from 'commander';
import { COMMAND_LINE } from './exit.ts';
import { COMMAND_FAULTS } from './faults.ts';

/** What was wrong with the command line, in the form of every fault; nothing where help or the version was asked for. */
export function usageFaultOf({ code, exitCode, message }: CommanderError, program: Command): Fault | undefined {
  // Called without a command, latin has told how it is called already.
  if (exitCode === 0 || code === 'commander.help') return undefined;
  const [said, suggestion] = message.replace(/^error: /, '').split('\n');
  const called = calledCommands(program);
  const command = called.map((one) => one.name()).join(' ') || undefined;
  const option = code === 'commander.unknownOption' ? /'--([^'=]+)/.exec(said!)?.[1] : undefined;
  const isArgument = called.at(-1)?.registeredArguments.some((argument) => argument.name() === option);
  return makeFault(COMMAND_FAULTS, 'usage:parser', COMMAND_LINE, {
    said: `${said![0]!.toUpperCase()}${said!.slice(1)}${said!.endsWith('.') ? '' : '.'}`,
    suggestion: suggestion?.replace(/^\((.*)\)$/, '$1'),
    command,
    argument: isArgument ? option : undefined,
  });
}

/** The command that was called, and its subcommand. */
function calledCommands(program: Command, args: readonly string[] = program.args): Command[] {
  const called = program.commands.find((candidate) => candidate.name() === args[0]);
  return called ? [called, ...calledCommands(called, args.slice(1))] : [];
}
