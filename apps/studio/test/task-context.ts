import { makeTools } from '@latin-puzzles/workshop/tools';
import type { TaskContext } from '../src/worker/protocol.ts';

/** What a task finds in its worker, where tests run without one. */
export function makeTestContext<News>(own: Partial<TaskContext<News>> = {}): TaskContext<News> {
  const fonts = () => Promise.reject(new Error('There are no fonts here.'));
  return {
    tools: makeTools(),
    tell: () => {},
    clock: Date.now,
    fonts,
    files: { read: async () => undefined },
    known: new Map(),
    ...own,
  };
}
