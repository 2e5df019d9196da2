import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  place: 'Place a symbol that this idea shows.',
  strike: 'Strike out a candidate that this idea rules out.',
  answers: (name: string) => `${name}: answers`,
  right: 'Right.',
  wrong: (label: string, cell: string) => `No: ${label} does not go in ${cell}.`,
  notYet: (label: string, cell: string) => `${label} does go in ${cell}, but this idea does not show it yet.`,
  placesLeft: (group: string, label: string, cells: string) => `In ${group}, ${label} can still go in ${cells}.`,
  labelsLeft: (cell: string, labels: string) => `${cell} can still hold ${labels}.`,
  mustStay: (label: string, cell: string) => `No: ${label} is what goes in ${cell}.`,
  notShown: (label: string, cell: string) => `${label} does not go in ${cell}, but this idea does not show that here.`,
  outAlready: 'That is out already.',
};

const ES: typeof EN = {
  place: 'Coloque un símbolo que esta idea muestre.',
  strike: 'Tache un candidato que esta idea descarte.',
  answers: (name) => `${name}: respuestas`,
  right: 'Correcto.',
  wrong: (label, cell) => `No: ${label} no va en ${cell}.`,
  notYet: (label, cell) => `${label} sí va en ${cell}, pero esta idea aún no lo muestra.`,
  placesLeft: (group, label, cells) => `En ${group}, ${label} aún puede ir en ${cells}.`,
  labelsLeft: (cell, labels) => `En ${cell} aún pueden ir ${labels}.`,
  mustStay: (label, cell) => `No: ${label} es lo que va en ${cell}.`,
  notShown: (label, cell) => `${label} no va en ${cell}, pero esta idea no lo muestra aquí.`,
  outAlready: 'Eso ya está descartado.',
};

/** What is said to readers of a lesson. */
export const LESSON_WORDS: Words<typeof EN> = { en: EN, es: ES };
