import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serveStudio } from './serve.ts';

const USAGE = 'Usage: npm start [-- --port NUMBER] [--host ADDRESS]';

/** Other addresses than this machine's own are an explicit wish. */
const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' }, help: { type: 'boolean' } },
});

const port = values.port === undefined ? undefined : Number(values.port);
if (values.help) console.log(USAGE);
else if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536)) {
  console.error(`--port must be a number below 65536.\n${USAGE}`);
  process.exitCode = 2;
} else {
  const folder = fileURLToPath(new URL('../client/', import.meta.url));
  const address = await serveStudio({ folder, host: values.host, port });
  console.log(`The studio is open at ${address}\nStop it with Ctrl+C.`);
}
