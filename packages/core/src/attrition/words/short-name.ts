import { LANGUAGES, type LanguageCode } from './languages.ts';
import { named } from './named.ts';
import { parseName } from './names.ts';
import { fill } from './template.ts';

/** How a cell is named: by what it is numbered by, or as someone liked. */
export type NameKind = 'square' | 'triangle' | 'globe' | 'ring' | 'edge' | 'cell' | 'own';

/** The name of a cell, as short as a drawing has room for. */
export interface ShortName {
  readonly kind: NameKind;
  readonly text: string;
  /** The numbers that the name is made of. */
  readonly values: Readonly<Record<string, string>>;
  /** The face of a solid, which the text leaves out: it is the same for many cells. */
  readonly face: string | undefined;
}

/** `r1c2` of face 5, `13` for edge 13, `1·12` for ring 1 point 12; a name of someone's own as it is. */
export function shortName(name: string, code: LanguageCode): ShortName {
  const language = LANGUAGES[code];
  const parsed = parseName(name);
  const { key, id = key, values = {} } = parsed ?? {};
  const face = values.face;
  switch (id) {
    case 'cell.square':
    case 'cell.triangle':
    case 'cell.globe':
      return { kind: id.slice('cell.'.length) as NameKind, text: fill(language, id, values, 1), values, face };
    case 'cell.ring':
      return { kind: 'ring', text: `${values.ring}·${values.id}`, values, face };
    case 'cell.edge':
    case 'cell.cell':
      return { kind: id === 'cell.edge' ? 'edge' : 'cell', text: values.id!, values, face };
    default:
      return { kind: 'own', text: named(language, [name]), values, face };
  }
}
