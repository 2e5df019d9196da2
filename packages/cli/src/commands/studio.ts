import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { EXIT, usageFault } from '../exit.ts';
import { example, wholeNumber } from '../options.ts';

interface Options {
  readonly port?: number;
  readonly host?: string;
}

/** The studio is a program of its own, which this one knows by its place only. */
const SERVER = fileURLToPath(new URL('../../../../apps/studio/dist/server/main.js', import.meta.url));

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
      if (!existsSync(SERVER)) throw usageFault('The studio is not built yet.', 'Run `npm run build` once.');
      const wishes = Object.entries({ port, host }).flatMap(([name, value]) =>
        value === undefined ? [] : [`--${name}`, String(value)],
      );
      process.exitCode = await serve(wishes);
    });
  example(command, 'latin studio', 'latin studio --port 9000');
}

/** Runs the server until it ends, or until this program is told to. */
function serve(wishes: readonly string[]): Promise<number> {
  const server = spawn(process.execPath, [SERVER, ...wishes], { stdio: 'inherit' });
  const pass = (signal: NodeJS.Signals) => server.kill(signal);
  process.once('SIGINT', pass).once('SIGTERM', pass);
  return new Promise((resolve) => {
    server.once('error', () => resolve(EXIT.badInput));
    // Ended by a signal it has no code: that is how it is meant to end.
    server.once('exit', (code) => resolve(code ?? EXIT.yes));
  });
}
