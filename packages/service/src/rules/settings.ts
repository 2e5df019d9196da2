import { availableParallelism } from 'node:os';

/** What the service allows. Times are in milliseconds. */
export interface ServiceLimits {
  /** Bytes of a body. */
  readonly body: number;
  /** Cells of a board. */
  readonly cells: number;
  /** How long a question may take, and how long puzzles may be made. */
  readonly time: number;
  readonly jobTime: number;
  /** How many questions of one client are answered at once. */
  readonly perClient: number;
  /** How many worker threads there are. */
  readonly threads: number;
  /** How many questions may wait for one, and for how long. */
  readonly queue: number;
  readonly patience: number;
  /** Megabytes of memory of a thread. */
  readonly memory: number;
  /** How long a client may take to send a request. */
  readonly request: number;
  /** How long a connection may be silent while it is answered. */
  readonly silence: number;
  /** How long what is under way may go on once the service is told to stop. */
  readonly farewell: number;
}

export const USUAL_LIMITS: ServiceLimits = {
  body: 256 * 1024,
  cells: 1_000,
  time: 10_000,
  jobTime: 60_000,
  perClient: 8,
  // One thread would make everybody wait for one slow puzzle.
  threads: Math.max(2, availableParallelism()),
  queue: 256,
  patience: 10_000,
  memory: 512,
  request: 20_000,
  silence: 120_000,
  farewell: 3_000,
};

/** How the service is started: where it listens, who may use it, and how much. */
export interface ServiceOptions {
  /** The address of this machine to listen on; `127.0.0.1`, which no other machine can reach, unless given. */
  readonly host?: string | undefined;
  /** The usual port, or the next free one, unless a port is given. */
  readonly port?: number | undefined;
  /** The built pages of the studio; those that are installed unless given. */
  readonly pages?: string | undefined;
  /** Hands out the studio alone: there is no API, and no thread is started. */
  readonly studioOnly?: boolean | undefined;
  /** Where the collection lies: a file of SQLite, made on first use, or the address of a PostgreSQL database. */
  readonly collection?: string | undefined;
  /** Who has one of these may write. */
  readonly tokens?: readonly string[] | undefined;
  /** Asks for a token for reading too. */
  readonly closed?: boolean | undefined;
  /** Allows an address that other machines can reach without any token. */
  readonly open?: boolean | undefined;
  /** A proxy stands before the service, and says in `X-Forwarded-For` who asks. */
  readonly behindProxy?: boolean | undefined;
  /** Web pages of these origins may use the API; `*` for all. */
  readonly origins?: readonly string[] | undefined;
  /** Pages of these sites may frame the studio's page for frames, `?embed`; `*` for all, `self` for its own. Nobody unless given. */
  readonly frameAncestors?: readonly string[] | undefined;
  readonly limits?: Partial<ServiceLimits> | undefined;
  /** Takes a line of JSON for every request. */
  readonly log?: ((line: string) => void) | undefined;
  /** Tells the time, and with it the day. */
  readonly clock?: (() => number) | undefined;
}
