import { parseArgs } from 'node:util';
import { serveStudio } from './serve.ts';

const USAGE = 'Usage: npm start [-- --port NUMBER] [--host ADDRESS]';

/** Other addresses than this machine's own are an explicit wish. */
function wishes() {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' }, help: { type: 'boolean' } },
  });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536))
    throw new Error('--port must be a number below 65536.');
  return { ...values, port };
}

/** What a message repeats of the command line steers no terminal: all but plain characters are written out. */
function refuse(message: string, remedy: string): void {
  const shown = message.replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  console.error(`error: ${shown}\n  ${remedy}`);
  process.exitCode = 2;
}

async function open({ host, port }: ReturnType<typeof wishes>): Promise<void> {
  try {
    const address = await serveStudio({ host, port });
    console.log(`The studio is open at ${address}\nStop it with Ctrl+C.`);
  } catch (error) {
    refuse(
      `The studio cannot listen on ${host}: ${(error as Error).message}.`,
      'Choose a free port, and an address of this machine; without --port and --host the studio chooses.',
    );
  }
}

try {
  const wished = wishes();
  if (wished.help) console.log(USAGE);
  else await open(wished);
} catch (error) {
  refuse((error as Error).message, USAGE);
}
