import { afterAll, beforeAll, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../test/support/servers/postgres.ts';
import { endureDeaths } from './mill-deaths.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

test('workers killed at twenty-five moments, with PostgreSQL stopped and crashed, make what one makes undisturbed', async () => {
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGKILL'];
  await endureDeaths({
    queue: await server.createDatabase(),
    collection: await server.createDatabase(),
    disturb: () => server.restart(signals.shift()),
  });
});
