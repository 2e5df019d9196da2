import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { makeEngine } from '../../../src/engine/index.ts';
import { checkMinimum, clueFloor } from '../../../src/finding/minimal/index.ts';
import { parseNative } from '../../../src/format/index.ts';
import { canonicalHash, clueCount, EMPTY, problemOf } from '../../../src/puzzle/index.ts';
import { isSatisfiable } from '../../engine/cadical.ts';

interface Result {
  readonly name: string;
  readonly class: string;
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
    expect(canonicalHash({ ...puzzle, labeling: beginning })).toBe(result.class);
    const floor = clueFloor(board, multiset, beginning).clues;
    expect(result.clues).toBeGreaterThanOrEqual(floor);
    if (result.proved === 'floor') expect(result.clues).toBe(floor);
  });
});

describe('cadical finds no second solution of a puzzle whose number of clues is only the best found', () => {
  const open = records.filter(({ result }) => result.proved === false);
  it.each(open.map(({ line, result }) => [result.name, line] as const))('%s', (_, line) => {
    const { board, multiset, labeling, solution } = must(parseNative(line));
    expect(isSatisfiable(problemOf(board, multiset), labeling, solution)).toBe(false);
  });
});

describe('every puzzle of many clues has one solution and no idle clue', () => {
  const lines = readFileSync(join(folder, 'most.ndjson'), 'utf8').split('\n').filter(Boolean);
  it.each(lines.map((line) => [JSON.parse(line).result as Result, line] as const))('$name', ({ clues }, line) => {
    const puzzle = must(parseNative(line));
    const { board, multiset, labeling, inscription, solution } = puzzle;
    const engine = makeEngine(problemOf(board, multiset));
    expect(clueCount(puzzle)).toBe(clues);
    expect([...engine.list(labeling, { limit: 2 })]).toEqual([solution]);
    for (const [cell, label] of labeling.entries())
      if (label !== EMPTY && !inscription.includes(cell))
        expect(engine.another(labeling.with(cell, EMPTY), solution!, { differsAt: cell }).solution).toBeDefined();
  });
});

describe('every line of data/results is as its schema says', () => {
  const judge = new Ajv2020({ allErrors: true, strict: false }).compile(
    JSON.parse(readFileSync(join(folder, 'results.schema.json'), 'utf8')),
  );
  it.each(['counts', 'classes', 'fewest', 'most'])('%s', (name) => {
    const lines = readFileSync(join(folder, `${name}.ndjson`), 'utf8')
      .split('\n')
      .filter(Boolean);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect([judge(JSON.parse(line)), judge.errors]).toEqual([true, null]);
  });
});

describe('the checksums of data/results', () => {
  it('are those of its files', () => {
    const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    const files = [
      'counts.ndjson',
      'classes.ndjson',
      'fewest.ndjson',
      'most.ndjson',
      'results.schema.json',
      ...readdirSync(join(folder, 'certificates')).map((f) => `certificates/${f}`),
    ];
    const sum = (file: string) =>
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
    expect(lines.toSorted()).toEqual(files.map((file) => `${sum(file)}  ${file}`).toSorted());
  });
});

describe('results are shared by all names of a class', () => {
  it('so that Latin Tetrahedron has the proved minimum of Canario One', () => {
    const same = records.filter(({ result: { class: own } }) => {
      return records.filter(({ result }) => result.class === own).length > 1;
    });
    expect(same.map(({ result }) => result.name)).toEqual(['canario-one', 'latin-tetrahedron']);
    for (const { result } of same) expect(result).toMatchObject({ clues: 20, proved: 'floor' });
  });
});

describe('the certificates of data/results', () => {
  const certificates = readdirSync(join(folder, 'certificates')).map((file) => {
    const bytes = readFileSync(join(folder, 'certificates', file));
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    return { name: file.slice(0, file.indexOf(ENDING)), text };
  });
  const short = certificates.filter(({ text }) => text.length <= LONGEST);

  it.each(short.map(({ name, text }) => [name, text] as const))('are valid: %s', (name, text) => {
    const minimum = records.find(({ result }) => result.name === name)!.result.clues;
    expect(must(checkMinimum(JSON.parse(text)))).toMatchObject({ valid: true, minimum });
  });

  it('are there for every minimum that was proved class by class, with the asterisms of its board', () => {
    const proved = records.filter(({ result }) => result.proved === 'classes');
    expect(certificates.map(({ name }) => name).sort()).toEqual(proved.map(({ result }) => result.name).sort());
    for (const { line, result } of proved) {
      const { board, minimum } = JSON.parse(certificates.find(({ name }) => name === result.name)!.text);
      const { cells, asterisms } = must(parseNative(line)).board;
      expect([board.cells, board.asterisms, minimum]).toEqual([cells, asterisms.map((a) => a.cells), result.clues]);
    }
  });
});
