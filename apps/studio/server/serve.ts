import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const USUAL_PORT = 8420;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

/** Nothing but our own files, and no script that stands in a page. Drawings carry their colours as attributes. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export interface StudioOptions {
  /** The built pages; those that come with this server unless given. */
  readonly folder?: string | undefined;
  /** The address of this machine to listen on; `127.0.0.1`, which no other machine can reach, unless given. */
  readonly host?: string | undefined;
  /** The usual port, or the next free one, unless a port is given. */
  readonly port?: number | undefined;
}

const PAGES = fileURLToPath(new URL('../client/', import.meta.url));

/** Serves the studio; answers with its address once it listens. */
export async function serveStudio({ folder = PAGES, host = '127.0.0.1', port }: StudioOptions = {}): Promise<string> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Only GET is answered here.');
    answer(folder, request.url ?? '/', response).catch(() => refuse(response, 500, 'The file could not be read.'));
  });
  await listen(server, host, port);
  const { address, family, port: open } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${open}/`;
}

async function answer(folder: string, url: string, response: ServerResponse): Promise<void> {
  const path = decodedPath(url);
  if (path === undefined) return refuse(response, 400, 'That is not an address of the studio.');
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const content = await readFile(file).catch(() => undefined);
  if (!content) return refuse(response, 404, 'There is no such page.');
  // The names of built assets change with their content; everything else is asked for anew.
  const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { ...HEADERS, 'Content-Type': type, 'Cache-Control': caching });
  response.end(response.req.method === 'HEAD' ? undefined : content);
}

/** The path of an address, or nothing when it leaves the folder or is not well formed. */
function decodedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0]!);
    return path.startsWith('/') && !path.includes('\0') && normalize(path) === path ? path : undefined;
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${message}\n`);
}

async function listen(server: Server, host: string, port: number | undefined): Promise<void> {
  const ports = port === undefined ? [...Array.from({ length: 20 }, (_, i) => USUAL_PORT + i), 0] : [port];
  for (const [index, candidate] of ports.entries()) {
    const failed = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once('error', resolve);
      server.listen(candidate, host, () => {
        server.off('error', resolve);
        resolve(undefined);
      });
    });
    if (!failed) return;
    if (failed.code !== 'EADDRINUSE' || index === ports.length - 1) throw failed;
  }
}
