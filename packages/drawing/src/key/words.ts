import type { Grammar, Words } from '@latin-puzzles/core/basis';
import { type CellName, cellCaption } from '@latin-puzzles/core/board';

interface KeyWords {
  readonly title: string;
  readonly regions: string;
  readonly lines: string;
  readonly boxes: string;
}

/** What a key says beside how names are to be read, which is for the kinds of cells to say. */
export const KEY_WORDS: Words<KeyWords> = {
  en: {
    title: 'The names of the cells',
    regions: 'What stands pale in a region is its name.',
    lines: 'Numbers outside are those of the lines that end there.',
    boxes: 'Boxes are counted from left to right, then downwards.',
  },
  es: {
    title: 'Los nombres de las celdas',
    regions: 'Lo que figura en tono claro en una región es su nombre.',
    lines: 'Los números de fuera son los de las líneas que acaban ahí.',
    boxes: 'Las cajas se cuentan de izquierda a derecha y luego hacia abajo.',
  },
};

/** Where among the cells the example is looked for: beyond the middle, where numbers are not small. */
const EXAMPLE = 0.62;

/** A name whose numbers all differ, so that none is taken for another. */
function example(names: readonly CellName[]): CellName {
  const later = names.slice(Math.floor(EXAMPLE * names.length));
  const differ = ({ kind: _, face: __, ...rest }: CellName) =>
    new Set(Object.values(rest)).size === Object.keys(rest).length;
  return later.find(differ) ?? later[0]!;
}

/** How the names are to be read: a sentence for every kind of them. */
export function namesCaption(names: readonly CellName[], grammar: Grammar): string {
  const kinds = new Map<string, CellName[]>();
  for (const name of names) {
    const held = kinds.get(name.kind);
    if (held) held.push(name);
    else kinds.set(name.kind, [name]);
  }
  return [...kinds.values()].map((held) => cellCaption(example(held), grammar)).join(' ');
}
