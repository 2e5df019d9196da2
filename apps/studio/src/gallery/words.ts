import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  title: 'Sudoku set free',
  lede:
    'Boards of any shape, labels that may repeat, words inscribed. Every row, strip, line or region holds the same ' +
    'labels, and every puzzle here has exactly one solution.',
  filters: 'Filter the gallery',
  types: { ls: 'Latin squares', symmetric: 'symmetric', repeat: 'repeated labels', inscripted: 'with a word' },
  nonLs: 'not Latin squares',
  type: 'Type',
  shape: 'Shape',
  shapes: {
    square: 'squares',
    triangle: 'triangles',
    hexagon: 'hexagons',
    star: 'stars',
    globe: 'globes',
    solid: 'solids',
  },
  level: 'Level',
  any: 'any',
  shown: (count: number, all: number) => (count === all ? `${all} puzzles` : `${count} of ${all} puzzles`),
  none: 'No puzzle is all of this at once. Take a wish back.',
  playShort: 'Play',
  play: (title: string) => `Play ${title}`,
  generate: 'Make another',
  about: 'About this board',
  critical: 'critical',
  facts: {
    board: 'Board',
    labels: 'Labels',
    symmetry: 'Symmetry',
    automorphisms: 'Automorphisms',
    types: 'Types',
    clues: 'Clues',
    layout: 'Layout',
    name: 'Name',
  },
  cells: (cells: number, groups: number, k: number) => `${cells} cells, ${groups} groups of ${k}`,
  order: (name: string, order: string) => `${name}, order ${order}`,
  clues: (count: number, floor: number) =>
    floor > 0 ? `${count}; with fewer than ${floor} there is never one solution` : String(count),
  status: { known: 'known', forced: 'forced', ours: 'ours' },
};

const ES: typeof EN = {
  title: 'El sudoku, en libertad',
  lede:
    'Tableros de cualquier forma, etiquetas que pueden repetirse, palabras inscritas. Cada fila, franja, línea o región ' +
    'lleva las mismas etiquetas, y cada puzle de esta galería tiene exactamente una solución.',
  filters: 'Filtrar la galería',
  types: {
    ls: 'cuadrados latinos',
    symmetric: 'simétrico',
    repeat: 'etiquetas repetidas',
    inscripted: 'con palabra',
  },
  nonLs: 'no son cuadrados latinos',
  type: 'Tipo',
  shape: 'Forma',
  shapes: {
    square: 'cuadrados',
    triangle: 'triángulos',
    hexagon: 'hexágonos',
    star: 'estrellas',
    globe: 'globos',
    solid: 'sólidos',
  },
  level: 'Nivel',
  any: 'cualquiera',
  shown: (count, all) => (count === all ? `${all} puzles` : `${count} de ${all} puzles`),
  none: 'Ningún puzle cumple todo a la vez. Retire algún deseo.',
  playShort: 'Jugar',
  play: (title) => `Jugar a ${title}`,
  generate: 'Hacer otro',
  about: 'Sobre este tablero',
  critical: 'crítico',
  facts: {
    board: 'Tablero',
    labels: 'Etiquetas',
    symmetry: 'Simetría',
    automorphisms: 'Automorfismos',
    types: 'Tipos',
    clues: 'Pistas',
    layout: 'Trazado',
    name: 'Nombre',
  },
  cells: (cells, groups, k) => `${cells} celdas, ${groups} grupos de ${k}`,
  order: (name, order) => `${name}, orden ${order}`,
  clues: (count, floor) => (floor > 0 ? `${count}; con menos de ${floor} nunca hay una sola solución` : String(count)),
  status: { known: 'conocido', forced: 'obligado', ours: 'nuestro' },
};

export const GALLERY_WORDS: Words<typeof EN> = { en: EN, es: ES };
