import { must } from '@latin-puzzles/core/basis';
import { type Collection, onStore } from '../../collection/index.ts';
import { concludeUnit, kindNamed, taskFor, type WorkTask } from '../../kinds/index.ts';
import { bucketStart, type PuzzlesInHand } from '../../kinds/kind.ts';
import { ChunkThreads } from '../../threads/chunk-threads.ts';
import { type Chunk, type ChunkOutcome, storedLine } from '../store/index.ts';

/** Does chunks of the plans of a collection on threads of this machine. */
export class ChunkRunner {
  readonly #collection: Collection;
  readonly #threads: ChunkThreads;
  /** The tasks of lines; few are worked at at a time. */
  readonly #tasks = new Map<string, WorkTask>();

  constructor(collection: Collection, jobs: number) {
    this.#collection = collection;
    this.#threads = new ChunkThreads(jobs);
  }

  /** Does a chunk, or the beginning of it if the signal comes. Throws when it fails. */
  async run(chunk: Chunk, signal?: AbortSignal): Promise<ChunkOutcome> {
    const key = `${chunk.plan} ${chunk.line}`;
    const task = this.#tasks.get(key) ?? (await this.#readTask(chunk));
    this.#tasks.delete(key);
    this.#tasks.set(key, task);
    if (this.#tasks.size > MOST_TASKS) this.#tasks.delete(this.#tasks.keys().next().value!);
    const input = kindNamed(task.kind).reads ? await this.#readPuzzles(chunk) : undefined;
    const begin = performance.now();
    const outcomes = await this.#threads.run(key, task, { from: chunk.from, to: chunk.to, input }, signal);
    const milliseconds = performance.now() - begin;
    return { results: outcomes.map((outcome) => concludeUnit(task, outcome)), milliseconds };
  }

  terminate(): Promise<void> {
    return this.#threads.terminate();
  }

  async #readTask({ plan, line }: Chunk): Promise<WorkTask> {
    const row = await onStore(this.#collection.place, () =>
      this.#collection.db
        .selectFrom('plan_lines')
        .selectAll()
        .where('plan', '=', plan)
        .where('line', '=', line)
        .executeTakeFirstOrThrow(),
    );
    const { kind, work, seed } = storedLine(row);
    return must(taskFor(kind, work, seed));
  }

  async #readPuzzles({ from, to }: Chunk): Promise<PuzzlesInHand[]> {
    const read: PuzzlesInHand[] = [];
    const filter = { hash: { from: bucketStart(from), to: bucketStart(to) } };
    for await (const puzzles of this.#collection.pages(filter, { order: 'entry' }))
      read.push({ puzzles, parts: await this.#collection.parts(puzzles.map(({ id }) => id)) });
    return read;
  }
}

const MOST_TASKS = 64;
