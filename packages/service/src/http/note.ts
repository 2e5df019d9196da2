import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What Node hands to the application with every request. */
export interface ServiceEnv {
  readonly Bindings: HttpBindings;
}

/** What is known of a request, for the log and the figures. Nothing in it comes from a puzzle. */
export interface RequestNote {
  readonly id: string;
  readonly begun: number;
  /** The pattern of the address, not the address. */
  route: string;
  /** Whoever asks: an address, or which token. */
  client: string;
  /** The code of the fault by which it was refused. */
  code?: string;
  /** What we did wrong. */
  failure?: string;
}

const notes = new WeakMap<ServerResponse, RequestNote>();

export function attachNote(response: ServerResponse, note: RequestNote): void {
  notes.set(response, note);
}

export function noteOf({ env }: Context<ServiceEnv>): RequestNote {
  return notes.get(env.outgoing as ServerResponse)!;
}

/** Who sends a request, by the address of the connection or as a proxy says. */
export function clientAddress(request: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : '';
  return forwarded || (request.socket.remoteAddress ?? 'unknown');
}
