import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  name: 'Latin puzzles',
  studio: 'Open in the studio',
  elsewhere: 'This page of the studio opens in a window of its own.',
  nothing: 'The address of this frame names no puzzle: it should end like #/play/specimen/sudoku.',
  back: 'Back to the puzzle',
};

const ES: typeof EN = {
  name: 'Puzles latinos',
  studio: 'Abrir en el estudio',
  elsewhere: 'Esta página del estudio se abre en una ventana propia.',
  nothing: 'La dirección de este marco no nombra ningún puzle: debería terminar como #/play/specimen/sudoku.',
  back: 'Volver al puzle',
};

export const FRAMED_WORDS: Words<typeof EN> = { en: EN, es: ES };
