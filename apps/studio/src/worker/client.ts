import { Refusal } from '@latin-puzzles/workshop/tools';
import type { Reply, Request, Task } from './protocol.ts';
import type { TASKS } from './tasks.ts';

type Tasks = typeof TASKS;
type Name = keyof Tasks;
type InputOf<N extends Name> = Parameters<Tasks[N]>[0];
type OutputOf<N extends Name> = Awaited<ReturnType<Tasks[N]>>;
type NewsOf<N extends Name> = Tasks[N] extends Task<never, unknown, infer News> ? News : never;

interface AskOptions<News> {
  /** Ends the work, and the promise with an `AbortError`. */
  readonly signal?: AbortSignal | undefined;
  readonly onNews?: ((news: News) => void) | undefined;
}

/** Has work done off the page. */
export interface WorkerClient {
  /** Has a task done. Fails with a `Refusal` when the input is at fault. */
  ask<N extends Name>(task: N, input: InputOf<N>, options?: AskOptions<NewsOf<N>>): Promise<OutputOf<N>>;
}

/** `hire` starts a worker; those that are done are asked again before another is started. */
export function makeWorkerClient(hire: () => Worker = startWorker): WorkerClient {
  /** Workers that have nothing to do. One that is cancelled is ended, whatever it is in the middle of. */
  const idle: Worker[] = [];
  let last = 0;
  return {
    ask<N extends Name>(task: N, input: InputOf<N>, { signal, onNews }: AskOptions<NewsOf<N>> = {}) {
      return new Promise<OutputOf<N>>((resolve, reject) => {
        if (signal?.aborted) return reject(new DOMException('Cancelled', 'AbortError'));
        const worker = idle.pop() ?? hire();
        const id = ++last;
        const leave = () => {
          worker.removeEventListener('message', hear);
          worker.removeEventListener('error', fail);
          signal?.removeEventListener('abort', cancel);
        };
        const hear = ({ data }: MessageEvent<Reply>) => {
          if (data.id !== id) return;
          if (data.kind === 'news') return onNews?.(data.news as NewsOf<N>);
          leave();
          idle.push(worker);
          if (data.kind === 'done') resolve(data.output as OutputOf<N>);
          else reject(data.kind === 'fault' ? new Refusal(data.fault) : new Error(data.message));
        };
        const fail = (event: ErrorEvent) => {
          leave();
          worker.terminate();
          reject(new Error(event.message || 'The worker could not be started.'));
        };
        const cancel = () => {
          leave();
          worker.terminate();
          reject(new DOMException('Cancelled', 'AbortError'));
        };
        worker.addEventListener('message', hear);
        worker.addEventListener('error', fail);
        signal?.addEventListener('abort', cancel);
        worker.postMessage({ id, task, input } satisfies Request);
      });
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
