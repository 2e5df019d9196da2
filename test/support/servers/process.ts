import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A port of 127.0.0.1 that nobody listened on a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Who runs servers: some refuse to be run by root. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** The user of this name if we are root and there is one; else whoever we are. */
export function serverUser(name: string): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name);
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : {};
}

/** A folder of its own, which only the user of the server may open. */
export function makeServerFolder(name: string, { uid, gid }: ServerUser = {}): string {
  const folder = mkdtempSync(join(tmpdir(), `latin-${name}-`));
  chmodSync(folder, 0o700);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Where a program is, in the folders of the system or in others. */
export function findServerProgram(name: string, others: readonly string[] = []): string {
  const folders = [...others, ...(process.env.PATH ?? '').split(delimiter)];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is not on this machine.`);
  return found;
}

/** A server that runs, with the end of what it said. */
export interface ServerProcess {
  readonly child: ChildProcess;
  said(): string;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export function startProcess(program: string, args: readonly string[], user: ServerUser = {}): ServerProcess {
  const child = spawn(program, args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      text = `${text}${data}`.slice(-4000);
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // Whatever becomes of the tests, no server outlives them.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    child,
    said: () => text,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
      process.removeListener('exit', kill);
    },
  };
}

/** Where a server runs: on this machine, or on a host of a network of the test's own. */
export interface ServerHost {
  /** The address that it listens on. */
  readonly bind: string;
  start(program: string, args: readonly string[], user: ServerUser): ServerProcess;
}

export const HERE: ServerHost = { bind: '127.0.0.1', start: startProcess };

/** Waits until a server answers; what it said is told if it does not, or if it ends before. */
export async function waitUntil(server: ServerProcess, answers: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      await answers();
      return;
    } catch (error) {
      if (server.child.exitCode !== null || Date.now() > end)
        throw new Error(`The server does not answer. It said:\n${server.said()}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
