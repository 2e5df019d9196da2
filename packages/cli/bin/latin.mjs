#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) await import(main.href);
else {
  console.error('latin is not built yet: run `npm start` or `npm test` once, or `npm run build`.');
  process.exitCode = 2;
}
