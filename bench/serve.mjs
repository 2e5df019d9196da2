// 1,000 clients at once on loopback, with valid, slow and hostile requests, for at most a minute.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** What clients ask; the share of each, and what a right answer is. `cheap` ones are answered where requests are taken. */
const KINDS = [
  { name: 'health', share: 20, cheap: true, path: '/health', right: (text) => text === '{"status":"ok"}' },
  {
    name: 'boards',
    share: 20,
    cheap: true,
    path: '/api/boards?name=sudoku',
    right: (text) => JSON.parse(text).boards[0].cells === 81,
  },
  {
    name: 'daily',
    share: 10,
    cheap: true,
    path: '/api/daily?board=sudoku:2x2&level=very%20easy&date=2026-11-18',
    right: (text) => JSON.parse(text).board === 'sudoku:2x2',
  },
  {
    name: 'solve',
    share: 20,
    path: '/api/solve',
    body: { puzzle: SUDOKU },
    right: (text) => JSON.parse(text.split('\n')[0]).cells.join('') === SOLVED,
  },
  {
    name: 'rate',
    share: 10,
    path: '/api/rate',
    body: { puzzle: SUDOKU },
    right: (text) => JSON.parse(text).level === 'very easy',
  },
  {
    name: 'endless',
    share: 2,
    path: '/api/count',
    body: { puzzle: '.'.repeat(81), timeLimit: 0.2 },
    right: (text) => 'atLeast' in JSON.parse(text),
  },
  { name: 'wrong', share: 6, path: '/api/rate', body: { puzzle: '12' }, status: 422 },
  { name: 'broken', share: 3, path: '/api/rate', text: '{"puzzle":', status: 400 },
  { name: 'large', share: 2, path: '/api/rate', text: `{"puzzle":"${'x'.repeat(400_000)}"}`, status: 413 },
  { name: 'gone', share: 4, path: '/api/count', body: { puzzle: '.'.repeat(81) }, leave: true },
  { name: 'slow', share: 3, slow: true },
];

/** Turned away because there is too much to do is an answer too. */
const TURNED_AWAY = [429, 503];
/** So is, for work that takes its time, that the machine had none to spare. */
const OUT_OF_TIME = 422;

export async function serve(args) {
  const { values } = parseArgs({
    args,
    options: { clients: { type: 'string', default: '1000' }, seconds: { type: 'string', default: '30' } },
  });
  const [clients, seconds] = [Number(values.clients), Math.min(60, Number(values.seconds))];
  const server = createRequire(import.meta.url).resolve('@latin-puzzles/service/server');
  const options = ['--port', '0', '--quiet', '--per-client', '100000', '--queue', '2000'];
  const child = spawn(process.execPath, [server, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const found = /http:\/\/127\.0\.0\.1:(\d+)\/\n/.exec(said);
      if (found) resolve({ host: '127.0.0.1', port: Number(found[1]) });
    });
    child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
  });
  try {
    // Half of the time first: what memory it needs, it has then.
    await load(address, clients, seconds / 2, new Map());
    const before = await memoryAtRest(child.pid);
    const counts = new Map();
    const begun = performance.now();
    await load(address, clients, seconds / 2, counts);
    const lasted = (performance.now() - begun) / 1000;
    const after = await memoryAtRest(child.pid);
    report(counts, lasted);
    console.log(
      `memory: ${before} MB after the first half, ${after} MB after the second; still ${child.exitCode === null ? 'running' : 'ended'}`,
    );
    const alive = await ask(address, KINDS[0]);
    console.log(`then: ${alive.status} in ${alive.ms.toFixed(1)} ms`);
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const told = performance.now();
    child.kill('SIGTERM');
    console.log(`stopped with ${await ended} in ${Math.round(performance.now() - told)} ms`);
  }
}

/** Clients that ask one thing after the other until the time is over. */
async function load(address, clients, seconds, counts) {
  const end = performance.now() + seconds * 1000;
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  await Promise.all(
    Array.from({ length: clients }, async (_, number) => {
      for (let turn = number; performance.now() < end; turn++) {
        const kind = pick((turn * 37 + number * 11) % 100);
        const answer = kind.slow ? await dawdle(address) : await ask(address, kind, agent);
        note(counts, kind, answer);
      }
    }),
  );
  agent.destroy();
}

function pick(number) {
  let sum = 0;
  return KINDS.find(({ share }) => {
    sum += share;
    return number < sum;
  });
}

function note(counts, kind, { status, ms, text }) {
  const count = counts.get(kind.name) ?? { kind, asked: 0, answered: 0, turnedAway: 0, wrong: [], times: [] };
  counts.set(kind.name, count);
  count.asked++;
  if (TURNED_AWAY.includes(status) || (status === OUT_OF_TIME && !kind.status)) count.turnedAway++;
  else if (kind.leave || kind.slow) count.answered++;
  else if (status === (kind.status ?? 200) && (!kind.right || kind.right(text))) {
    count.answered++;
    count.times.push(ms);
  } else count.wrong.push(status);
}

function ask({ host, port }, { path, body, text = body && JSON.stringify(body), leave }, agent) {
  const begun = performance.now();
  return new Promise((resolve) => {
    let said = '';
    const over = (status) => resolve({ status, ms: performance.now() - begun, text: said });
    const method = text === undefined ? 'GET' : 'POST';
    const headers = text === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': text.length };
    const call = request({ host, port, path, method, headers, agent }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (part) => {
        said += part;
      });
      response.on('end', () => over(response.statusCode));
      response.on('error', () => over(0));
    });
    call.on('error', (error) => over(leave ? 499 : error.code));
    call.end(text);
    if (leave) setTimeout(() => call.destroy(), 50);
  });
}

/** Sends a head that does not end, for a second. */
function dawdle({ host, port }) {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => socket.write('GET /health HTTP/1.1\r\nX-Slow:'));
    socket.on('error', () => {});
    setTimeout(() => {
      socket.destroy();
      resolve({ status: 0, ms: 0, text: '' });
    }, 1_000);
  });
}

function report(counts, seconds) {
  const quantile = (times, share) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(0) ?? '-';
  const row = (...cells) =>
    console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(10) : String(cell).padStart(11))).join(''));
  row('request', 'asked', 'right', 'turned away', 'wrong', 'p50 ms', 'p99 ms');
  for (const { name } of KINDS) {
    const { asked, answered, turnedAway, wrong, times } = counts.get(name);
    times.sort((a, b) => a - b);
    row(name, asked, answered, turnedAway, wrong.length, quantile(times, 0.5), quantile(times, 0.99));
    if (wrong.length > 0) console.log(`  wrong: ${[...new Set(wrong)].join(', ')}`);
  }
  const all = [...counts.values()];
  const cheap = all
    .filter(({ kind }) => kind.cheap)
    .flatMap(({ times }) => times)
    .sort((a, b) => a - b);
  const asked = all.reduce((sum, count) => sum + count.asked, 0);
  console.log(
    `${asked} requests in ${seconds.toFixed(1)} s; cheap ones: p50 ${quantile(cheap, 0.5)} ms, p99 ${quantile(cheap, 0.99)} ms`,
  );
}

/** Megabytes, once what was under way is over. */
async function memoryAtRest(pid) {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
}
