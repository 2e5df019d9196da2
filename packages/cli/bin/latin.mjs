#!/usr/bin/env node
import { existsSync } from 'node:fs';

if (existsSync(new URL('../dist/start.js', import.meta.url))) await import('#start');
else {
  console.error('latin is not built yet: run `npm start` or `npm test` once, or `npm run build`.');
  process.exitCode = 2;
}
