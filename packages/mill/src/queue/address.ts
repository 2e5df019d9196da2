import { excerpt, failure, type Result, success } from '@latin-puzzles/core/basis';
import { QUEUE_FAULTS } from './faults.ts';

/** Where a queue is, and on which engine it runs. */
export interface QueueAddress {
  readonly engine: 'redis' | 'postgres';
  readonly url: string;
  /** Without what only its owner should know. */
  readonly place: string;
}

/** Variables of the environment, of which LATIN_QUEUE_URL says where the queue is. */
export type QueueEnvironment = Readonly<Record<string, string | undefined>>;

const ENGINES: Readonly<Record<string, QueueAddress['engine']>> = {
  'redis:': 'redis',
  'rediss:': 'redis',
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
};

/** Where the environment says that the queue is. */
export function locateQueue({ LATIN_QUEUE_URL: url = '' }: QueueEnvironment): Result<QueueAddress> {
  if (url === '') return failure(QUEUE_FAULTS, 'queue.address:none', 'LATIN_QUEUE_URL');
  if (!URL.canParse(url)) return unknown(url);
  const { protocol, host, pathname } = new URL(url);
  const engine = ENGINES[protocol];
  return engine ? success({ engine, url, place: `${protocol}//${host}${pathname}` }) : unknown(url);
}

function unknown(url: string): Result<never> {
  // It may hold a password.
  const given = excerpt(url.replace(/^([a-z]*:\/\/)?.*@/, '$1…@'));
  return failure(QUEUE_FAULTS, 'queue.address:unknown', 'LATIN_QUEUE_URL', { given });
}
