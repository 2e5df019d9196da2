import { type AsterismName, CELL_KINDS, type CellName, NAMED_ASTERISM_KINDS } from '../../board/index.ts';

/** A whole number as names have it: no zeros in front, and few enough digits to be exact. */
const NUMBER = '0|[1-9]\\d{0,14}';

const CELL_PATTERNS = Object.entries(CELL_KINDS)
  .filter(([kind]) => kind !== 'own')
  .map(([kind, { en }]) => {
    const said = typeof en.said === 'string' ? en.said : en.said.one;
    return { kind, pattern: patternOf(en.plain ?? said.replace('{id}', en.id ?? ''), NUMBER) };
  });

const ASTERISM_PATTERNS = Object.entries(NAMED_ASTERISM_KINDS).map(([kind, { en }]) => {
  const said = typeof en.said === 'string' ? en.said : en.said.one;
  // Letters, a number, or the number of a part that has a letter: `strip B`, `row 3`, `row B3`.
  return { kind, pattern: patternOf(said, `[A-Z]+(?:[1-9]\\d{0,14})?|${NUMBER}`) };
});

/** What the texts of a template look like whose placeholders are all of one form. */
function patternOf(template: string, form: string): RegExp {
  return new RegExp(`^${template.replace(/\{(\w+)\}/g, `(?<$1>${form})`)}$`);
}

/**
 * Reads the names that files have as texts: a text that the names of a kind are written as is such a name, so that it can
 * be said in every language; any other is somebody's own.
 */
export const NAMES_IN_FILES = {
  cell(text: string): CellName {
    for (const { kind, pattern } of CELL_PATTERNS) {
      const parts = pattern.exec(text)?.groups;
      if (!parts) continue;
      const numbers = Object.entries(parts).map(([part, number]) => [part, Number(number)]);
      return { ...Object.fromEntries(numbers), kind };
    }
    return { kind: 'own', text };
  },

  asterism(text: string): AsterismName {
    for (const { kind, pattern } of ASTERISM_PATTERNS) {
      const id = pattern.exec(text)?.groups?.id;
      if (id !== undefined) return { kind, id: /^\d/.test(id) ? Number(id) : id };
    }
    return { kind: 'own', text };
  },
};
