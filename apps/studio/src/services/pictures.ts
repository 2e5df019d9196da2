import type { WorkerClient } from '../worker/client.ts';
import type { PictureLook } from '../worker/picture-task.ts';
import { makeTurns } from './turns.ts';

/** Pictures of puzzles, drawn off the page: a shelf of them would keep it from answering. */
export interface Pictures {
  /** The picture of a native document, as an address; nothing for whom nobody waits any more. */
  draw(puzzle: string, look: PictureLook, signal: AbortSignal): Promise<string | undefined>;
}

export function makePictures(worker: Pick<WorkerClient, 'ask'>): Pictures {
  const turns = makeTurns();
  return {
    draw: (puzzle, look, signal) =>
      turns(async () => {
        const text = await worker.ask('picture', { puzzle, ...look });
        return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
      }, signal),
  };
}
