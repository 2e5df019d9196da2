import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

export interface PlainHost {
  /** Such as `http://127.0.0.1:8000`. */
  readonly origin: string;
  readonly server: Server;
}

/** A host that knows nothing of the studio: it hands out the files of folders, and sends no header but their types. */
export async function openPlainHost(folders: Readonly<Record<string, string>>): Promise<PlainHost> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url!, 'http://host').pathname;
    const base = Object.keys(folders).find((one) => path.startsWith(one));
    const inside = base === undefined ? undefined : path.slice(base.length);
    const file = inside === undefined ? '' : join(folders[base!]!, inside === '' ? 'index.html' : inside);
    const content = await readFile(file).catch(() => undefined);
    response.writeHead(content ? 200 : 404, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** A page of somebody, under an origin of its own. */
export async function openSite(html: () => string): Promise<PlainHost> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(html());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
