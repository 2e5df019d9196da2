import { makeTools, Refusal } from '@latin-puzzles/workshop/tools';
import { makeKeptFiles } from '../storage/kept-files.ts';
import { makeFontLoader } from './fonts.ts';
import type { Reply, Request, Task } from './protocol.ts';
import { TASKS } from './tasks.ts';

/** What tasks find here as long as this worker lives. */
const own = {
  tools: makeTools(),
  fonts: makeFontLoader(),
  files: makeKeptFiles(() => indexedDB),
  known: new Map(),
  clock: Date.now,
};
const post = (reply: Reply) => self.postMessage(reply);

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const { id, task, input } = data;
  const run = (TASKS as Readonly<Record<string, Task<unknown, unknown, unknown>>>)[task];
  try {
    if (!run) throw new Error(`There is no task ${task}.`);
    const output = await run(input, { ...own, tell: (news) => post({ id, kind: 'news', news }) });
    post({ id, kind: 'done', output });
  } catch (error) {
    if (error instanceof Refusal) post({ id, kind: 'fault', fault: error.fault });
    else post({ id, kind: 'broken', message: error instanceof Error ? error.message : String(error) });
  }
});
