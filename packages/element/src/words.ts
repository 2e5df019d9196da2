import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  noPuzzle: 'There is no puzzle here.',
  notFetched: (address: string) => `The puzzle could not be fetched from ${address}.`,
  asking: ['Where to look', 'With which idea?', 'Show why', 'What follows?', 'Do it'],
  thinking: 'Looking …',
  closeHint: 'Close the hint',
  complete: 'The board is complete.',
  hopeless: 'The clues of this puzzle contradict each other: it has no solution.',
  several: 'This puzzle has several solutions. What they have in common has been found.',
  wrong: 'Something that you have written does not belong there: it is marked.',
  lost: 'Somewhere the centre marks have lost a symbol that belongs there: the cell is marked.',
  restart: 'Restart',
  sure: 'Begin again and lose what is written?',
  yes: 'Begin again',
  no: 'Go on',
};

const ES: typeof EN = {
  noPuzzle: 'Aquí no hay ningún puzle.',
  notFetched: (address) => `No se ha podido obtener el puzle de ${address}.`,
  asking: ['Dónde mirar', '¿Con qué idea?', 'Mostrar por qué', '¿Qué se sigue?', 'Hacerlo'],
  thinking: 'Buscando …',
  closeHint: 'Cerrar la pista',
  complete: 'El tablero está completo.',
  hopeless: 'Las pistas de este puzle se contradicen: no tiene solución.',
  several: 'Este puzle tiene varias soluciones. Ya se ha encontrado lo que tienen en común.',
  wrong: 'Algo de lo que ha escrito no va ahí: está señalado.',
  lost: 'En algún lugar falta entre las anotaciones del centro el símbolo que corresponde: la celda está señalada.',
  restart: 'Reiniciar',
  sure: '¿Empezar de nuevo y perder lo escrito?',
  yes: 'Empezar de nuevo',
  no: 'Seguir',
};

export type ElementWords = typeof EN;

export const ELEMENT_WORDS: Words<ElementWords> = { en: EN, es: ES };
