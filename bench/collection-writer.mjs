// Adds puzzles to a collection until it is killed: `node collection-writer.mjs FILE SEED`. Says the hash of each when it is there.
import { makeRandom, must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { criticalPuzzle, makeRemover } from '@latin-puzzles/core/finding';
import { makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { openCollection } from '@latin-puzzles/mill/collection';

const [file, seed] = process.argv.slice(2);
const random = makeRandom(Number(seed));
const board = must(resolveBoard('latin-square:5'));
const multiset = must(makeMultiset([...'12345']));
const engine = makeEngine(problemOf(board, multiset));
const remover = makeRemover(engine);
const blank = new Array(board.cells).fill(-1);

function makePuzzle() {
  const { solution } = engine.sample(blank, { seed: random.below(2 ** 31) });
  return { board, multiset, labeling: criticalPuzzle(remover, solution, random), inscription: [] };
}

const collection = must(await openCollection(file));
process.stdout.write('open\n');
for (;;) {
  const count = 1 + random.below(4);
  const { added } = await collection.add(Array.from({ length: count }, () => ({ puzzle: makePuzzle() })));
  process.stdout.write(added.map((hash) => `${hash}\n`).join(''));
  // Whoever waits for the file gets a turn, and the file stays small enough to be checked often.
  await new Promise((resolve) => setTimeout(resolve, random.below(20)));
}
