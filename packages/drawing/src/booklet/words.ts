import type { LanguageCode, Words } from '@latin-puzzles/core/basis';

interface BookletWords {
  readonly answers: string;
  readonly proofs: string;
  /** Where the key to a board is, in the proof of which puzzle. */
  readonly keySeen: (number: number) => string;
  readonly untitled: string;
  readonly usualTitle: string;
  readonly puzzles: (count: number) => string;
  readonly page: (number: number, content: string) => string;
  readonly folding: (millimetres: string) => string;
  readonly challenge: (asterisms: string, labels: string) => string;
  readonly numbers: (last: number) => string;
  readonly labels: (list: string) => string;
  readonly sameLabels: string;
  readonly by: (name: string) => string;
  readonly contents: string;
  readonly rules: string;
  /** Where the rule of a puzzle is that has no room above it: on the page before, or before another puzzle. */
  readonly ruleBefore: string;
  readonly ruleOf: (number: number) => string;
  /** The drawing of a board, with what stands in its cells. */
  readonly drawing: (title: string, cells: number, list: string) => string;
  readonly drawingCounted: (title: string, cells: number, filled: number) => string;
  /** One group of a board, and what it holds. */
  readonly groupDrawing: (group: string, labels: string) => string;
  /** Labels by how often each comes: `A twice`. */
  readonly repeated: (label: string, times: number) => string;
  readonly repeats: (list: string) => string;
  readonly eachOnce: string;
  readonly strips: string;
  readonly netStrips: string;
  readonly netLines: string;
  readonly discs: string;
  readonly ties: string;
  readonly windows: string;
  readonly plates: string;
  readonly begin: string;
}

const TIMES_EN: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice', 3: 'three times', 4: 'four times' };
const TIMES_ES: Readonly<Record<number, string>> = {
  1: 'una vez',
  2: 'dos veces',
  3: 'tres veces',
  4: 'cuatro veces',
};

/** What a booklet says by itself. */
export const BOOKLET_WORDS: Words<BookletWords> = {
  en: {
    answers: 'Answers',
    proofs: 'Proofs',
    keySeen: (number) => `Key: see ${number}.`,
    untitled: 'Latin puzzle',
    usualTitle: 'Latin puzzles',
    puzzles: (count) => (count === 1 ? 'One puzzle' : `${count} puzzles`),
    page: (number, content) => `Page ${number}: ${content}`,
    folding: (millimetres) =>
      `Cut along the outer line, fold along the others, glue the tabs. Edges of ${millimetres} mm.`,
    challenge: (asterisms, labels) => `Complete the board: every ${asterisms} takes ${labels}.`,
    numbers: (last) => `the numbers 1 to ${last}`,
    labels: (list) => `the symbols ${list}`,
    sameLabels: 'the same symbols',
    by: (name) => `by ${name}`,
    contents: 'Contents',
    rules: 'How to play',
    ruleBefore: 'How to play: see the page before.',
    ruleOf: (number) => `How to play: as puzzle ${number}.`,
    drawing: (title, cells, list) =>
      `${title}: a board of ${cells} cells. ${list === '' ? 'All are empty.' : `Written in them: ${list}.`}`,
    drawingCounted: (title, cells, filled) => `${title}: a board of ${cells} cells, ${filled} of them filled.`,
    groupDrawing: (group, labels) => `${group}: ${labels}`,
    repeated: (label, times) => `${label} ${TIMES_EN[times] ?? `${times} times`}`,
    repeats: (list) => `In every group stand ${list}.`,
    eachOnce: 'In every group each of them stands once.',
    strips:
      'The letters round the board belong to strips: an arrow shows where the strip runs. Two strips with the same letter are one group.',
    netStrips:
      'The drawing is the solid laid flat. A strip is the band between two lines that look alike, and it runs right round the solid: where it leaves the drawing at a letter, it goes on at the same letter elsewhere.',
    netLines:
      'The drawing is the solid laid flat. Each line that joins cells runs right round the solid: where it leaves the drawing at a letter, it goes on at the same letter elsewhere.',
    discs: 'The cells are the circles; the circles on one straight line are a group.',
    ties: 'Cells that are tied by lines that look alike are a group.',
    windows: 'Every shaded window is a group too, whatever lies beneath it.',
    plates: 'The letters on coloured cells are clues like the others.',
    begin:
      'Look for a group with few empty cells, and ask what is missing in it; or take one symbol, and ask where it can still go.',
  },
  es: {
    answers: 'Soluciones',
    proofs: 'Demostraciones',
    keySeen: (number) => `Clave: véase ${number}.`,
    untitled: 'Puzle latino',
    usualTitle: 'Puzles latinos',
    puzzles: (count) => (count === 1 ? 'Un puzle' : `${count} puzles`),
    page: (number, content) => `Página ${number}: ${content}`,
    folding: (millimetres) =>
      `Recorte por la línea exterior, doble por las demás y pegue las solapas. Aristas de ${millimetres} mm.`,
    challenge: (asterisms, labels) => `Complete el tablero: cada ${asterisms} lleva ${labels}.`,
    numbers: (last) => `los números del 1 al ${last}`,
    labels: (list) => `los símbolos ${list}`,
    sameLabels: 'los mismos símbolos',
    by: (name) => `por ${name}`,
    contents: 'Índice',
    rules: 'Cómo se juega',
    ruleBefore: 'Cómo se juega: véase la página anterior.',
    ruleOf: (number) => `Cómo se juega: como el puzle ${number}.`,
    drawing: (title, cells, list) =>
      `${title}: un tablero de ${cells} celdas. ${list === '' ? 'Todas están vacías.' : `En ellas está escrito: ${list}.`}`,
    drawingCounted: (title, cells, filled) => `${title}: un tablero de ${cells} celdas, ${filled} de ellas llenas.`,
    groupDrawing: (group, labels) => `${group}: ${labels}`,
    repeated: (label, times) => `${label} ${TIMES_ES[times] ?? `${times} veces`}`,
    repeats: (list) => `En cada grupo están ${list}.`,
    eachOnce: 'En un grupo no se repite nada.',
    strips:
      'Las letras alrededor del tablero son de franjas: una flecha muestra por dónde va la franja. Dos franjas con la misma letra forman un grupo.',
    netStrips:
      'El dibujo es el sólido desplegado. Una franja es la banda entre dos líneas iguales y da la vuelta entera al sólido: donde sale del dibujo junto a una letra, sigue en otra parte junto a la misma letra.',
    netLines:
      'El dibujo es el sólido desplegado. Cada línea que une celdas da la vuelta entera al sólido: donde sale del dibujo junto a una letra, sigue en otra parte junto a la misma letra.',
    discs: 'Las celdas son los círculos; los círculos de una misma recta forman un grupo.',
    ties: 'Las celdas atadas con líneas iguales forman un grupo.',
    windows: 'Cada ventana sombreada es también un grupo, esté donde esté.',
    plates: 'Las letras sobre celdas de color son pistas como las demás.',
    begin:
      'Busque un grupo con pocas celdas vacías y piense qué le falta; o tome un símbolo y piense dónde puede ir todavía.',
  },
};

/** What a booklet without a title is called. */
export function usualTitle(language: LanguageCode): string {
  return BOOKLET_WORDS[language].usualTitle;
}
