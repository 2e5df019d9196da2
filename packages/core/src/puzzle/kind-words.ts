import type { Audience, Words } from '../basis/index.ts';
import type { Kind } from './classify.ts';

/** What each class is called: by researchers in the words of the paper, by players without them. */
export const KIND_WORDS: Readonly<Record<Kind, Readonly<Record<Audience, Words>>>> = {
  'partial-board': {
    researcher: {
      en: 'partial labeled board, not a partial Latin board',
      es: 'tablero parcial etiquetado, no tablero latino parcial',
    },
    player: { en: 'clues that break the rules', es: 'pistas que incumplen las reglas' },
  },
  'labeled-board': {
    researcher: { en: 'labeled board, not a Latin board', es: 'tablero etiquetado, no tablero latino' },
    player: { en: 'a full board that breaks the rules', es: 'un tablero lleno que incumple las reglas' },
  },
  'partial-latin-board': {
    researcher: { en: 'partial Latin board, not completable', es: 'tablero latino parcial, no completable' },
    player: { en: 'clues without a solution', es: 'pistas sin solución' },
  },
  completable: {
    researcher: {
      en: 'completable partial Latin board, not a Latin puzzle: it has more than one solution',
      es: 'tablero latino parcial completable, no puzle latino: tiene más de una solución',
    },
    player: { en: 'clues with several solutions', es: 'pistas con varias soluciones' },
  },
  'latin-puzzle': {
    researcher: { en: 'Latin puzzle', es: 'puzle latino' },
    player: { en: 'a puzzle with one solution', es: 'un puzle con una sola solución' },
  },
  'latin-board': {
    researcher: { en: 'Latin board', es: 'tablero latino' },
    player: { en: 'a solved board', es: 'un tablero resuelto' },
  },
};
