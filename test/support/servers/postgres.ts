import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import {
  findServerProgram,
  freePort,
  makeServerFolder,
  type ServerProcess,
  serverUser,
  startProcess,
  waitUntil,
} from './process.ts';

/** A PostgreSQL server for tests, on a port of 127.0.0.1, with data of its own. */
export interface PostgresServer {
  readonly port: number;
  /** Makes an empty database and gives its address. */
  createDatabase(): Promise<string>;
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

export async function startPostgres(): Promise<PostgresServer> {
  const user = serverUser('postgres');
  const folder = makeServerFolder('postgres', user);
  const data = join(folder, 'data');
  const initdb = findServerProgram('initdb', folders());
  const settings = ['--username=latin', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(initdb, ['-D', data, ...settings], { ...user, cwd: '/', stdio: 'pipe' });
  const port = await freePort();
  const addressOf = (database: string) => `postgres://latin@127.0.0.1:${port}/${database}`;
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: addressOf('postgres') });
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
    const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', ...unsynced];
    const server = startProcess(findServerProgram('postgres', folders()), args, user);
    await waitUntil(server, () => ask('select 1'));
    return server;
  };
  let server = await start();
  let databases = 0;
  return {
    port,
    async createDatabase() {
      databases++;
      await ask(`create database latin_${databases}`);
      return addressOf(`latin_${databases}`);
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
