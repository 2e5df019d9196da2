import { describe, expect, test } from 'vitest';
import { LADDER } from '../../../src/attrition/index.ts';
import { LANGUAGES, type LanguageCode, theoremName, theoremStatement } from '../../../src/attrition/words/index.ts';
import { parseName } from '../../../src/attrition/words/names.ts';
import type { Template, TemplateKey } from '../../../src/attrition/words/template.ts';
import { CATALOG, FAMILIES } from '../../../src/board/index.ts';
import { boardOf } from '../../support.ts';

describe('the template sets', () => {
  const forms = (template: Template) => (typeof template === 'string' ? [template] : [template.one, template.other]);
  const placeholders = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!));

  test('all languages have the same keys', () => {
    for (const { templates } of Object.values(LANGUAGES))
      expect(Object.keys(templates).sort()).toEqual(Object.keys(LANGUAGES.en.templates).sort());
  });

  test('a text has the same placeholders in all languages', () => {
    const used = (template: Template) => new Set(forms(template).flatMap((form) => [...placeholders(form)]));
    for (const key of Object.keys(LANGUAGES.en.templates) as TemplateKey[])
      expect(used(LANGUAGES.es.templates[key]), key).toEqual(used(LANGUAGES.en.templates[key]));
  });

  test('every theorem has a name and a statement in every language', () => {
    for (const theorem of [...LADDER.map(({ name }) => name), 'backtrack'])
      for (const code of Object.keys(LANGUAGES) as LanguageCode[]) {
        expect(Object.keys(LANGUAGES[code].templates)).toContain(`name.${theorem}`);
        expect(theoremStatement(theorem, code)).toMatch(/\.$/);
      }
    expect(theoremName('full-count', 'es')).toBe('cuenta completa');
    expect(theoremName('my-own-theorem', 'es')).toBe('my own theorem');
  });

  test('every name that a board family gives is understood', () => {
    const specifications = [...CATALOG.map(({ board }) => board), ...FAMILIES.map(({ name }) => name)];
    for (const specification of specifications) {
      const { asterisms, cellNames } = boardOf(specification);
      const strange = [...asterisms.map(({ name }) => name), ...cellNames].filter((name) => !parseName(name));
      expect(strange, specification).toEqual([]);
    }
  });
});
