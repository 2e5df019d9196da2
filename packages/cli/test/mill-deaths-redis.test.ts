import { afterAll, beforeAll, test } from 'vitest';
import { type RedisServer, startRedis } from '../../../test/support/servers/redis.ts';
import { endureDeaths } from './mill-deaths.ts';
import { temporary } from './run.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server?.stop());

test('workers killed at twenty-five moments, with Redis crashed and restarted, make what one makes undisturbed', async () => {
  await endureDeaths({
    queue: server.address(),
    collection: temporary('deaths-redis.db'),
    disturb: () => server.restart('SIGKILL'),
  });
});
