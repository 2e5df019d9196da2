import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  findServerProgram,
  freePort,
  HERE,
  makeServerFolder,
  type ServerProcess,
  serverUser,
  waitUntil,
} from './process.ts';

/** A Redis server for tests, on a port of 127.0.0.1 or of another host, with an append-only file of its own. */
export interface RedisServer {
  readonly port: number;
  /** The address of one of its 16 databases. */
  address(database?: number): string;
  /** Ends the server with a signal, SIGKILL for a crash, and starts it again on the same data and port. */
  restart(signal?: NodeJS.Signals): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

export async function startRedis(host = HERE): Promise<RedisServer> {
  const user = serverUser('redis');
  const folder = makeServerFolder('redis', user);
  const port = await freePort();
  // Tests ask whether it is there by its socket in the folder, which is near on whatever host it runs.
  const socket = join(folder, 'socket');
  const reached = ['--bind', host.bind, '--port', String(port), '--unixsocket', socket, '--protected-mode', 'no'];
  const settings = [...reached, '--dir', folder, '--save', ''];
  const durable = ['--appendonly', 'yes', '--appendfsync', 'everysec'];
  const start = async (): Promise<ServerProcess> => {
    const server = host.start(findServerProgram('redis-server'), [...settings, ...durable], user);
    await waitUntil(server, () => ping(socket));
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
function ping(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => socket.write('PING\r\n'));
    socket.once('error', reject);
    socket.once('data', (answer) => {
      socket.destroy();
      if (answer.toString().startsWith('+PONG')) resolve();
      else reject(new Error(answer.toString()));
    });
  });
}
