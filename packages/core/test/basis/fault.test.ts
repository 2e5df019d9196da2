import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultTold, LANGUAGES, type LanguageCode, placeTold } from '../../src/attrition/index.ts';
import { FIELD_KINDS } from '../../src/basis/fault-words/field-kinds.ts';
import { excerpt, FAULTS, type Fault, type FaultCase, makeFault } from '../../src/basis/index.ts';
import { SAMPLES, VARIANTS } from './fault-samples.ts';

const CODES = Object.keys(LANGUAGES) as LanguageCode[];

const make = makeFault as (kind: FaultCase, place: string, facts: unknown) => Fault;
const samples = Object.entries(SAMPLES).map(([kind, facts]) => make(kind as FaultCase, 'here', facts));
const variants = VARIANTS.map(([kind, facts]) => make(kind, 'here', facts));

const whole = (fault: Fault, language: LanguageCode) => Object.values(faultTold(fault, language)).join(' ');

/** What must be found in a sentence: every number and text among the facts. */
function leaves(facts: unknown, language: LanguageCode): string[] {
  if (typeof facts === 'string' || typeof facts === 'number') return [String(facts)];
  if (typeof facts !== 'object' || facts === null) return [];
  if ('en' in facts) return leaves((facts as Record<string, unknown>)[language], language);
  return Object.entries(facts).flatMap(([name, fact]) =>
    name === 'wanted' && typeof fact === 'string' ? [] : leaves(fact, language),
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
  test('has a code that there is', () => {
    expect(samples.map(({ code }) => code).filter((code) => !(code in FAULTS))).toEqual([]);
  });

  test.each([...samples, ...variants].map((fault) => [fault.case, fault] as const))(
    '%s is said whole in every language',
    (_, fault) => {
      for (const language of CODES) {
        const { message, remedy } = faultTold(fault, language);
        for (const sentence of [message, remedy]) {
          expect(sentence).toMatch(/^\S.{5,}\.$/s);
          expect(sentence).not.toMatch(/undefined|NaN|\[object/);
        }
      }
      const [english, spanish] = [faultTold(fault, 'en'), faultTold(fault, 'es')];
      expect(english).toEqual({ message: fault.message, remedy: fault.remedy });
      expect(spanish.message).not.toBe(english.message);
      expect(spanish.remedy).not.toBe(english.remedy);
    },
  );

  test.each(samples.map((fault) => [fault.case, fault] as const))('%s says all its facts', (_, fault) => {
    for (const language of CODES)
      for (const fact of leaves(fault.facts, language)) {
        // Quotation marks differ.
        const text = fact.replace(/^"|"$/g, '');
        expect(whole(fault, language)).toContain(text);
      }
  });

  test.each(samples.map((fault) => [fault.case, fault] as const))('%s tells one from several', (_, fault) => {
    const single = make(fault.case, 'here', ones(fault.facts));
    expect(whole(single, 'en')).not.toMatch(
      /\b1 (cell|label|letter|clue|character|point|face|time|place|text)s\b|1 entries/,
    );
    expect(whole(single, 'en')).not.toMatch(/There are 1 /);
    expect(whole(single, 'es')).not.toMatch(
      /(^|\D)1 (celdas|etiquetas|letras|pistas|caracteres|puntos|caras|entradas|veces|sitios|textos)\b/,
    );
  });

  test('survives a way through a worker and a file', () => {
    for (const fault of [...samples, ...variants])
      for (const copy of [structuredClone(fault), JSON.parse(JSON.stringify(fault)) as Fault])
        for (const language of CODES) expect(faultTold(copy, language)).toEqual(faultTold(fault, language));
  });
});

test('what a field must be is said in every language', () => {
  for (const wanted of FIELD_KINDS) {
    const fault = makeFault('format.field:wrong', 'here', { field: 'zebra', value: 'null', wanted, count: 41 });
    expect(whole(fault, 'es')).not.toMatch(/\b(the|of|with|or|and) /);
    expect(whole(fault, 'es')).not.toBe(whole(fault, 'en'));
  }
});

describe('Spanish', () => {
  test('has its own names of cells, asterisms, places, theorems and levels', () => {
    const impossible = makeFault('inscription.impossible', 'inscription', {
      text: '"AA"',
      tried: undefined,
      place: 'row 5 from r5c2',
      obstacle: { asterism: 'row 5', label: 'A', held: 2, allowed: 1 },
      others: ['diagonal r1c1 to r9c9', 'column 3'],
    });
    expect(faultTold(impossible, 'es')).toEqual({
      message:
        'Ningún tablero latino lleva "AA" ahí. En la fila 5 desde f5c2: la etiqueta A estaría 2 veces en la fila 5, en lugar de 1.',
      remedy: 'Cabe aquí: la diagonal de f1c1 a f9c9; la columna 3.',
    });
    const reach = makeFault('wishes.difficulty:reach', 'theorems', {
      theorem: 'hall-cells',
      highest: 41.5,
      wished: { least: 60 },
    });
    expect(faultTold(reach, 'es').message).toContain('«conjunto de Hall de celdas», ninguna puntuación pasa de 41,5');
    const level = makeFault('wishes.difficulty:level', 'score', {
      level: 'very easy',
      scores: { least: 0, most: 19.9 },
      wished: { least: 60 },
      fair: true,
    });
    expect(faultTold(level, 'es').message).toContain('del nivel «muy fácil» son de 0 a 19,9');
  });

  test('and of places in a file', () => {
    expect(placeTold('line 3, clues[17]', 'es')).toBe('línea 3, clues[17]');
    expect(placeTold('line 3, character 5', 'es')).toBe('línea 3, carácter 5');
    expect(placeTold('document', 'es')).toBe('documento');
    expect(placeTold('line 3, clues[17]', 'en')).toBe('line 3, clues[17]');
  });
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

test('docs/errors.md tells every code and its meaning; `npm run docs` writes it', () => {
  const published = readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8');
  for (const [code, meaning] of Object.entries(FAULTS)) expect(published).toContain(`| \`${code}\` | ${meaning} |\n`);
});
