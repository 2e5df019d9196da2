import type { Dictionary } from './words.ts';

interface RoomWords {
  readonly enlarge: string;
  readonly candidatesSmall: string;
}

export const ROOM: Dictionary<RoomWords> = {
  en: {
    enlarge: 'Enlarge',
    candidatesSmall: 'There is no room for candidates here. Enlarge the board to see them.',
  },
  es: {
    enlarge: 'Ampliar',
    candidatesSmall: 'Aquí no caben los candidatos. Amplíe el tablero para verlos.',
  },
};
