import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeClassProofs } from '../src/terminal/class-proofs.ts';

const CERTIFICATE = join(import.meta.dirname, '../../../data/results/certificates/sudoku-2x2-1123.latin-minimum');

/** What is written of three classes, if the signal comes at a look at it, and what is said. */
async function written(lookAtWhichItComes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'class-proofs-'));
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let looks = 0;
  const signal = {
    get aborted() {
      return looks++ >= lookAtWhichItComes;
    },
  };
  const certificate = JSON.parse(readFileSync(CERTIFICATE, 'utf8'));
  const all = await writeClassProofs(certificate, { veripb: join(folder, 'p'), veripbVersion: '3.0' }, signal);
  const text = said.mock.calls.map(([line]) => String(line)).join('');
  said.mockRestore();
  return { all, text, files: readdirSync(folder).sort() };
}

test('all proofs of a minimum are written, unless it is stopped: then those before, and it is said which are missing', async () => {
  const whole = await written(99);
  expect(whole.all).toBe(true);
  expect(whole.files).toEqual(['p-1.opb', 'p-1.pbp', 'p-2.opb', 'p-2.pbp', 'p-3.opb', 'p-3.pbp']);
  const part = await written(2);
  expect(part.all).toBe(false);
  expect(part.files).toEqual(['p-1.opb', 'p-1.pbp', 'p-2.opb', 'p-2.pbp']);
  expect(part.text).toContain('stopped: the proofs of 1 of 3 classes are not written');
  expect(await written(0)).toMatchObject({ all: false, files: [], text: expect.not.stringContaining('p-1') });
});
