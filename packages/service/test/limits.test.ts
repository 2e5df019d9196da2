import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningService } from '../src/index.ts';
import { ENDLESS, figure, LONG, openService, post, refusedBy, SUDOKU } from './running.ts';

/** What a server answers to bytes that are sent as they are, slowly or wrongly; `parts` go out one after the other. */
function sendBytes(address: string, ...parts: string[]): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let said = '';
    socket.on('data', (text) => {
      said += text;
    });
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
    for (const part of parts) socket.write(part);
  });
}

describe('what is too much', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await openService({ limits: { body: 2_000, cells: 100, time: 300 } });
  });
  afterAll(() => service.stop());

  test('is refused by its size, said before or not', async () => {
    const large = JSON.stringify({ puzzle: SUDOKU, more: 'x'.repeat(5_000) });
    expect(await refusedBy(post(service, 'rate', large))).toEqual([413, 'limit.body']);
    const stream = new Blob([large]).stream();
    expect(await refusedBy(post(service, 'rate', '', { body: stream, duplex: 'half' } as never))).toEqual([
      413,
      'limit.body',
    ]);
    expect((await fetch(`${service.address}health`)).status).toBe(200);
  });

  test('is refused by its cells', async () => {
    const refused = [422, 'limit.cells'];
    expect(await refusedBy(post(service, 'rate', { puzzle: '.'.repeat(121), board: 'latin-square:11' }))).toEqual(
      refused,
    );
    expect(await refusedBy(post(service, 'generate', { board: 'latin-square:11' }))).toEqual(refused);
    expect(await refusedBy(post(service, 'draw', { board: 'latin-square:11' }))).toEqual(refused);
    expect(await refusedBy(fetch(`${service.address}api/boards?name=latin-square:11`))).toEqual(refused);
    expect(await refusedBy(fetch(`${service.address}api/daily?board=latin-square:11`))).toEqual(refused);
  });

  test('is stopped in time, with what was found', async () => {
    expect(await (await post(service, 'count', { puzzle: ENDLESS })).json()).toEqual({
      atLeast: expect.stringMatching(/^\d+$/),
    });
    const body = { puzzle: ENDLESS, limit: 100_000, timeLimit: 0.05 };
    const lines = (await (await post(service, 'solve', body)).text()).trim().split('\n');
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ verdict: expect.stringMatching(/timeout|limit/) });
  });
});

