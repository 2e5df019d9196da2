import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Context } from 'hono';
import { securityHeaders } from './headers.ts';
import type { ServiceEnv } from './note.ts';
import { refusal } from './refusing.ts';

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

/** Hands out the files of a folder, under an address that ends with a slash. Those named may frame the page for frames, `?embed`. */
export function filesOf(folder: string, base = '/', frameAncestors: readonly string[] = []) {
  return async ({ req, env }: Context<ServiceEnv>): Promise<Response> => {
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw refusal('request.address:method', 'method', { allowed: 'GET, HEAD' });
    // As it was sent: what the framework makes of it may have lost dots.
    const path = decodedPath(env.incoming.url ?? '/');
    if (path === undefined || !path.startsWith(base)) throw refusal('request.address:none', 'address');
    const inside = path.slice(base.length);
    const file = join(folder, inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside);
    const found = await readAccepted(file, req.header('Accept-Encoding') ?? '');
    if (!found) throw refusal('request.address:none', 'address');
    // The names of built assets change with their content; everything else is asked for anew.
    const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    return new Response(new Uint8Array(found.content), {
      headers: {
        ...securityHeaders(true, isForFrames(env.incoming.url) ? frameAncestors : []),
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        'Cache-Control': caching,
        Vary: 'Accept-Encoding',
        ...(found.encoding ? { 'Content-Encoding': found.encoding } : {}),
      },
    });
  };
}

/** The studio knows by the same mark that it is framed, and offers nothing but play. */
function isForFrames(url = '/'): boolean {
  const [, query = ''] = url.split('?', 2);
  return new URLSearchParams(query).has('embed');
}

/** How files may lie compressed beside themselves, the smallest first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A file as small as whoever asks accepts it. */
async function readAccepted(file: string, accepted: string) {
  for (const [encoding, ending] of ENCODINGS) {
    if (!isAccepted(encoding, accepted)) continue;
    const content = await readFile(file + ending).catch(() => undefined);
    if (content) return { content, encoding };
  }
  const content = await readFile(file).catch(() => undefined);
  return content && { content, encoding: undefined };
}

/** Whether a header names an encoding, and not as one that is unwelcome (RFC 9110, section 12.5.3). */
function isAccepted(encoding: string, header: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** The path of an address, or nothing when it leaves the folder or is not well formed. */
function decodedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0]!);
    return path.startsWith('/') && !/[\0\\]/.test(path) && normalize(path) === path ? path : undefined;
  } catch {
    return undefined;
  }
}
