import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { makeRandom, must } from '@latin-puzzles/core/basis';
import { openCollection, storeFlaws, verifyPuzzles } from '@latin-puzzles/mill/collection';

const WRITER = fileURLToPath(new URL('./collection-writer.mjs', import.meta.url));

/** Several write at the same time, so that they are killed while they wait for each other too. */
const WRITERS = 4;
/** A writer is killed within so many milliseconds after it has said so many lines: the first when it has opened the file. */
const LIFE = 150;
const LINES = [2, 0, 2, 1];

/**
 * Kills processes that write to a collection at random moments, with a signal that they cannot hear, and looks each time
 * whether the file is sound, every puzzle of it is right, and none is lost that was told to be there.
 */
export async function killWriters(file, kills, seed = 1) {
  const random = makeRandom(seed);
  const told = new Set();
  let killed = 0;
  const wrong = [];
  while (killed < kills) {
    const writers = Array.from({ length: Math.min(WRITERS, kills - killed) }, (_, number) =>
      startWriter(file, random, LINES[number % LINES.length]),
    );
    for (const { hashes } of await Promise.all(writers)) for (const hash of hashes) told.add(hash);
    killed += writers.length;
    wrong.push(...(await inspect(file, told)));
  }
  return { killed, puzzles: told.size, wrong };
}

/** Lets a writer begin, and kills it a while after it has said so many lines; gives what it said to have added. */
function startWriter(file, random, lines) {
  const child = spawn(process.execPath, [WRITER, file, String(random.below(2 ** 31))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const life = random.below(LIFE);
  let text = '';
  let dying = false;
  const listen = () => {
    if (dying || text.split('\n').length <= lines) return;
    dying = true;
    setTimeout(() => child.kill('SIGKILL'), life);
  };
  listen();
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      text += data;
      listen();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== null) reject(new Error(`A writer ended by itself with code ${code}.`));
      // The last line may have been cut.
      else resolve({ hashes: text.split('\n').slice(1, -1) });
    });
  });
}

async function inspect(file, told) {
  const collection = must(await openCollection(file));
  const wrong = await storeFlaws(collection);
  for await (const { hash, problem } of verifyPuzzles(collection)) wrong.push(`${hash}: ${problem}`);
  const kept = new Set();
  for await (const { hash } of collection.query()) kept.add(hash);
  for (const hash of told) if (!kept.has(hash)) wrong.push(`${hash}: lost`);
  await collection.close();
  return wrong;
}
