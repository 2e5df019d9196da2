import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { excerpt, type Fault, LANGUAGE_CODES, type LanguageCode, makeFault } from '../packages/core/src/basis/index.ts';
import { INSCRIPTION_FAULTS, WISHES_FAULTS } from '../packages/core/src/finding/index.ts';
import { DOCUMENT_FIELDS, type DocumentField, FORMAT_FAULTS } from '../packages/core/src/format/index.ts';
// @ts-expect-error: a script without types
import { codesOf, faultFiles } from '../scripts/fault-codes.mjs';
// @ts-expect-error: a script without types
import { root } from '../scripts/shared.mjs';
import { SAMPLES, type Samples } from './fault-samples.ts';

interface Sample {
  readonly table: Samples['table'];
  readonly fault: Fault;
}

const make = (table: Samples['table'], kind: string, facts: unknown): Sample => ({
  table,
  fault: makeFault(table, kind, 'here', facts),
});
const all = Object.values(SAMPLES);
const samples = all.flatMap(({ table, facts }) => Object.entries(facts).map(([kind, fact]) => make(table, kind, fact)));
const variants = all.flatMap(({ table, variants }) => variants.map(([kind, facts]) => make(table, kind, facts)));
const byCase = (list: readonly Sample[]) => list.map((sample) => [sample.fault.case, sample] as const);

const whole = ({ told }: Fault, language: LanguageCode) => Object.values(told[language]).join(' ');

/** Facts that are not said to the letter: kinds of things have words of their own. */
const HIDDEN = ['wanted', 'kind', 'level', 'bound'];
/** Which asterism is meant is said by the place. */
const PLACED = 'asterism';

/** What must be found in a sentence: every number and text among the facts. */
function leaves(facts: unknown, language: LanguageCode): string[] {
  if (typeof facts === 'string' || typeof facts === 'number') return [String(facts)];
  if (typeof facts !== 'object' || facts === null) return [];
  if ('en' in facts) return leaves((facts as Record<string, unknown>)[language], language);
  return Object.entries(facts).flatMap(([name, fact]) =>
    (HIDDEN.includes(name) && typeof fact === 'string') || (name === PLACED && typeof fact === 'number')
      ? []
      : leaves(fact, language),
  );
}

/** The same facts with every number 1. */
function ones(facts: unknown): unknown {
  if (typeof facts === 'number') return 1;
  if (Array.isArray(facts)) return facts.map(ones);
  if (typeof facts !== 'object' || facts === null) return facts;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, ones(fact)]));
}

describe('every case of a fault', () => {
  test('has a code whose meaning docs/errors.md tells; `npm run docs` writes it', async () => {
    const modules = await Promise.all(faultFiles().map((file: string) => import(join(root, file))));
    const codes: Readonly<Record<string, string>> = codesOf(modules);
    const published = readFileSync(new URL('../docs/errors.md', import.meta.url), 'utf8');
    for (const [code, meaning] of Object.entries(codes)) expect(published).toContain(`| \`${code}\` | ${meaning} |\n`);
    expect(samples.map(({ fault }) => fault.code).filter((code) => !(code in codes))).toEqual([]);
  });

  test.each(byCase([...samples, ...variants]))('%s is said whole in every language', (_, { fault }) => {
    for (const language of LANGUAGE_CODES)
      for (const sentence of Object.values(fault.told[language])) {
        expect(sentence).toMatch(/^\S.{5,}\.$/s);
        expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      }
    const { en, es } = fault.told;
    expect(en).toEqual({ message: fault.message, remedy: fault.remedy });
    expect(es.message).not.toBe(en.message);
    expect(es.remedy).not.toBe(en.remedy);
  });

  test.each(byCase(samples))('%s says all its facts', (_, { fault }) => {
    for (const language of LANGUAGE_CODES)
      for (const fact of leaves(fault.facts, language)) {
        // Quotation marks differ.
        const text = fact.replace(/^"|"$/g, '');
        expect(whole(fault, language)).toContain(text);
      }
  });

  test.each(byCase(samples))('%s tells one from several', (_, { table, fault }) => {
    const single = make(table, fault.case, ones(fault.facts)).fault;
    expect(whole(single, 'en')).not.toMatch(
      /\b1 (cell|label|letter|clue|character|point|face|time|place|text)s\b|1 entries/,
    );
    expect(whole(single, 'en')).not.toMatch(/There are 1 /);
    expect(whole(single, 'es')).not.toMatch(
      /(^|\D)1 (celdas|etiquetas|letras|pistas|caracteres|puntos|caras|entradas|veces|sitios|textos)\b/,
    );
  });

  test('is plain data', () => {
    for (const { fault } of [...samples, ...variants]) {
      expect(structuredClone(fault)).toEqual(fault);
      expect(JSON.parse(JSON.stringify(fault)).told).toEqual(fault.told);
    }
  });
});

