import { afterAll, beforeAll } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../test/support/servers/postgres.ts';
import { testQueue } from './trial.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

testQueue(
  () => server.createDatabase(),
  () => server.createDatabase(),
);