describe('what is wrong', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service.stop());

  test.each<[string, number, string]>([
    ['{', 400, 'request.body'],
    ['"\ud800"', 400, 'request.body'],
    ['[]', 400, 'request.body'],
    ['{}', 422, 'request.field'],
    ['{"puzzle":7}', 422, 'request.field'],
    [`{"puzzle":"${SUDOKU}","timeLimit":-1}`, 422, 'request.field'],
    ['{"puzzle":"12"}', 422, 'format.line'],
    ['{"puzzle":{"format":"latin-puzzle/1","board":"zebra","labels":[],"clues":[]}}', 422, 'board.unknown'],
  ])('%s is refused with its code', async (body, status, code) => {
    expect(await refusedBy(post(service, 'rate', body))).toEqual([status, code]);
  });

  test('is told in the language of the client, with its place', async () => {
    const puzzle = { format: 'latin-puzzle/1', board: 'sudoku:2x2', labels: [1], clues: [] };
    const response = await post(
      service,
      'rate',
      { puzzle },
      { headers: { 'Accept-Language': 'de, es;q=0.9, en;q=0.1' } },
    );
    const { error } = (await response.json()) as { error: Record<string, string> };
    expect(error.place).toBe('puzzle.labels[0]');
    expect(error.message).toMatch(/texto/);
  });

  test('a body that is not said to be JSON is refused: pages of other sites cannot ask', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', ''])
      expect(await refusedBy(post(service, 'rate', '{}', { headers: { 'Content-Type': type } }))).toEqual([
        415,
        'request.body',
      ]);
  });

  test('addresses and methods that there are not are refused, and nothing outside the folders is given', async () => {
    const at = (path: string, method = 'GET') => refusedBy(fetch(service.address + path, { method }));
    expect(await at('api/nothing')).toEqual([404, 'request.address']);
    expect(await at('api/rate')).toEqual([405, 'request.address']);
    expect(await at('api/boards', 'POST')).toEqual([405, 'request.address']);
    expect(await at('', 'DELETE')).toEqual([405, 'request.address']);
    for (const path of [
      '..%2fpackage.json',
      'api/..%2f..%2fpackage.json',
      'api/%2e%2e/%2e%2e/package.json',
      '%00',
      '%zz',
      'a%5c..%5cb',
    ])
      expect(await at(path), path).toEqual([404, 'request.address']);
    for (const path of ['/../package.json', '/api/../../package.json', '//etc/passwd']) {
      const answer = await sendBytes(
        service.address,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(answer, path).toMatch(/^HTTP\/1\.1 404 /);
    }
  });

  test('what is no HTTP is refused, and so is a head without end', async () => {
    expect(await sendBytes(service.address, 'rubbish\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"request\.head"/);
    const large = `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`;
    expect(await sendBytes(service.address, large)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"request\.head"/);
  });

  test('another host than ours is refused: no name of another site may lead here', async () => {
    const call = (host: string) =>
      sendBytes(service.address, `GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await call('evil.example')).toMatch(/^HTTP\/1\.1 421 [\s\S]*"request\.host"/);
    for (const host of ['localhost', '127.0.0.1:8420', '[::1]:8420'])
      expect(await call(host)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('every answer forbids what it does not need', async () => {
    for (const path of ['', 'health', 'api/', 'api/boards?name=sudoku', 'nowhere']) {
      const { headers } = await fetch(service.address + path);
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('access-control-allow-origin'), path).toBeNull();
    }
  });
});

describe('who is slow', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await openService({ limits: { request: 200 } });
  });
  afterAll(() => service.stop());

  test('with the head of a request is turned away, while others are answered', async () => {
    const slow = Array.from({ length: 20 }, () => sendBytes(service.address, 'GET /health HTTP/1.1\r\nX-Slow:'));
    expect((await fetch(`${service.address}health`)).status).toBe(200);
    for (const said of await Promise.all(slow)) expect(said).toMatch(/^HTTP\/1\.1 408 [\s\S]*"limit\.time"/);
  });

  test('with the body of a request is turned away', async () => {
    const head =
      'POST /api/rate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n';
    expect(await sendBytes(service.address, head, '{"puz')).toMatch(/^HTTP\/1\.1 408 /);
    expect((await post(service, 'rate', { puzzle: SUDOKU })).status).toBe(200);
  });
});

describe('who wants too much at once', () => {
  test('waits for an answer first; those who are gone are not waited for', async () => {
    const service = await openService({ limits: { perClient: 3, threads: 2, jobTime: LONG } });
    try {
      const control = new AbortController();
      const body = { board: 'sudoku', count: 100, wishes: { clues: { most: 17 } } };
      const begun = Array.from({ length: 3 }, () => post(service, 'generate', body, { signal: control.signal }));
      // Not all threads are given to long work.
      await begun[0];
      await expect.poll(() => refusedBy(post(service, 'rate', { puzzle: SUDOKU }))).toEqual([429, 'limit.client']);
      expect((await fetch(`${service.address}health`)).status).toBe(200);
      control.abort();
      await Promise.allSettled(begun);
      await expect.poll(async () => (await post(service, 'rate', { puzzle: SUDOKU })).status).toBe(200);
    } finally {
      await service.stop();
    }
  });

  test('short work passes long work; more than may wait is turned away with a time to come back', async () => {
    const service = await openService({ limits: { perClient: 100, threads: 2, queue: 1, jobTime: LONG } });
    const control = new AbortController();
    try {
      const body = { board: 'sudoku', count: 100, wishes: { clues: { most: 17 } } };
      const { signal } = control;
      const first = post(service, 'generate', body, { signal });
      await first;
      const second = post(service, 'generate', body, { signal }).catch(() => {});
      await expect.poll(() => figure(service, 'latin_queue')).toBe(1);
      const third = await post(service, 'generate', body);
      expect([third.status, third.headers.get('retry-after')]).toEqual([503, '2']);
      expect((await post(service, 'rate', { puzzle: SUDOKU })).status).toBe(200);
      control.abort();
      await second;
    } finally {
      await service.stop();
    }
  });
});
