import { type Fault, faultWithin, isRecord, makeFault } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import {
  type Collection,
  CollectionFailure,
  canEndPage,
  openCollection,
  type PageEnd,
  type PuzzleFilter,
  parseEntry,
  type QueryOptions,
  readStats,
  studyEntry,
} from '@latin-puzzles/mill/collection';
import { orRefuse, Refusal } from '@latin-puzzles/workshop/tools';
import { SERVICE_FAULTS } from '../rules/faults.ts';
import { checkCells, timeIsUp } from './puzzle.ts';
import type { ThreadTask } from './task.ts';

/** Gives the collection, which is opened at the first question, and made if it is not there. */
export function makeCollectionOpener(location: string): () => Promise<Collection> {
  let opened: Promise<Collection> | undefined;
  return () => {
    opened ??= openCollection(location).then(orRefuse);
    // After a failure the next question tries again.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
}

/** What the store cannot do is told by its fault. */
export async function onCollection<T>(
  open: () => Promise<Collection>,
  use: (collection: Collection) => Promise<T>,
): Promise<T> {
  try {
    return await use(await open());
  } catch (error) {
    throw error instanceof CollectionFailure ? new Refusal(error.fault) : error;
  }
}

export interface QueryInput {
  readonly filter: PuzzleFilter;
  readonly options: Omit<QueryOptions, 'after'>;
  /** `next` of the page before. */
  readonly after?: string | undefined;
}

/** Where the page before ended, as its answer said it. */
function readEnd(text: string, { filter, options }: QueryInput): PageEnd {
  try {
    const end: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (isRecord(end) && canEndPage(end as never, filter, options)) return end as never;
  } catch {}
  const said = { en: 'it must be `next` of the page before', es: 'debe ser «next» de la página anterior' };
  throw new Refusal(makeFault(SERVICE_FAULTS, 'request.field', 'after', { said }));
}

/** A filter in which the board, which may be called by any of its names, has the one that collections know. */
function resolved(filter: PuzzleFilter): PuzzleFilter {
  const { board } = filter;
  if (board === undefined || board.startsWith('own:')) return filter;
  return { ...filter, board: orRefuse(resolveBoard(board)).name };
}

/** A page of the puzzles of the collection. */
export const queryWork: ThreadTask<QueryInput, object> = (input, { collection }) => {
  const filter = resolved(input.filter);
  const after = input.after === undefined ? undefined : readEnd(input.after, input);
  return onCollection(collection, async (kept) => {
    const { puzzles, end } = await kept.page(filter, { ...input.options, after });
    return { puzzles, next: end && Buffer.from(JSON.stringify(end)).toString('base64url') };
  });
};

export const statsWork: ThreadTask<object, object> = (_, { collection }) =>
  onCollection(collection, (kept) => readStats(kept.db));

export const daysWork: ThreadTask<PuzzleFilter, object> = (filter, { collection }) =>
  onCollection(collection, async (kept) => ({ days: await kept.days(resolved(filter)) }));

/** Adds Latin puzzles, all or none. */
export const addWork: ThreadTask<{ readonly puzzles: readonly unknown[] }, object> = ({ puzzles }, context) => {
  const { tools, deadline, mostCells } = context;
  const entries = puzzles.map((record, index) => {
    const refuse = (fault: Fault) => new Refusal(faultWithin(`puzzles[${index}]`, fault, '.'));
    const entry = parseEntry(record);
    if (!entry.ok) throw refuse(entry.fault);
    checkCells(entry.value.puzzle.board, mostCells);
    const studied = studyEntry(tools, entry.value, {}, deadline.signal);
    if (!studied) throw timeIsUp();
    if (!studied.ok) throw refuse(studied.fault);
    return studied.value;
  });
  return onCollection(context.collection, (kept) => kept.add(entries));
};
