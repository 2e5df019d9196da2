import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  explain,
  LADDER,
  makeSpeaker,
  prove,
  type Step,
  shapeOf,
  theoremName,
  theoremStatement,
} from '../packages/core/src/attrition/index.ts';
import { must } from '../packages/core/src/basis/index.ts';
import {
  asterismText,
  cellText,
  FAMILIES,
  familyTitle,
  makeBoard,
  resolveBoard,
} from '../packages/core/src/board/index.ts';
import { placesFor, placeText } from '../packages/core/src/finding/index.ts';
import { makeNative, makeProofRecord, parseNative, parsePuzzle } from '../packages/core/src/format/index.ts';
import { EMPTY, makeMultiset, makePuzzle, problemOf } from '../packages/core/src/puzzle/index.ts';
import { challengeOf, drawKey } from '../packages/drawing/src/index.ts';
import { verifyProof } from '../packages/workshop/src/proving/index.ts';
// @ts-expect-error: a script without types
import { root, sourceFiles } from '../scripts/shared.mjs';
import { type CompilerError, errorsWith } from './support/errors-with.ts';

// A family, and a theorem, as if there were a file and a line in the registries for each.
vi.mock('../packages/core/src/board/families/index.ts', async (original) => {
  const { FAMILIES } = await original<{ FAMILIES: readonly unknown[] }>();
  const { flower } = await import('./extending/flower.ts');
  return { FAMILIES: [...FAMILIES, flower] };
});
vi.mock('../packages/core/src/attrition/theorems/index.ts', async (original) => {
  const theorems = await original<{ LADDER: readonly unknown[] }>();
  const { onlyPlace } = await import('./extending/only-place.ts');
  return { ...theorems, LADDER: [...theorems.LADDER, onlyPlace] };
});

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** A theorem that has all but its form. */
const THEOREM = 'packages/core/src/attrition/theorems/formless.ts';
const FORMLESS = `import type { Theorem } from '../model/theorem.ts';
declare const all: Omit<Theorem, 'form'>;
export const formless: Theorem = all;
`;
const LANGUAGES = 'packages/core/src/basis/language/words.ts';

/** What the compiler says to a theorem without its form, and to a language without words. */
let errors: readonly CompilerError[];
beforeAll(() => {
  const withEsperanto = textOf(LANGUAGES).replace("['en', 'es']", "['en', 'es', 'eo']");
  errors = errorsWith(
    root,
    new Map([
      [THEOREM, FORMLESS],
      [LANGUAGES, withEsperanto],
    ]),
  );
});

describe('a new family of boards is one file and one line', () => {
  const board = () => must(resolveBoard('flower:5'));
  const multiset = must(makeMultiset([...'12345']));

  test('it is found, and has its title in every language', () => {
    expect(FAMILIES.at(-1)!.name).toBe('flower');
    expect(board().cells).toBe(10);
    expect([familyTitle('flower:5', 'en'), familyTitle('flower:5', 'es')]).toEqual(['Flower 5', 'Flor 5']);
    const wrong = resolveBoard('flower:99');
    if (wrong.ok) expect.fail('no such member');
    expect(wrong.fault.told.es.message).toContain('el lado, un número de 3 a 12');
  });

  test('its kinds of cells and asterisms are said in every language, and refused names tell them', () => {
    const [en, es] = (['en', 'es'] as const).map((code) => makeSpeaker({ board: board(), multiset }, code));
    expect(en!.cells([0, 1, 7])).toBe('petals 1 and 2 of wreath 1, and petal 3 of wreath 2');
    expect(es!.cells([0, 1, 7])).toBe('los pétalos 1 y 2 de la corona 1, y el pétalo 3 de la corona 2');
    expect([en!.asterisms([0, 1]), es!.asterisms([1])]).toEqual(['wreaths 1 and 2', 'la corona 2']);
    const step = {
      theorem: 'full-count',
      writes: [],
      removals: [{ cell: 2, label: 3 }],
      premises: { terms: [{ times: 1, asterism: 0, label: 3 }] },
    };
    expect(explain(step, { board: board(), multiset }, 'es')).toEqual([
      'En la corona 1 ya está el 4, así que no puede ir en el pétalo 3 de la corona 1.',
    ]);
    expect(placesFor(board(), 5).map(({ name }) => placeText(name))).toContain('wreath 1');
  });

  test('its names survive a way through a file', () => {
    const { name: _, ...own } = board();
    const labeling = new Array<number>(10).fill(EMPTY);
    const puzzle = must(
      makePuzzle({ board: must(makeBoard({ ...own, name: '' })), multiset, labeling, inscription: [] }),
    );
    const text = makeNative(puzzle);
    expect(text).toContain('"w1p2"');
    expect(text).toContain('"wreath 2"');
    const back = must(parseNative(text)).board;
    expect(back.cellNames).toEqual(board().cellNames);
    expect(back.asterisms.map(({ name }) => name)).toEqual(board().asterisms.map(({ name }) => name));
    expect([back.cellNames.map(cellText)[1], asterismText(back.asterisms[1]!.name)]).toEqual(['w1p2', 'wreath 2']);
  });

  test('it has a key and a challenge', () => {
    const texts = drawKey(board(), { language: 'es' }).items.flatMap((item) =>
      item.shape === 'text' ? [item.text] : [],
    );
    expect(texts).toContain('2/3');
    expect(texts.join(' ')).toMatch(/\d\/\d es el pétalo \d de la corona \d\./);
    const puzzle = { board: board(), multiset, inscription: [] };
    expect(challengeOf(puzzle, 'en')).toBe('Complete the board: every wreath takes the numbers 1 to 5.');
    expect(challengeOf(puzzle, 'es')).toBe('Complete el tablero: cada corona lleva los números del 1 al 5.');
  });
});

