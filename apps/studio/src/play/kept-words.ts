import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  removed: (title: string) => `${title} was removed.`,
  undo: 'Bring it back',
  dailyOf: (day: string) => `puzzle of ${day}`,
  step: (step: number) => `step ${step} of the path`,
};

const ES: typeof EN = {
  removed: (title) => `${title} se ha quitado.`,
  undo: 'Recuperarla',
  dailyOf: (day) => `puzle del ${day}`,
  step: (step) => `paso ${step} del camino`,
};

export const KEPT_WORDS: Words<typeof EN> = { en: EN, es: ES };
