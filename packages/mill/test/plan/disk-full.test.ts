import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@latin-puzzles/core/basis';
import { afterAll, expect, test } from 'vitest';
import { openCollection } from '../../src/collection/index.ts';
import { findPlan, parsePlanRecord, planStatus, runPlan, submitPlan } from '../../src/plan/index.ts';

/** A disk of its own, so small that it can be filled; nothing where that is not allowed. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'latin-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'pipe' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

const disk = mountSmallDisk();
if (!disk) console.warn('skipped: a full disk and a plan; no disk can be mounted here');
afterAll(() => {
  if (!disk) return;
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

test.skipIf(!disk)('a plan waits while the disk is full, and is met once there is room', async () => {
  const plan = must(
    parsePlanRecord({ format: 'latin-plan/1', seed: 4, lines: [{ boards: ['sudoku:2x3'], count: 20 }] }),
  );
  const collection = must(await openCollection(join(disk!, 'small.db')));
  must(await submitPlan(collection, plan));
  const ballast = join(disk!, 'ballast');
  // It holds what is left, to the last page.
  for (let size = 16_000_000; size >= 1024; size = Math.floor(size / 2))
    try {
      writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
    } catch {}
  const troubles: string[] = [];
  await runPlan(collection, plan.id, {
    jobs: 1,
    target: 100,
    onTrouble({ code }) {
      troubles.push(code);
      if (troubles.length === 2) rmSync(ballast);
    },
  });
  expect(troubles.length).toBeGreaterThan(1);
  expect(await collection.count()).toBe(20);
  const { lines } = await planStatus(collection, must(await findPlan(collection)));
  expect(lines.map(({ ended }) => ended)).toEqual(['met']);
  await collection.close();
});
