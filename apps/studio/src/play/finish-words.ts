import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  nextStep: (step: number, level: string) => `Next: step ${step}, ${level}`,
  path: (step: number, level: string) => `Your path: step ${step}, ${level}`,
  allDays: 'All days',
};

const ES: typeof EN = {
  nextStep: (step, level) => `Siguiente: paso ${step}, ${level}`,
  path: (step, level) => `Su camino: paso ${step}, ${level}`,
  allDays: 'Todos los días',
};

export const FINISH_WORDS: Words<typeof EN> = { en: EN, es: ES };