describe('a new theorem is one file, with its words and its form, and one line', () => {
  const puzzle = must(parsePuzzle('1......4..2..3..', { board: must(resolveBoard('sudoku:2x2')) }));
  const names = ['full-count', 'only-place', 'only-candidate'];
  const theorems = names.map((name) => LADDER.find((theorem) => theorem.name === name)!);
  const proof = prove(shapeOf(problemOf(puzzle.board, puzzle.multiset)), puzzle.labeling, theorems);

  test('it is on the ladder, and is named and stated in every language', () => {
    expect(LADDER.at(-1)!.name).toBe('only-place');
    expect([theoremName('only-place', 'en'), theoremName('only-place', 'es')]).toEqual(['only place', 'lugar único']);
    expect(theoremStatement('only-place', 'es')).toBe(
      'Las demás etiquetas salen del único lugar que un grupo tiene para una etiqueta.',
    );
  });

  test('proofs are looked for with it, and told', () => {
    expect(proof).toMatchObject({ fair: true, complete: true });
    const step = proof.steps.find(({ theorem }) => theorem === 'only-place')!;
    expect(explain(step, puzzle, 'en')).toEqual(['The only place for 4 in row 1 is r1c2, so 2 cannot go in r1c2.']);
  });

  test('steps by its name are checked as such, and none that are not', () => {
    const check = (steps: readonly Step[]) =>
      must(verifyProof(JSON.stringify(makeProofRecord(puzzle, { ...proof, steps })), 'document'));
    expect(check(proof.steps)).toMatchObject({ fair: true, verdict: { valid: true }, misnamed: undefined });
    const index = proof.steps.findIndex(({ theorem }) => theorem === 'full-count');
    const renamed = proof.steps.with(index, { ...proof.steps[index]!, theorem: 'only-place' });
    expect(check(renamed)).toMatchObject({
      verdict: { valid: true },
      misnamed: { step: index, theorem: 'only-place', known: true },
    });
  });

  test('without its form it does not compile', () => {
    const told = errors.filter(({ file }) => file === THEOREM).map(({ text }) => text);
    expect(told).toContainEqual(expect.stringContaining("Property 'form' is missing"));
  });
});

describe('a new language is one code, and the compiler names all that is missing', () => {
  const sources: string[] = sourceFiles().filter((file: string) =>
    /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file),
  );

  test('every file that has words in Spanish is named', () => {
    const worded = sources.filter((file) => /^\s*(en: .*)?\bes(: |,)/m.test(textOf(file)));
    const named = new Set(errors.map(({ file }) => file));
    expect(worded.length).toBeGreaterThan(50);
    expect(worded.filter((file) => !named.has(file))).toEqual([]);
  });

  test('and nothing but words is', () => {
    const others = errors.filter(({ file, text }) => file !== THEOREM && !/\beo\b/.test(text));
    expect(others).toEqual([]);
  });
});
