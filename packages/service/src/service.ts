import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { locateCollection } from '@latin-puzzles/mill/collection';
import { makeApp } from './api/app.ts';
import { makeAnswerCache } from './api/desk.ts';
import { makeClientGate } from './http/clients.ts';
import { parseFrameAncestors } from './http/frame-ancestors.ts';
import { Metrics } from './http/metrics.ts';
import { refusal } from './http/refusing.ts';
import { listen, makeServer } from './http/server.ts';
import { type ServiceOptions, USUAL_LIMITS } from './rules/settings.ts';
import { ThreadPool } from './threads/pool.ts';

/** A service that is running. */
export interface RunningService {
  /** Such as `http://127.0.0.1:8420/`. */
  readonly address: string;
  /** Stops listening, lets what is under way end for a while, and ends the rest. */
  stop(): Promise<void>;
}

/** So many answers that never change are kept. */
const MOST_KEPT = 1_000;

/** Starts the service; ready once its first thread has loaded. Throws a `Refusal` if its options do not fit, or it cannot listen. */
export async function startService(options: ServiceOptions = {}): Promise<RunningService> {
  const { host = '127.0.0.1', port, tokens = [], closed = false, origins = [], log, clock = Date.now } = options;
  const { behindProxy = false, open = false, studioOnly = false } = options;
  const frameAncestors = parseFrameAncestors(options.frameAncestors ?? []);
  const collection = options.collection ?? locateCollection(undefined, {});
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const pages = options.pages ?? findPages();
  const local = isLoopback(host);
  if (!studioOnly) checkAccess({ local, open, closed, host, tokens });
  const metrics = new Metrics();
  const pool = studioOnly
    ? undefined
    : new ThreadPool({ ...limits, mostCells: limits.cells, megabytes: limits.memory, collection });
  let state: 'service.starting' | 'service.stopping' | undefined = 'service.starting';
  const api = pool && {
    limits,
    clock,
    pool,
    gate: makeClientGate(limits.perClient),
    kept: makeAnswerCache(MOST_KEPT),
    tokens,
    closed,
    origins,
    unready: () => state,
  };
  const app = makeApp({ version: ownVersion(), pages, metrics, frameAncestors, api });
  const knowsHost = local && !behindProxy && !open ? isLocalHost : () => true;
  const server = makeServer({ app, metrics, limits, log, clock, behindProxy, knowsHost });
  try {
    const address = await listen(server, host, port);
    await pool?.ready;
    state = undefined;
    const stop = async () => {
      state = 'service.stopping';
      const closedAll = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const control = new AbortController();
      const timer = setTimeout(() => control.abort(), limits.farewell);
      await pool?.stop(control.signal);
      clearTimeout(timer);
      server.closeIdleConnections();
      // Answers that are written already get a moment to go out.
      const last = setTimeout(() => server.closeAllConnections(), FLUSH);
      await closedAll;
      clearTimeout(last);
    };
    let stopped: Promise<void> | undefined;
    return {
      address,
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    const now = AbortSignal.abort();
    await pool?.stop(now);
    throw error;
  }
}

/** Milliseconds for the last words of an answer. */
const FLUSH = 500;

interface AccessWishes {
  readonly local: boolean;
  readonly open: boolean;
  readonly closed: boolean;
  readonly host: string;
  readonly tokens: readonly string[];
}

/** Nobody opens the service to others without knowing it. */
function checkAccess({ local, open, closed, host, tokens }: AccessWishes): void {
  if (closed && tokens.length === 0) throw refusal('service.options:closed', '--closed');
  if (!local && !open && tokens.length === 0) throw refusal('service.options:open', '--host', { host });
}

/** Whether only this machine can reach an address. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/**
 * Whether a request calls us by a name of this machine. A page of another site whose name was made to lead here calls us by
 * that name.
 */
function isLocalHost(host: string | undefined): boolean {
  if (host === undefined) return true;
  const name = host.replace(/:\d*$/, '').replace(/^\[|\]$/g, '');
  return isLoopback(name);
}

/** The studio is a set of files, of which this package knows only the name. */
function findPages(): string {
  try {
    const pages = join(createRequire(import.meta.url).resolve('@latin-puzzles/studio/package.json'), '../dist/client');
    if (existsSync(pages)) return pages;
  } catch {}
  throw refusal('service.options:studio', 'studio');
}

function ownVersion(): string {
  return (createRequire(import.meta.url)('@latin-puzzles/service/package.json') as { version: string }).version;
}
