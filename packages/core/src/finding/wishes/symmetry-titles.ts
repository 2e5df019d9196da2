import { GRAMMARS, inEveryLanguage, type Template, type Words } from '../../basis/index.ts';

/** What a symmetry is called, as data. Where a board has several kinds of it, they are numbered. */
export interface SymmetryName {
  readonly name: string;
  readonly kind?: number | undefined;
}

/** What a person would call a symmetry, by its name in files and options. */
const TITLES: Readonly<Record<string, Words>> = {
  none: { en: 'none', es: 'ninguna' },
  full: { en: 'all that the board has', es: 'toda la del tablero' },
  rotation: { en: 'all turns of the board', es: 'todos los giros del tablero' },
  'half-turn': { en: 'half turn', es: 'media vuelta' },
  'third-turn': { en: 'turn by a third', es: 'tercio de vuelta' },
  'quarter-turn': { en: 'turn by a quarter', es: 'cuarto de vuelta' },
  'fifth-turn': { en: 'turn by a fifth', es: 'quinto de vuelta' },
  'sixth-turn': { en: 'turn by a sixth', es: 'sexto de vuelta' },
  'eighth-turn': { en: 'turn by an eighth', es: 'octavo de vuelta' },
  mirror: { en: 'mirror', es: 'espejo' },
  mirrors: { en: 'two mirrors', es: 'dos espejos' },
  point: { en: 'through the middle point', es: 'por el punto central' },
  'chiral tetrahedral': { en: 'turns of a tetrahedron', es: 'giros de un tetraedro' },
  tetrahedral: { en: 'tetrahedron', es: 'tetraedro' },
};

const KIND: Words<Template> = { en: '{title}, kind {kind}', es: '{title}, clase {kind}' };

export const NO_SYMMETRY: Words = TITLES.none!;

/** The name of a symmetry in files and options: `half-turn`, `half-turn-2`. */
export function symmetryText({ name, kind }: SymmetryName): string {
  return kind === undefined ? name : `${name}-${kind}`;
}

/** A symmetry in words, such as `half turn`; one that is known by a symbol only keeps it: `C4v`. */
export function symmetryTitle({ name, kind }: SymmetryName): Words {
  return inEveryLanguage((code) => {
    const title = TITLES[name]?.[code] ?? name.replace('_', '');
    return kind === undefined ? title : GRAMMARS[code].fill(KIND[code], { title, kind });
  });
}
