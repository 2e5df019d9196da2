import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  enlarge: 'Enlarge',
  candidatesSmall: 'There is no room for candidates here. Enlarge the board to see them.',
};

const ES: typeof EN = {
  enlarge: 'Ampliar',
  candidatesSmall: 'Aquí no caben los candidatos. Amplíe el tablero para verlos.',
};

export const BOARD_WORDS: Words<typeof EN> = { en: EN, es: ES };
