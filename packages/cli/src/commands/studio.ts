import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Command } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { COMMAND_LINE, commandFault } from '../terminal/exit.ts';
import { example, wholeNumber } from '../terminal/options.ts';

interface Options {
  readonly port?: number;
  readonly host?: string;
}

export function registerStudio(program: Command): void {
  const command = program
    .command('studio')
    .description('open the studio: play, learn, design, generate and print in the browser')
    .option(
      '--port <number>',
      'where it listens; the usual port or the next free one unless given',
      wholeNumber(0, 65535),
    )
    .option('--host <address>', 'on which address of this machine; only this machine can reach it unless given')
    .action(async ({ port, host }: Options) => {
      const server = findServer();
      if (server === undefined) throw commandFault('usage:studio', COMMAND_LINE);
      const wishes = Object.entries({ port, host }).flatMap(([name, value]) =>
        value === undefined ? [] : [`--${name}`, String(value)],
      );
      process.exitCode = await serve(server, wishes);
    });
  example(command, 'latin studio', 'latin studio --port 9000');
}

/** The studio is a program of its own, of which this one knows only the name. */
function findServer(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@latin-puzzles/studio/server');
  } catch {
    return undefined;
  }
}

/** Runs the server until it ends, or until this program is told to. */
function serve(program: string, wishes: readonly string[]): Promise<number> {
  const server = spawn(process.execPath, [program, ...wishes], { stdio: 'inherit' });
  const pass = (signal: NodeJS.Signals) => server.kill(signal);
  process.once('SIGINT', pass).once('SIGTERM', pass);
  return new Promise((resolve) => {
    server.once('error', () => resolve(EXIT.badInput));
    // Ended by a signal it has no code: that is how it is meant to end.
    server.once('exit', (code) => resolve(code ?? EXIT.yes));
  });
}
