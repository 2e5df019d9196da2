import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRandom, must } from '@latin-puzzles/core/basis';
import { automorphisms, elements, makeBoardResolver } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { criticalPuzzle, makeRemover } from '@latin-puzzles/core/finding';
import { applyRenaming, makeMultiset, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import {
  type Collection,
  makeExportRecord,
  openCollection,
  type PuzzleEntry,
  type PuzzleFilter,
} from '@latin-puzzles/mill/collection';
import { afterAll } from 'vitest';

/** A folder for the files of a test, which is removed after it. */
export function makeFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'latin-collection-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}

const resolve = makeBoardResolver();
const BOARDS = { 'sudoku:2x2': '1234', 'latin-square:4': 'AABC', 'star:6/2': '12345' };

/** Some critical puzzles of three small boards, no two alike. */
export const POOL: readonly Puzzle[] = Object.entries(BOARDS).flatMap(([name, labels]) => {
  const board = must(resolve(name));
  const multiset = must(makeMultiset([...labels].slice(0, board.k)));
  const engine = makeEngine(problemOf(board, multiset));
  const remover = makeRemover(engine);
  const blank = new Array<number>(board.cells).fill(-1);
  const puzzles = Array.from({ length: 8 }, (_, seed): Puzzle => {
    const { solution } = engine.sample(blank, { seed });
    return { board, multiset, labeling: criticalPuzzle(remover, solution!, makeRandom(seed)), inscription: [] };
  });
  return puzzles;
});

/** The same puzzle in another guise: its cells moved by an automorphism of the board, its labels renamed. */
export function disguised(puzzle: Puzzle, turn: number): Puzzle {
  const { board, multiset, labeling } = puzzle;
  const all = [...elements(automorphisms(board), 50)];
  const cells = all[turn % all.length]!;
  // Labels of equal count change places in a circle.
  const labels = multiset.counts.map((count, label) => {
    const alike = multiset.counts.flatMap((other, index) => (other === count ? [index] : []));
    return alike[(alike.indexOf(label) + turn) % alike.length]!;
  });
  return { ...puzzle, labeling: applyRenaming(labeling, { cells, labels }) };
}

let opened = 0;

/** An empty collection in a file of its own. */
export async function openFile(at: (name: string) => string, clock?: () => number): Promise<Collection> {
  return must(await openCollection(at(`${++opened}.db`), { clock }));
}

/** All that a collection holds, whatever the order, without the numbers of rows. */
export async function contentsOf(collection: Collection, filter: PuzzleFilter = {}): Promise<string[]> {
  const lines: string[] = [];
  for await (const page of collection.pages(filter)) {
    const parts = await collection.parts(page.map(({ id }) => id));
    for (const stored of page) {
      const { id, ...facts } = stored;
      const { theorems } = parts.profiles.get(id)!;
      lines.push(JSON.stringify([facts, theorems, makeExportRecord(stored, parts, { proofs: true })]));
    }
  }
  return lines.toSorted();
}

/** An entry with all that an entry can have. */
export function entryFor(puzzle: Puzzle, number: number): PuzzleEntry {
  const score = (7 * number) % 100;
  const rating = { score, level: 'easy', hardest: 'fish', fair: true, theorems: ['fish', 'last-places'] };
  const source = {
    title: `No. ${number}`,
    id: number,
    mood: 'kept',
    rating,
    generated: { seed: number, plan: 'p', line: 1 },
  };
  return {
    puzzle: { ...puzzle, title: source.title, source },
    added: new Date(Date.UTC(2026, 0, 1 + (number % 5))).toISOString(),
    proof: number % 2 ? { fair: true, theorems: [], steps: [{ number }] } : undefined,
    judgements: [{ player: `player ${number % 3}`, level: 'medium', at: new Date(Date.UTC(2026, 1, 1)).toISOString() }],
  };
}
