import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  favourite: 'Favourite',
  markFavourite: (title: string) => `${title} is a favourite of yours`,
  solvedTimes: (count: number) => (count === 1 ? 'solved' : `solved ${count} times`),
  best: (time: string) => `best ${time}`,
  step: (step: number) => `Step ${step}`,
};

const ES: typeof EN = {
  favourite: 'Favorito',
  markFavourite: (title) => `${title} está entre sus favoritos`,
  solvedTimes: (count) => (count === 1 ? 'resuelto' : `resuelto ${count} veces`),
  best: (time) => `mejor ${time}`,
  step: (step) => `Paso ${step}`,
};

export const BOARDS_WORDS: Words<typeof EN> = { en: EN, es: ES };
