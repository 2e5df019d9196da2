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
      // Solids are drawn without a graphics card too.
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Where the built studio is. */
export const BUILT = fileURLToPath(new URL('../dist/client/', import.meta.url));

/** The built studio on a free port. */
export function openStudio(folder = BUILT): Promise<string> {
  return serveStudio({ folder, host: '127.0.0.1', port: 0 });
}
