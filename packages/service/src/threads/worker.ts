import { parentPort, workerData } from 'node:worker_threads';
import { makeTools, Refusal } from '@latin-puzzles/workshop/tools';
import {
  type AnyThreadTask,
  makeCollectionOpener,
  makeDrawingKit,
  makeTaskDeadline,
  THREAD_TASKS,
} from '../tasks/index.ts';
import { makeTeller } from './news.ts';
import { type QuestionThreadData, TAKEN, type ThreadMessage, type ThreadOrder, type ThreadReply } from './protocol.ts';

const port = parentPort!;
const { mostCells, collection, stopped } = workerData as QuestionThreadData;
/** Kept as long as the thread lives: what was made for a board serves the next puzzle on it too. */
const own = {
  mostCells,
  collection: makeCollectionOpener(collection),
  tools: makeTools(),
  drawingKit: makeDrawingKit(),
  clock: Date.now,
};
const post = (reply: ThreadReply, transfer: ArrayBuffer[] = []) => port.postMessage(reply, transfer);
/** Of the order at hand: what became of the news of earlier ones is no concern of it. */
let teller = makeTeller(tellNews, Date.now);

port.on('message', (message: ThreadMessage) => {
  if (message === TAKEN) teller.taken();
  else void work(message);
});

function tellNews(news: readonly string[]): void {
  post({ kind: 'news', news });
}

async function work({ task, input, timeLimit }: ThreadOrder): Promise<void> {
  teller = makeTeller(tellNews, Date.now);
  const deadline = makeTaskDeadline(timeLimit, Date.now, () => Atomics.load(stopped, 0) !== 0);
  try {
    const run = (THREAD_TASKS as Readonly<Record<string, AnyThreadTask>>)[task]!;
    const output = await run(input, { ...own, deadline, tell: teller.tell });
    teller.flush();
    if (output instanceof Uint8Array) {
      // A copy of its own memory, which then goes over without another copy.
      const bytes = new Uint8Array(output);
      post({ kind: 'done', output: bytes }, [bytes.buffer]);
    } else post({ kind: 'done', output: JSON.stringify(output) });
  } catch (error) {
    teller.flush();
    if (error instanceof Refusal) post({ kind: 'fault', fault: error.fault });
    else post({ kind: 'broken', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

post({ kind: 'ready' });
