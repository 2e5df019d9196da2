import type { ServerResponse } from 'node:http';
import type { ClientGate } from '../http/clients.ts';
import type { RequestDesk, ThreadQuestion } from '../routes/index.ts';
import type { ServiceLimits } from '../rules/settings.ts';
import type { PoolJob } from '../threads/job.ts';
import type { ThreadPool } from '../threads/pool.ts';

/** What all requests share. */
export interface DeskKit {
  readonly limits: ServiceLimits;
  readonly clock: () => number;
  readonly pool: ThreadPool;
  readonly gate: ClientGate;
  readonly kept: AnswerCache;
}

/** The desk at which one request is answered. Whatever it asks for ends when the connection does. */
export function makeDesk(
  { limits, clock, pool, gate, kept }: DeskKit,
  client: string,
  response: ServerResponse,
): RequestDesk {
  const ask = ({ task, input, timeLimit, long }: ThreadQuestion): PoolJob => {
    const leave = gate.enter(client);
    const control = new AbortController();
    response.once('close', () => {
      leave();
      control.abort();
    });
    const most = long ? limits.jobTime : limits.time;
    const allowed = timeLimit === undefined ? most : Math.min(most, timeLimit * 1000);
    return pool.submit({ task, input, timeLimit: allowed, long, signal: control.signal });
  };
  return {
    limits,
    clock,
    ask,
    async askOnce(question) {
      const key = JSON.stringify([question.task, question.input]);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const answer = (await ask(question).output()) as string;
      kept.set(key, answer);
      return answer;
    },
  };
}

/** Answers that never change, the latest of them. */
export interface AnswerCache {
  get(key: string): string | undefined;
  set(key: string, answer: string): void;
}

export function makeAnswerCache(most: number): AnswerCache {
  const answers = new Map<string, string>();
  return {
    get: (key) => answers.get(key),
    set(key, answer) {
      if (answers.size >= most) answers.delete(answers.keys().next().value!);
      answers.set(key, answer);
    },
  };
}
