import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must } from '@latin-puzzles/core/basis';
import { openCollection, parseEntry } from '@latin-puzzles/mill/collection';
import { advancePlan, parsePlanRecord, runPlan, setChunkAside, submitPlan } from '@latin-puzzles/mill/plan';

const SPECIMENS = fileURLToPath(new URL('../../../specimens/', import.meta.url));

/** The specimens as records, one added a day. */
const RECORDS = readdirSync(SPECIMENS)
  .filter((name) => name.endsWith('.json'))
  .map((name, number) => {
    const day = String(1 + (number % 9)).padStart(2, '0');
    const record = JSON.parse(readFileSync(join(SPECIMENS, name), 'utf8'));
    return { ...record, collection: { added: `2026-11-${day}T12:00:00.000Z` } };
  });

export const SPECIMEN_COUNT = RECORDS.length;

/** A collection of all specimens, with a plan that is met and one of which a part has failed. Tells where it lies. */
export async function makeCollectionFile(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'latin-studio-')), 'collection.db');
  const collection = must(await openCollection(file, { clock: () => Date.UTC(2026, 10, 10) }));
  await collection.add(RECORDS.map((record) => must(parseEntry(record))));
  const clock = { now: Date.UTC(2026, 10, 10) };
  const plan = async (title: string, lines: readonly object[]) => {
    const made = must(parsePlanRecord({ format: 'latin-plan/1', seed: 3, title, lines }));
    must(await submitPlan(collection, made, { clock: () => clock.now++ }));
    return made.id;
  };
  await runPlan(collection, await plan('Small squares', [{ boards: ['sudoku:2x2'], count: 3 }]), { jobs: 1 });
  const failing = await plan('A year of Sudoku', [
    { boards: ['sudoku'], levels: ['easy', 'medium'], count: 365 },
    { boards: ['helios-one'], count: 52 },
  ]);
  const { opened } = await advancePlan(collection, failing, { workers: 1, target: 1000, most: 2 });
  await setChunkAside(collection, opened[0]!, 'Out of memory.');
  await collection.close();
  return file;
}
