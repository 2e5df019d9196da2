import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import {
  findServerProgram,
  freePort,
  HERE,
  makeServerFolder,
  type ServerProcess,
  serverUser,
  waitUntil,
} from './process.ts';

/** A PostgreSQL server for tests, on a port of 127.0.0.1 or of another host, with data of its own. */
export interface PostgresServer {
  readonly port: number;
  /** Makes an empty database and gives its address, by which this machine reaches it or another host does. */
  createDatabase(by?: string): Promise<string>;
  /** Ends the server with a signal, SIGKILL for a crash, and starts it again on the same data and port. */
  restart(signal?: NodeJS.Signals): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/** Debian keeps the programs of a server out of the way, by version. */
const DEBIAN = '/usr/lib/postgresql';

function folders(): string[] {
  if (!existsSync(DEBIAN)) return [];
  return readdirSync(DEBIAN)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
}

export async function startPostgres(host = HERE): Promise<PostgresServer> {
  const user = serverUser('postgres');
  const folder = makeServerFolder('postgres', user);
  const data = join(folder, 'data');
  const initdb = findServerProgram('initdb', folders());
  const settings = ['--username=latin', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(initdb, ['-D', data, ...settings], { ...user, cwd: '/', stdio: 'pipe' });
  appendFileSync(join(data, 'pg_hba.conf'), 'host all all 10.0.0.0/8 trust\n');
  const port = await freePort();
  const ask = async (sql: string) => {
    // By the socket in its folder, which is near on whatever host it runs.
    const client = new pg.Client({ host: folder, port, user: 'latin', database: 'postgres' });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const start = async (): Promise<ServerProcess> => {
    // What the server has handed to the system survives its death; only a machine without power would lose it.
    const unsynced = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
    const args = ['-D', data, '-p', String(port), '-k', folder, '-c', `listen_addresses=${host.bind}`, ...unsynced];
    const server = host.start(findServerProgram('postgres', folders()), args, user);
    await waitUntil(server, () => ask('select 1'));
    return server;
  };
  let server = await start();
  let databases = 0;
  return {
    port,
    async createDatabase(by = '127.0.0.1') {
      databases++;
      await ask(`create database latin_${databases}`);
      return `postgres://latin@${by}:${port}/latin_${databases}`;
    },
    async restart(signal = 'SIGINT') {
      await server.end(signal);
      server = await start();
    },
    async stop() {
      // The "fast shutdown": connections are cut, transactions rolled back.
      await server.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
