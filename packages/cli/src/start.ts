import { fileURLToPath } from 'node:url';
import { needsSupervision, supervise } from './terminal/supervisor.ts';

// What only watches the clock need not load the rest.
const args = process.argv.slice(2);
if (needsSupervision(args)) await supervise(fileURLToPath(import.meta.url), args);
else await (await import('./main.ts')).main(args);
