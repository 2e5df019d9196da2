import { type Fault, makeFault } from '@latin-puzzles/core/basis';
import { COLLECTION_FAULTS } from './faults.ts';

/** Thrown when a collection fails in the middle of its use: its disk is full, its server gone. Its fault says so. */
export class CollectionFailure extends Error {
  readonly fault: Fault;
  constructor(fault: Fault, cause?: unknown) {
    super(fault.message, { cause });
    this.fault = fault;
  }
}

/** Codes of SQLite and SQLSTATEs of PostgreSQL. */
const FULL = /^(SQLITE_FULL|53100|53200|54000)$/;
const BUSY = /^(SQLITE_BUSY|SQLITE_LOCKED|55P03|40P01)$/;
const FOREIGN = /^SQLITE_NOTADB$/;
const DAMAGED = /^SQLITE_CORRUPT/;
/** The file, the disk or the server; `08…` and `57P0…` are broken connections. */
const GONE = /^(SQLITE_(CANTOPEN|IOERR|READONLY|PERM|AUTH)|08...|57P0.|28...|3D000|E[A-Z]+|CLIENT_CLOSED|URL_\w+)$/;

/** Some errors of the drivers have no code. */
const GONE_IN_WORDS = /^ConnectionFailed|^Connection terminated|^timeout exceeded when trying to connect/;

/** What a driver complains of, told as a fault; nothing if it is not the collection that failed, but our own code. */
export function storeFault(error: unknown, place: string): Fault | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = error as { readonly code?: string };
  if (FULL.test(code)) return makeFault(COLLECTION_FAULTS, 'collection.full', place);
  if (BUSY.test(code)) return makeFault(COLLECTION_FAULTS, 'collection.busy', place);
  if (FOREIGN.test(code)) return makeFault(COLLECTION_FAULTS, 'collection.foreign:file', place);
  if (DAMAGED.test(code)) return makeFault(COLLECTION_FAULTS, 'collection.damaged', place);
  if (GONE.test(code) || GONE_IN_WORDS.test(error.message))
    return makeFault(COLLECTION_FAULTS, 'collection.unreachable', place, { said: saidBy(error, code) });
  return undefined;
}

/** The driver's own words, which stand in the middle of a sentence. */
function saidBy({ message }: Error, code: string): string {
  const line = message.split('\n')[0] || code;
  return line.replace(/^ConnectionFailed\("(.*)"\)$/, '$1').replace(/\.$/, '');
}

/** Does work on a collection; what its driver complains of is thrown as a failure of the collection. */
export async function onStore<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fault = storeFault(error, place);
    throw fault ? new CollectionFailure(fault, error) : error;
  }
}