test('what a field must be is said in every language', () => {
  for (const wanted of Object.keys(DOCUMENT_FIELDS) as DocumentField[]) {
    const facts = { field: 'zebra', value: 'null', wanted, count: 41 };
    const fault = makeFault(FORMAT_FAULTS, 'format.field:wrong', 'here', facts);
    expect(whole(fault, 'es')).not.toMatch(/\b(the|of|with|or|and) /);
    expect(whole(fault, 'es')).not.toBe(whole(fault, 'en'));
  }
});

test('Spanish has its own names of cells, asterisms, places, theorems and levels', () => {
  const square = (row: number, column: number) => ({ kind: 'square', row, column });
  const row = { kind: 'row', id: 5 };
  const impossible = makeFault(INSCRIPTION_FAULTS, 'inscription.impossible', 'inscription', {
    text: '"AA"',
    tried: undefined,
    place: { kind: 'part', of: { kind: 'asterism', asterism: row }, from: square(5, 2) },
    obstacle: { asterism: row, label: 'A', held: 2, allowed: 1 },
    others: [
      { kind: 'diagonal', from: square(1, 1), to: square(9, 9) },
      { kind: 'asterism', asterism: { kind: 'column', id: 3 } },
    ],
  });
  expect(impossible.told.en).toEqual({
    message: 'No Latin board carries "AA" there. row 5 from r5c2: row 5 would hold A 2 times instead of 1.',
    remedy: 'It fits here: diagonal r1c1 to r9c9; column 3.',
  });
  expect(impossible.told.es).toEqual({
    message:
      'Ningún tablero latino lleva "AA" ahí. En la fila 5 desde f5c2: la etiqueta A estaría 2 veces en la fila 5, en lugar de 1.',
    remedy: 'Cabe aquí: la diagonal de f1c1 a f9c9; la columna 3.',
  });
  const reach = makeFault(WISHES_FAULTS, 'wishes.difficulty:reach', 'theorems', {
    theorem: 'hall-cells',
    highest: 41.5,
    wished: { least: 60 },
  });
  expect(reach.told.es.message).toContain('«conjunto desnudo», ninguna puntuación pasa de 41,5');
  const level = makeFault(WISHES_FAULTS, 'wishes.difficulty:level', 'score', {
    level: 'very easy',
    scores: { least: 0, most: 19.9 },
    wished: { least: 60 },
    fair: true,
  });
  expect(level.told.es.message).toContain('del nivel «muy fácil» son de 0 a 19,9');
});

test('an excerpt never repeats megabytes', () => {
  expect(excerpt('x'.repeat(1_000_000))).toHaveLength(41);
  expect(excerpt('x'.repeat(1_000_000), 5)).toBe('"xxxx…');
  expect([excerpt('a"'), excerpt(null), excerpt(2.5)]).toEqual(['"a\\""', 'null', '2.5']);
  expect([excerpt([]), excerpt({}), excerpt(undefined)]).toEqual([
    { kind: 'array' },
    { kind: 'object' },
    { kind: 'nothing' },
  ]);
});
