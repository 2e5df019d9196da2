import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { EXIT } from './codes.ts';
import { COMMAND_LINE, commandFault } from './exit.ts';

/** What an option of the server may be: set, or with one or several values. */
export type ServerWishes = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** Runs the server, a program of its own of which this one knows only the name, until it ends or this program is told to. */
export async function runServer(wishes: ServerWishes): Promise<number> {
  const program = findServer();
  if (program === undefined) throw commandFault('usage:server', COMMAND_LINE);
  const server = spawn(process.execPath, [program, ...Object.entries(wishes).flatMap(asArguments)], {
    stdio: 'inherit',
  });
  const pass = (signal: NodeJS.Signals) => server.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return new Promise((resolve) => {
    server.once('error', () => resolve(EXIT.badInput));
    // Ended by a signal it has no code: that is how it is meant to end.
    server.once('exit', (code) => resolve(code ?? EXIT.yes));
  });
}

/** `maxBody` becomes `--max-body`. */
function asArguments([name, value]: [string, ServerWishes[string]]): string[] {
  const option = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  if (value === undefined || value === false) return [];
  if (value === true) return [option];
  return [value].flat().map((one) => `${option}=${one}`);
}

function findServer(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@latin-puzzles/service/server');
  } catch {
    return undefined;
  }
}
