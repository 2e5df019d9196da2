import { locateCollection } from '@latin-puzzles/mill/collection';
import { Refusal } from '@latin-puzzles/workshop/tools';
import { readTokens } from './http/tokens.ts';
import { type ProgramWishes, parseWishes } from './program/wishes.ts';
import { startService } from './service.ts';

const USAGE =
  'Usage: npm start [-- --port NUMBER] [--host ADDRESS] [--studio-only] [--token-file FILE] [--closed] [--public] …\n' +
  '`latin serve --help` tells of all options.';

/** Stopped before what was under way had ended. */
const EXIT_AT_ONCE = 3;

/** What a message repeats of the command line steers no terminal: all but plain characters are written out. */
function refuse(message: string, remedy: string): void {
  const shown = message.replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  console.error(`error${shown}\n  ${remedy}`);
  process.exitCode = 2;
}

async function serve({ tokenFile, quiet, help: _, ...options }: ProgramWishes): Promise<void> {
  const tokens = await readTokens(tokenFile, process.env.LATIN_TOKEN);
  const collection = locateCollection(options.collection, process.env);
  const log = quiet || options.studioOnly ? undefined : (line: string) => process.stderr.write(`${line}\n`);
  const service = await startService({ ...options, collection, tokens, log });
  console.log(`The studio is open at ${service.address}`);
  if (!options.studioOnly) console.log(`The API is at ${service.address}api/`);
  console.log('Stop it with Ctrl+C.');
  let told: number | undefined;
  const stop = () => {
    // A terminal sends its Ctrl+C to whoever started us too, who passes it on: only a later one means at once.
    if (told !== undefined && Date.now() - told > 1000) process.exit(EXIT_AT_ONCE);
    told ??= Date.now();
    void service.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

try {
  const wished = parseWishes(process.argv.slice(2));
  if (wished.help) console.log(USAGE);
  else await serve(wished);
} catch (error) {
  if (error instanceof Refusal) {
    const { code, place, message, remedy } = error.fault;
    refuse(` [${code}] ${place}: ${message}`, remedy);
  } else refuse(`: ${(error as Error).message}`, USAGE);
}
