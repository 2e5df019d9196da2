import {
  type AsterismName,
  asterismText,
  CELL_KINDS,
  type CellName,
  cellText,
  NAMED_ASTERISM_KINDS,
} from '../board/index.ts';

/** Reads the names that files have as texts. */
export interface NameReader {
  cell(text: string): CellName;
  asterism(text: string): AsterismName;
}

/**
 * The reader of names in files: a text that the names of a kind are written as is such a name, so that it can be said in
 * every language; any other is somebody's own.
 */
export function makeNameReader(): NameReader {
  const cells = Object.entries(CELL_KINDS)
    .filter(([kind]) => kind !== 'own')
    .map(([kind, { en }]) => {
      const said = typeof en.said === 'string' ? en.said : en.said.one;
      return { kind, pattern: patternOf(en.plain ?? said.replace('{id}', en.id ?? ''), '\\d+') };
    });
  const asterisms = Object.entries(NAMED_ASTERISM_KINDS).map(([kind, { en }]) => {
    const said = typeof en.said === 'string' ? en.said : en.said.one;
    return { kind, pattern: patternOf(said, '[A-Z]+|\\d+') };
  });
  return {
    cell(text) {
      for (const { kind, pattern } of cells) {
        const parts = pattern.exec(text)?.groups;
        if (!parts) continue;
        const numbers = Object.entries(parts).map(([part, number]) => [part, Number(number)]);
        const name: CellName = { ...Object.fromEntries(numbers), kind };
        if (cellText(name) === text) return name;
      }
      return { kind: 'own', text };
    },
    asterism(text) {
      for (const { kind, pattern } of asterisms) {
        const id = pattern.exec(text)?.groups?.id;
        if (id === undefined) continue;
        const name = { kind, id: /^\d/.test(id) ? Number(id) : id };
        if (asterismText(name) === text) return name;
      }
      return { kind: 'own', text };
    },
  };
}

/** What the texts of a template look like whose placeholders are all of one form. */
function patternOf(template: string, form: string): RegExp {
  return new RegExp(`^${template.replace(/\{(\w+)\}/g, `(?<$1>${form})`)}$`);
}
