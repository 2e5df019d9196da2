import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import { noteOf, type ServiceEnv } from './note.ts';
import { refusal } from './refusing.ts';

/** Shorter tokens could be guessed. */
const LEAST_LENGTH = 16;

/** Who may do what. */
export interface Access {
  /** Lets those through who may read. */
  readonly reading: MiddlewareHandler<ServiceEnv>;
  /** Lets those through who may write. */
  readonly writing: MiddlewareHandler<ServiceEnv>;
}

/** Writing takes one of the tokens; reading only if it is closed. */
export function makeAccess(tokens: readonly string[], closed: boolean): Access {
  const digests = tokens.map(digest);
  const demand: MiddlewareHandler<ServiceEnv> = async (context, next) => {
    const given = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    if (given === undefined) throw refusal('access.token:missing', 'Authorization');
    const own = digest(given);
    // Every token is compared, each in constant time, so that time tells nothing of them.
    const found = digests.map((known) => timingSafeEqual(known, own)).indexOf(true);
    if (found < 0) throw refusal('access.token:wrong', 'Authorization');
    noteOf(context).client = `token ${found + 1}`;
    await next();
  };
  return {
    reading: closed ? demand : (_, next) => next(),
    writing: (context, next) => {
      if (tokens.length === 0) throw refusal('access.writing', 'Authorization');
      return demand(context, next);
    },
  };
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The tokens of a file, one a line, and that of the environment. Empty lines and those that begin with # say nothing. */
export async function readTokens(file: string | undefined, own: string | undefined): Promise<string[]> {
  const text = file === undefined ? '' : await readFile(file, 'utf8').catch(refuseFile);
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const tokens = [...lines.filter((line) => line !== '' && !line.startsWith('#')), ...(own ? [own] : [])];
  if (file !== undefined && tokens.length === 0)
    throw refusal('service.options:tokens', '--token-file', { reason: 'there are none' });
  const bad = tokens.find((token) => token.length < LEAST_LENGTH || /[^\x21-\x7e]/.test(token));
  if (bad !== undefined)
    throw refusal('service.options:tokens', '--token-file', {
      reason: 'one is shorter than 16 characters, or not plain ASCII',
    });
  return tokens;
}

function refuseFile(error: Error): never {
  throw refusal('service.options:tokens', '--token-file', { reason: error.message });
}
