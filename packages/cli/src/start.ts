import { fileURLToPath } from 'node:url';
import { endWithSupervisor, needsSupervision, supervise } from './terminal/supervisor.ts';

// What only watches the clock need not load the rest.
const args = process.argv.slice(2);
if (needsSupervision(args)) await supervise(fileURLToPath(import.meta.url), args);
else {
  endWithSupervisor(process.env);
  await (await import('./main.ts')).main(args);
}
