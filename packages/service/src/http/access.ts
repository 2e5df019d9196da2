import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { noteOf, type ServiceEnv } from './note.ts';
import { refusal } from './refusing.ts';

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
