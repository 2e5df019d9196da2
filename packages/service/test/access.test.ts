import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTokens, type ServiceOptions } from '../src/index.ts';
import { openService, post, refusedBy, SUDOKU } from './running.ts';

const TOKEN = 'a-token-that-nobody-knows';

async function withService(options: ServiceOptions, use: (service: { address: string }) => Promise<void>) {
  const service = await openService(options);
  try {
    await use(service);
  } finally {
    await service.stop();
  }
}

test('a closed service asks for a token, but not for health, readiness and pages', () =>
  withService({ tokens: [TOKEN], closed: true }, async (service) => {
    const ask = (headers: Record<string, string>) => post(service, 'rate', { puzzle: SUDOKU }, { headers });
    const bare = await ask({});
    expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await refusedBy(ask({ Authorization: `Bearer ${TOKEN}x` }))).toEqual([401, 'access.token']);
    expect(await refusedBy(ask({ Authorization: `Basic ${TOKEN}` }))).toEqual([401, 'access.token']);
    expect((await ask({ Authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    const status = async (path: string) => (await fetch(service.address + path)).status;
    expect(await status('metrics')).toBe(401);
    for (const path of ['', 'health', 'ready', 'api/', 'api/openapi.json']) expect(await status(path), path).toBe(200);
  }));

test('other addresses than this machine’s own take tokens or an explicit wish', async () => {
  await expect(openService({ host: '0.0.0.0' })).rejects.toThrow(/other machines/);
  await expect(openService({ closed: true })).rejects.toThrow(/nobody could/);
  for (const options of [{ tokens: [TOKEN] }, { open: true }])
    await withService({ host: '0.0.0.0', ...options }, async ({ address }) => {
      expect((await fetch(address.replace('0.0.0.0', '127.0.0.1'))).status).toBe(200);
    });
  await withService({ host: '0.0.0.0', studioOnly: true }, async ({ address }) => {
    expect((await fetch(`${address.replace('0.0.0.0', '127.0.0.1')}api/boards`)).status).toBe(404);
  });
});

test('pages of other origins may ask where they are named, and only they', () =>
  withService({ origins: ['https://puzzles.example'] }, async ({ address }) => {
    const preflight = (origin: string) =>
      fetch(`${address}api/rate`, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
    const allowed = async (origin: string) => (await preflight(origin)).headers.get('access-control-allow-origin');
    expect(await allowed('https://puzzles.example')).toBe('https://puzzles.example');
    expect(await allowed('https://evil.example')).toBeNull();
  }));

test('nobody frames a page but those who are named, and they only the page for frames', async () => {
  const ancestors = async (address: string, path: string) =>
    /frame-ancestors ([^;]*)/.exec((await fetch(address + path)).headers.get('content-security-policy')!)![1];
  await withService({ studioOnly: true }, async ({ address }) => {
    for (const path of ['', '?embed', 'index.html?embed=1']) expect(await ancestors(address, path)).toBe("'none'");
  });
  const frameAncestors = ['https://paper.example/', 'http://*.paper.example:*', 'self'];
  const named = "https://paper.example http://*.paper.example:* 'self'";
  await withService({ studioOnly: true, frameAncestors }, async ({ address }) => {
    for (const path of ['?embed', '?lang=es&embed', 'index.html?embed='])
      expect(await ancestors(address, path)).toBe(named);
    for (const path of ['', '?embedded', '?x=embed', 'index.html', 'nothing?embed'])
      expect(await ancestors(address, path)).toBe("'none'");
  });
  for (const given of ['paper.example', 'https://paper.example/page', "'none'; script-src *", 'https://a b', '']) {
    const failed = openService({ studioOnly: true, frameAncestors: [given] });
    await expect(failed).rejects.toMatchObject({ fault: { code: 'service.options', place: '--frame-ancestors' } });
  }
});

test('behind a proxy clients are told apart by what it says of them', () =>
  withService({ behindProxy: true, limits: { perClient: 1 } }, async (service) => {
    const control = new AbortController();
    const ask = (client: string, body: object) =>
      post(service, 'solve', body, { headers: { 'X-Forwarded-For': `6.6.6.6, ${client}` }, signal: control.signal });
    const long = { puzzle: '.'.repeat(81), limit: 100_000 };
    const first = await ask('10.0.0.1', long);
    expect((await ask('10.0.0.1', long)).status).toBe(429);
    expect((await ask('10.0.0.2', { puzzle: SUDOKU })).status).toBe(200);
    control.abort();
    await first.text().catch(() => {});
  }));

test('the log has a line of JSON for every request, and nothing of what was sent', async () => {
  const lines: string[] = [];
  await withService({ log: (line) => lines.push(line), clock: () => 0 }, async (service) => {
    await (await post(service, 'rate', { puzzle: SUDOKU })).text();
    await (await fetch(`${service.address}secret-${SUDOKU}`)).text();
    await expect.poll(() => lines.length).toBe(2);
  });
  const [rate, page] = lines.map((line) => JSON.parse(line));
  expect(rate).toMatchObject({
    time: '1970-01-01T00:00:00.000Z',
    level: 'info',
    method: 'POST',
    route: '/api/rate',
    status: 200,
  });
  expect(page).toMatchObject({ route: 'pages', status: 404, code: 'request.address' });
  expect(lines.join()).not.toContain(SUDOKU);
  expect(rate.id).not.toBe(page.id);
});

test('tokens are read from a file and the environment, and must be hard to guess', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latin-tokens-'));
  const write = async (text: string) => {
    const file = join(folder, 'tokens.txt');
    await writeFile(file, text);
    return file;
  };
  try {
    const file = await write(`# ours\n\n${TOKEN}\r\nanother-token-of-mine\n`);
    expect(await readTokens(file, undefined)).toEqual([TOKEN, 'another-token-of-mine']);
    expect(await readTokens(undefined, TOKEN)).toEqual([TOKEN]);
    expect(await readTokens(undefined, undefined)).toEqual([]);
    await expect(readTokens(await write('short'), undefined)).rejects.toThrow(/16 characters/);
    await expect(readTokens(await write('# none\n'), undefined)).rejects.toThrow(/none/);
    await expect(readTokens(join(folder, 'nowhere'), undefined)).rejects.toThrow(/ENOENT/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
