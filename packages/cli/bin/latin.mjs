#!/usr/bin/env node
import { existsSync } from 'node:fs';

const start = new URL('../dist/start.js', import.meta.url);
if (existsSync(start)) await import(start.href);
else {
  console.error('latin is not built yet: run `npm start` or `npm test` once, or `npm run build`.');
  process.exitCode = 2;
}
