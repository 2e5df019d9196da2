import type { PrintedFault } from '@latin-puzzles/core/basis';
import type { Command, CommanderError } from 'commander';

/** What was wrong with the command line, in the form of every fault; nothing where help or the version was asked for. */
export function usageFaultOf({ code, exitCode, message }: CommanderError, program: Command): PrintedFault | undefined {
  // Called without a command, latin has told how it is called already.
  if (exitCode === 0 || code === 'commander.help') return undefined;
  const [said, suggestion] = message.replace(/^error: /, '').split('\n');
  const command = program.commands.find((candidate) => candidate.name() === program.args[0])?.name();
  const help = command ? `\`latin ${command} --help\` tells its options.` : '`latin --help` lists the commands.';
  return {
    code: 'usage',
    place: 'command line',
    message: `${said![0]!.toUpperCase()}${said!.slice(1)}${said!.endsWith('.') ? '' : '.'}`,
    remedy: suggestion ? `${suggestion.replace(/^\((.*)\)$/, '$1')} ${help}` : help,
  };
}
