import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService } from '@latin-puzzles/service';
import { type Browser, chromium } from 'playwright-core';

/** Without a window if there is such a one, since it takes a third of the processor time. */
const CHROMIUM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  .map((name) => join('/usr/bin', name))
  .find((path) => existsSync(path));

let browser: Promise<Browser> | undefined;
let address: Promise<string> | undefined;

/** The browser of all files that share a worker, which ends with it: every test is a visitor of its own in it. */
export function openBrowser(): Promise<Browser> {
  browser ??= launchBrowser();
  return browser;
}

/** A real browser that asks nobody for anything. */
function launchBrowser(): Promise<Browser> {
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

/** Where the built studio is served, for all files that share a worker. */
export function openStudio(): Promise<string> {
  address ??= openStudioOf(BUILT);
  return address;
}

/** A built studio on a free port. */
export async function openStudioOf(pages: string): Promise<string> {
  return (await startService({ pages, studioOnly: true, port: 0 })).address;
}
