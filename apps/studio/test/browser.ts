import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { serveStudio } from '../server/serve.ts';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

/** A real browser that asks nobody for anything. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** The built studio on a free port. */
export function openStudio(): Promise<string> {
  return serveStudio({
    folder: fileURLToPath(new URL('../dist/client/', import.meta.url)),
    host: '127.0.0.1',
    port: 0,
  });
}
