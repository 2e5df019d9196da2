import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeRandom, must } from '@latin-puzzles/core/basis';
import { openCollection, storeFlaws, verifyPuzzles } from '@latin-puzzles/mill/collection';

const WRITER = fileURLToPath(new URL('./collection-writer.mjs', import.meta.url));

/** Several write at the same time, so that one is killed while it waits for others too, and the others go on. */
const WRITERS = 4;
/** A writer is killed within so many milliseconds after it has said so many lines: the first when it has opened the file. */
const LIFE = 150;
const LINES = [2, 0, 2, 1];
/** After so many kills there is a new file, so that all of it can be checked after every one. */
const KILLS_OF_A_FILE = 10;

/**
 * Kills processes that write to a collection at random moments, with a signal that they cannot hear, and looks after every kill
 * whether the file is sound, every puzzle of it is right, and none is lost that was told to be there.
 */
export async function killWriters(fileOf, kills, seed = 1) {
  const random = makeRandom(seed);
  const outcome = { killed: 0, checks: 0, puzzles: 0, verified: 0, wrong: [] };
  while (outcome.killed < kills) await killOnFile(fileOf(outcome.killed), kills, random, outcome);
  return outcome;
}

async function killOnFile(file, kills, random, outcome) {
  const writers = Array.from({ length: WRITERS }, () => startWriter(file, random));
  let gone = [];
  const told = () => [...gone, ...writers.flatMap((writer) => writer.hashes())];
  try {
    for (let kill = 0; kill < KILLS_OF_A_FILE && outcome.killed < kills; kill++) {
      const place = kill % WRITERS;
      const writer = writers[place];
      await writer.hasSaid(LINES[place]);
      await sleep(random.below(LIFE));
      await writer.kill();
      outcome.killed++;
      const { wrong, puzzles } = await inspect(file, told());
      outcome.wrong.push(...wrong);
      outcome.checks++;
      outcome.verified += puzzles;
      gone = [...gone, ...writer.hashes()];
      writers[place] = startWriter(file, random);
    }
  } finally {
    await Promise.all(writers.map((writer) => writer.kill()));
  }
  const { wrong, puzzles } = await inspect(file, told());
  outcome.wrong.push(...wrong);
  outcome.puzzles += puzzles;
}

/** Lets a writer begin, and hears which puzzles it has added. */
function startWriter(file, random) {
  const child = spawn(process.execPath, [WRITER, file, String(random.below(2 ** 31))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (data) => {
    text += data;
  });
  const closed = once(child, 'close');
  return {
    // The first line says that the file is open, and the last may have been cut.
    hashes: () => text.split('\n').slice(1, -1),
    async hasSaid(lines) {
      while (text.split('\n').length <= lines) {
        if (child.exitCode !== null) throw new Error(`A writer ended by itself with code ${child.exitCode}.`);
        await sleep(5);
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

async function inspect(file, told) {
  const collection = must(await openCollection(file));
  const wrong = await storeFlaws(collection);
  const run = verifyPuzzles(collection);
  let step = await run.next();
  for (; !step.done; step = await run.next()) wrong.push(`${step.value.hash}: ${step.value.problem}`);
  const kept = new Set();
  for await (const { hash } of collection.query()) kept.add(hash);
  for (const hash of told) if (!kept.has(hash)) wrong.push(`${hash}: lost`);
  await collection.close();
  return { wrong, puzzles: step.value.checked };
}
