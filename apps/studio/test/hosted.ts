import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '@latin-puzzles/service';

export const HOSTING = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');

/** The first example of a kind on the page. */
export function exampleOf(kind: string): string {
  return new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 's').exec(HOSTING)![1]!;
}

const HEADERS = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Cache-Control',
];
const PATHS = ['', '?embed', '?lang=es&embed=1', '?embedded', 'index.html?embed', 'assets/a-1.js', 'service-worker.js'];

/** A folder as a build is, for hosts to hand out as `/studio/`. */
export function makeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'latin-host-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'studio/assets'), { recursive: true });
  writeFileSync(join(folder, 'studio/index.html'), '<!doctype html><div id="studio"></div>');
  for (const name of ['assets/a-1.js', 'service-worker.js']) writeFileSync(join(folder, 'studio', name), '0;');
  return folder;
}

/** What a host says of every file, by path. */
export async function headersOf(address: string): Promise<Record<string, (string | null)[]>> {
  const answers = PATHS.map(async (path) => {
    const answer = await fetch(address + path);
    const told: (string | null)[] = [String(answer.status), ...HEADERS.map((name) => answer.headers.get(name))];
    return [path, told] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** What our own service says of them: what other hosts should say. */
export async function headersOfService(site: string): Promise<Record<string, (string | null)[]>> {
  const pages = join(site, 'studio');
  const frameAncestors = ['https://paper.example'];
  const service = await startService({ pages, frameAncestors, studioOnly: true, port: 0 });
  try {
    return await headersOf(service.address);
  } finally {
    await service.stop();
  }
}

/** Asks a host that is started with a free port, and ends it. */
export async function headersOfHost(start: (port: number) => ChildProcess) {
  const port = await freePort();
  const host = start(port);
  let said = '';
  host.stderr?.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => host.once('exit', () => resolve()));
  try {
    for (let tries = 0; tries < 100; tries++) {
      const there = await fetch(`http://127.0.0.1:${port}/studio/`).catch(() => undefined);
      if (there) return await headersOf(`http://127.0.0.1:${port}/studio/`);
      if (host.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The host does not answer: ${said}`);
  } finally {
    host.kill('SIGTERM');
    await ended;
  }
}

export function run(program: string, ...args: readonly string[]): ChildProcess {
  return spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
