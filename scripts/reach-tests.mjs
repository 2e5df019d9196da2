import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { countedParts, partsOf } from './reach.mjs';
import { root, sourceFiles } from './shared.mjs';

/** Where tests of core are: its own, and those of the uses that are made of it. */
const ROOMS = ['packages/core/test', 'packages/workshop/test'];

/** What was learnt the last time: of test files that are as they were, if the sources are too. */
const KEPT = join(root, 'node_modules/.cache/mutate/reach.json');

/**
 * Gives, for a mutation, the test files that reach it, the quickest first, with the milliseconds of processor time that each
 * took. It runs those first of which it is not known yet; `onChild` gets the process that does.
 */
export async function reachingTests(onChild) {
  const sources = hash(sourceFiles('packages/core/src').map(read).join('\0'));
  const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
  const known = kept.sources === sources ? kept.tests : {};
  const tests = {};
  const files = ROOMS.flatMap((room) => sourceFiles(room));
  for (const file of files.filter((file) => file.endsWith('.test.ts'))) {
    const text = hash(read(file));
    tests[file] = known[file]?.text === text ? known[file] : { text };
  }
  const unknown = Object.keys(tests).filter((file) => !tests[file].parts);
  if (unknown.length > 0) {
    console.error(`Learning what ${unknown.length} test files reach …`);
    const found = new Map((await record(unknown, onChild)).map((entry) => [relative(root, entry.testPath), entry]));
    for (const file of unknown) {
      // What is skipped here reaches nothing.
      const { duration = 0, parts = [] } = found.get(file) ?? {};
      Object.assign(tests[file], { duration, parts });
    }
    mkdirSync(dirname(KEPT), { recursive: true });
    writeFileSync(KEPT, JSON.stringify({ sources, tests }));
  }
  const { firsts } = countedParts();
  const entries = Object.entries(tests)
    .map(([file, { duration, parts }]) => ({ file, duration, parts: new Set(parts) }))
    .toSorted((a, b) => a.duration - b.duration);
  return ({ file, start, end }) => {
    const parts = partsOf(read(file));
    const first = firsts.get(file);
    const inner = parts.findLastIndex((part) => part.start <= start && end <= part.end);
    // What is in no part runs when the source is loaded, which all do that come to any of its parts.
    const wanted = inner < 0 ? parts.map((_, i) => first + i) : [first + inner];
    return entries.filter((entry) => wanted.some((part) => entry.parts.has(part)));
  };
}

async function record(tests, onChild) {
  const folder = mkdtempSync(join(tmpdir(), 'reach-'));
  const child = fork(join(root, 'scripts/reach-record.mjs'), {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, REACH: folder },
  });
  onChild(child);
  child.send({ tests });
  await new Promise((resolve) => child.once('exit', resolve));
  const found = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  rmSync(folder, { recursive: true });
  return found;
}

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}
