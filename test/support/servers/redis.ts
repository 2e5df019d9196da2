import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import {
  findServerProgram,
  freePort,
  makeServerFolder,
  type ServerProcess,
  serverUser,
  startProcess,
  waitUntil,
} from './process.ts';

/** A Redis server for tests, on a port of 127.0.0.1, with an append-only file of its own. */
export interface RedisServer {
  readonly port: number;
  /** The address of one of its 16 databases. */
  address(database?: number): string;
  /** Ends the server with a signal, SIGKILL for a crash, and starts it again on the same data and port. */
  restart(signal?: NodeJS.Signals): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  const user = serverUser('redis');
  const folder = makeServerFolder('redis', user);
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', ''];
  const durable = ['--appendonly', 'yes', '--appendfsync', 'everysec'];
  const start = async (): Promise<ServerProcess> => {
    const server = startProcess(findServerProgram('redis-server'), [...settings, ...durable], user);
    await waitUntil(server, () => ping(port));
    return server;
  };
  let server = await start();
  return {
    port,
    address: (database = 0) => `redis://127.0.0.1:${port}/${database}`,
    async restart(signal = 'SIGTERM') {
      await server.end(signal);
      server = await start();
    },
    async stop() {
      await server.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asks whether the server takes commands: it does not while it reads its file. */
function ping(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('error', reject);
    socket.once('data', (answer) => {
      socket.destroy();
      if (answer.toString().startsWith('+PONG')) resolve();
      else reject(new Error(answer.toString()));
    });
  });
}
