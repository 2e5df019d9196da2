import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { type Notice, supervise } from '../src/terminal/supervisor.ts';
import { temporary } from './run.ts';

const before = process.exitCode;

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = before;
});

/** What is printed and said for a program that gives these notices and never ends. */
async function told(name: string, ...notices: readonly Notice[]) {
  const texts = { out: '', err: '' };
  const collect = (stream: 'out' | 'err') => (text: unknown) => {
    texts[stream] += text;
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(collect('out'));
  vi.spyOn(process.stderr, 'write').mockImplementation(collect('err'));
  const sending = notices.map((notice) => `process.send(${JSON.stringify(notice)});`);
  await supervise(temporary(name, `${sending.join('')} for (;;);`), []);
  return { ...texts, code: process.exitCode };
}

const over: Notice = { begun: true, limit: 0 };

test('a program that does not heed its limit is ended', async () => {
  expect(await told('deaf.mjs', over)).toEqual({ out: '', err: 'stopped in the middle of a step\n', code: 3 });
});

test('the last that it had found is told for it', async () => {
  const ended = await told(
    'finder.mjs',
    { found: { printed: '6\n', said: 'six at least' } },
    { found: { printed: '7\n', said: 'seven at least' } },
    over,
  );
  expect(ended).toEqual({ out: '7\n', err: 'seven at least\n', code: 3 });
});

test('a program that is in the middle of a step sees a Ctrl+C all the same', async () => {
  // It gives its event loop no turn, so that no message and no signal reaches it.
  const begun = temporary('begun');
  const program = `import { fstatSync, writeFileSync } from 'node:fs';
    process.on('SIGINT', () => {});
    const file = Number(process.env.LATIN_INTERRUPT_MARK);
    process.send({ ending: true });
    writeFileSync(${JSON.stringify(begun)}, '');
    while (fstatSync(file).size === 0);
    process.exit(7);`;
  const heard = new Set(process.listeners('SIGINT'));
  const ended = supervise(temporary('busy.mjs', program), []);
  const [interrupt] = process.listeners('SIGINT').filter((listener) => !heard.has(listener));
  await expect.poll(() => existsSync(begun)).toBe(true);
  interrupt!('SIGINT');
  await ended;
  expect(process.exitCode).toBe(7);
});
