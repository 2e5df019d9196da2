import { describe, expect, test } from 'vitest';
import { LADDER } from '../../../src/attrition/index.ts';
import { THEOREM_WORDS, theoremName, theoremStatement } from '../../../src/attrition/words/index.ts';
import { TEMPLATES, type TemplateKey } from '../../../src/attrition/words/templates.ts';
import { LANGUAGE_CODES, type Template } from '../../../src/basis/index.ts';

describe('the template sets', () => {
  const forms = (template: Template) => (typeof template === 'string' ? [template] : [template.one, template.other]);
  const placeholders = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!));

  test('all languages have the same keys', () => {
    for (const templates of Object.values(TEMPLATES))
      expect(Object.keys(templates).sort()).toEqual(Object.keys(TEMPLATES.en).sort());
  });

  test('a text has the same placeholders in all languages', () => {
    const used = (template: Template) => new Set(forms(template).flatMap((form) => [...placeholders(form)]));
    for (const key of Object.keys(TEMPLATES.en) as TemplateKey[])
      expect(used(TEMPLATES.es[key]), key).toEqual(used(TEMPLATES.en[key]));
  });

  test('the words of theorems are listed as the ladder is', () => {
    expect([...THEOREM_WORDS.keys()]).toEqual([...LADDER.map(({ name }) => name), 'backtrack']);
  });

  test('every theorem has a name and a statement in every language', () => {
    for (const theorem of [...LADDER.map(({ name }) => name), 'backtrack'])
      for (const code of LANGUAGE_CODES) {
        expect(THEOREM_WORDS.get(theorem)?.title[code]).toBeTruthy();
        expect(theoremStatement(theorem, code)).toMatch(/\.$/);
      }
    expect(theoremName('full-count', 'es')).toBe('cuenta completa');
    expect(theoremName('asterism-consistency', 'en')).toBe('ways to fill a group');
    expect(theoremName('asterism-consistency', 'en', 'researcher')).toBe('asterism consistency');
    expect(theoremName('my-own-theorem', 'es')).toBe('my own theorem');
  });
});
