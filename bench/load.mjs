// How soon pages of the studio are there on a slow line and a slow processor: `npm run bench -- load`.
import { chromium } from 'playwright-core';
import { startService } from '@latin-puzzles/service';
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';

/** Slow 4G as browsers' own tools simulate it, and a processor slowed four times. */
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const SLOWED = 4;
const LIMITS = { paint: 2500, blocking: 300, shift: 0.05 };
const PAGES = { home: '', gallery: '#/gallery', play: '#/play/specimen/sudoku' };
/** How long a page is watched after it has nothing more to fetch, in milliseconds. */
const WATCHED = 3000;
