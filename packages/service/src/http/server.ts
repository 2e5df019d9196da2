import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { type Fault, makeFault } from '@latin-puzzles/core/basis';
import type { Hono } from 'hono';
import { SERVICE_FAULTS } from '../rules/faults.ts';
import type { ServiceLimits } from '../rules/settings.ts';
import { securityHeaders } from './headers.ts';
import { makeLogLine } from './log.ts';
import type { Metrics } from './metrics.ts';
import { attachNote, clientAddress, type RequestNote, type ServiceEnv } from './note.ts';
import { headersFor, makeFaultRecord, refusal, statusOf } from './refusing.ts';

const USUAL_PORT = 8420;

/** So many connections may wait to be taken; whoever finds no place tries again only after seconds. */
const BACKLOG = 4_096;

/** How often requests that do not end are looked for, as a share of the time that they have. */
const CHECKS = 4;

export interface ServerParts {
  readonly app: Hono<ServiceEnv>;
  readonly metrics: Metrics;
  readonly limits: Pick<ServiceLimits, 'request' | 'silence'>;
  readonly log: ((line: string) => void) | undefined;
  readonly clock: () => number;
  readonly behindProxy: boolean;
  /** Whether a host by which a request calls us is ours. */
  readonly knowsHost: (host: string | undefined) => boolean;
}

/** The server, not listening yet. */
export function makeServer(parts: ServerParts): Server {
  const { app, metrics, limits, log, clock, behindProxy, knowsHost } = parts;
  const listener = getRequestListener(app.fetch as never, { overrideGlobalObjects: false });
  const server = createServer(
    {
      headersTimeout: limits.request,
      requestTimeout: limits.request,
      connectionsCheckingInterval: Math.max(50, limits.request / CHECKS),
      keepAliveTimeout: 5_000,
    },
    (request, response) => {
      const note: RequestNote = {
        id: randomUUID(),
        begun: performance.now(),
        route: 'none',
        client: clientAddress(request, behindProxy),
      };
      attachNote(response, note);
      metrics.begin();
      response.once('close', () => {
        const ms = performance.now() - note.begun;
        // Who went before the answer was complete has no status; proxies log it so.
        const status = response.writableFinished ? response.statusCode : 499;
        metrics.end(note.route, knownMethod(request.method), status, ms / 1000);
        log?.(
          makeLogLine(note, {
            time: clock(),
            ms,
            status,
            method: knownMethod(request.method),
          }),
        );
      });
      if (!knowsHost(request.headers.host))
        refuseBare(response, makeFault(SERVICE_FAULTS, 'request.host', 'Host'), note);
      else void listener(request, response);
    },
  );
  server.setTimeout(limits.silence);
  server.on('clientError', refuseSocket);
  return server;
}

/** Methods are counted by name; nobody may make up new ones. */
function knownMethod(method: string | undefined): string {
  return method && ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'].includes(method) ? method : 'other';
}

function refuseBare(response: ServerResponse, fault: Fault, note: RequestNote): void {
  const status = statusOf(fault);
  note.code = fault.code;
  response.writeHead(status, { ...securityHeaders(false), ...headersFor(status, fault), Connection: 'close' });
  response.end(JSON.stringify(makeFaultRecord(fault, 'en')));
}

/** What Node could not read, or did not get in time. */
function refuseSocket(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const kind =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 'limit.time:slow'
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? 'request.head:large'
        : 'request.head:form';
  const fault = makeFault(SERVICE_FAULTS, kind, 'request');
  const status = statusOf(fault);
  const body = JSON.stringify(makeFaultRecord(fault, 'en'));
  const headers = {
    ...securityHeaders(false),
    ...headersFor(status, fault),
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} Refused\r\n${head.join('')}\r\n${body}`, () => socket.destroy());
}

/** Listens, on the usual port or the next free one unless a port is given; gives the address. */
export async function listen(server: Server, host: string, port: number | undefined): Promise<string> {
  const ports = port === undefined ? [...Array.from({ length: 20 }, (_, i) => USUAL_PORT + i), 0] : [port];
  for (const [index, candidate] of ports.entries()) {
    const failed = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once('error', resolve);
      server.listen({ port: candidate, host, backlog: BACKLOG }, () => {
        server.off('error', resolve);
        resolve(undefined);
      });
    });
    if (!failed) break;
    if (failed.code !== 'EADDRINUSE' || index === ports.length - 1)
      throw refusal('service.options:listen', '--host', { host, reason: failed.message });
  }
  const { address, family, port: open } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${open}/`;
}
