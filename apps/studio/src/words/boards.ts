import type { LanguageCode, Words } from '@latin-puzzles/core/basis';

interface BoardWords {
  readonly ownBoard: string;
  readonly family: string;
  readonly families: Readonly<Record<string, string>>;
  readonly measures: string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly ofCells: (from: string, to: string) => string;
  readonly symmetries: Readonly<Record<string, string>>;
  readonly symmetryKind: (name: string, kind: string) => string;
}

export const BOARDS: Words<BoardWords> = {
  en: {
    ownBoard: 'Your board',
    family: 'Families',
    families: {
      'latin-square': 'Latin square',
      sudoku: 'Sudoku',
      win: 'Win',
      quadoku: 'Quadoku',
      gerechte: 'Gerechte',
      wave: 'Wave',
      focus: 'Focus',
      steps: 'Steps',
      sky: 'Sky',
      orb: 'Orb',
      tartan: 'Tartan',
      triangle: 'Triangle',
      hexagon: 'Hexagon',
      star: 'Star',
      tetrahedron: 'Tetrahedron',
      cube: 'Cube',
      octahedron: 'Octahedron',
      icosahedron: 'Icosahedron',
      dodecahedron: 'Dodecahedron',
    },
    measures: 'Measures',
    kinds: {
      row: 'a row',
      column: 'a column',
      region: 'a region',
      strip: 'a strip',
      line: 'a line',
      parallel: 'a parallel',
      meridian: 'a meridian',
      diagonal: 'a diagonal',
    },
    ofCells: (from, to) => `from ${from} to ${to}`,
    symmetries: {
      none: 'none',
      full: 'all that the board has',
      rotation: 'all turns of the board',
      'half-turn': 'half turn',
      'third-turn': 'turn by a third',
      'quarter-turn': 'turn by a quarter',
      'fifth-turn': 'turn by a fifth',
      'sixth-turn': 'turn by a sixth',
      'eighth-turn': 'turn by an eighth',
      mirror: 'mirror',
      mirrors: 'two mirrors',
      point: 'through the middle point',
      'chiral tetrahedral': 'turns of a tetrahedron',
      tetrahedral: 'tetrahedron',
    },
    symmetryKind: (name, kind) => `${name}, kind ${kind}`,
  },
  es: {
    ownBoard: 'Su tablero',
    family: 'Familias',
    families: {
      'latin-square': 'Cuadrado latino',
      sudoku: 'Sudoku',
      win: 'Win',
      quadoku: 'Quadoku',
      gerechte: 'Gerechte',
      wave: 'Wave',
      focus: 'Focus',
      steps: 'Steps',
      sky: 'Sky',
      orb: 'Orb',
      tartan: 'Tartan',
      triangle: 'Triángulo',
      hexagon: 'Hexágono',
      star: 'Estrella',
      tetrahedron: 'Tetraedro',
      cube: 'Cubo',
      octahedron: 'Octaedro',
      icosahedron: 'Icosaedro',
      dodecahedron: 'Dodecaedro',
    },
    measures: 'Medidas',
    kinds: {
      row: 'una fila',
      column: 'una columna',
      region: 'una región',
      strip: 'una franja',
      line: 'una línea',
      parallel: 'un paralelo',
      meridian: 'un meridiano',
      diagonal: 'una diagonal',
    },
    ofCells: (from, to) => `de ${from} a ${to}`,
    symmetries: {
      none: 'ninguna',
      full: 'toda la del tablero',
      rotation: 'todos los giros del tablero',
      'half-turn': 'media vuelta',
      'third-turn': 'tercio de vuelta',
      'quarter-turn': 'cuarto de vuelta',
      'fifth-turn': 'quinto de vuelta',
      'sixth-turn': 'sexto de vuelta',
      'eighth-turn': 'octavo de vuelta',
      mirror: 'espejo',
      mirrors: 'dos espejos',
      point: 'por el punto central',
      'chiral tetrahedral': 'giros de un tetraedro',
      tetrahedral: 'tetraedro',
    },
    symmetryKind: (name, kind) => `${name}, clase ${kind}`,
  },
};

/** A symmetry in words, such as `half turn`; one that is known by a symbol only keeps it. */
export function symmetryTold(name: string, language: LanguageCode): string {
  const { symmetries, symmetryKind } = BOARDS[language];
  const [, base = name, kind] = /^(.*)-(\d+)$/.exec(name) ?? [];
  const told = symmetries[base] ?? base.replace('_', '');
  return kind === undefined ? told : symmetryKind(told, kind);
}
