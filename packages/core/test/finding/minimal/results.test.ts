import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { makeEngine } from '../../../src/engine/index.ts';
import { checkMinimum, clueFloor } from '../../../src/finding/minimal/index.ts';
import { parseNative } from '../../../src/format/index.ts';
import { clueCount, EMPTY, problemOf } from '../../../src/puzzle/index.ts';

interface Result {
  readonly name: string;
  readonly clues: number;
  readonly proved: 'classes' | 'floor' | false;
}

const folder = fileURLToPath(new URL('../../../../../data/results', import.meta.url));
const records = readFileSync(join(folder, 'fewest.ndjson'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => ({ line, result: JSON.parse(line).result as Result }));
const ENDING = '.latin-minimum';
/** Longer ones take too long for a test; scripts/results.mjs checks them all. */
const LONGEST = 20_000;

describe('every puzzle of data/results has one solution and as many clues as is told', () => {
  it.each(records.map(({ line, result }) => [result.name, line, result] as const))('%s', (_, line, result) => {
    const puzzle = must(parseNative(line));
    const { board, multiset, labeling, inscription, solution } = puzzle;
    expect(clueCount(puzzle)).toBe(result.clues);
    expect([...makeEngine(problemOf(board, multiset)).list(labeling, { limit: 2 })]).toEqual([solution]);
    const beginning = labeling.map((label, cell) => (inscription.includes(cell) ? label : EMPTY));
    const floor = clueFloor(board, multiset, beginning).clues;
    expect(result.clues).toBeGreaterThanOrEqual(floor);
    if (result.proved === 'floor') expect(result.clues).toBe(floor);
  });
});

describe('the certificates of data/results are valid', () => {
  const certificates = readdirSync(join(folder, 'certificates')).map((file) => ({
    name: file.slice(0, -ENDING.length),
    text: readFileSync(join(folder, 'certificates', file), 'utf8'),
  }));
  const short = certificates.filter(({ text }) => text.length <= LONGEST);

  it.each(short.map(({ name, text }) => [name, text] as const))('%s', (name, text) => {
    const minimum = records.find(({ result }) => result.name === name)!.result.clues;
    expect(must(checkMinimum(JSON.parse(text)))).toMatchObject({ valid: true, minimum });
  });
});
