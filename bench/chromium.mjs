import { existsSync } from 'node:fs';

/** The browser that is measured unless another is named: the whole one if it is there, as people have it. */
export const CHROMIUM_PATH =
  ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((path) => existsSync(path)) ?? 'chromium';
