import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  title: 'Learn',
  lede: 'The ideas that solve puzzles, from easy to hard, each with a few small positions to try it on. They hold on every board.',
  open: (name: string) => `Learn: ${name}`,
  done: 'done',
  progress: (done: number, count: number) => `${done} of ${count} done`,
  unknown: 'There is no such lesson.',
  all: 'All ideas',
  because: 'Why:',
  at: (index: number, count: number) => `Position ${index} of ${count}`,
  board: 'The board of the lesson',
  boardHelp: 'Pick a cell, then a symbol.',
  pad: 'Symbols',
  pickFirst: 'Pick an empty cell first.',
  showWhy: 'Show me why',
  showAnswer: 'Show the answer',
  again: 'Try again',
  next: 'Next position',
  nextIdea: 'Next idea',
  finished: 'That was the whole lesson.',
  jump: 'Positions',
};

const ES: typeof EN = {
  title: 'Aprender',
  lede: 'Las ideas que resuelven puzles, de fáciles a difíciles, cada una con unas posiciones pequeñas para probarla. Valen en cualquier tablero.',
  open: (name) => `Aprender: ${name}`,
  done: 'hecha',
  progress: (done, count) => `${done} de ${count} hechas`,
  unknown: 'No existe esa lección.',
  all: 'Todas las ideas',
  because: 'Por qué:',
  at: (index, count) => `Posición ${index} de ${count}`,
  board: 'El tablero de la lección',
  boardHelp: 'Elija una celda y después un símbolo.',
  pad: 'Símbolos',
  pickFirst: 'Elija antes una celda vacía.',
  showWhy: 'Mostrar por qué',
  showAnswer: 'Mostrar la respuesta',
  again: 'Probar otra vez',
  next: 'Posición siguiente',
  nextIdea: 'Idea siguiente',
  finished: 'Esa era la lección entera.',
  jump: 'Posiciones',
};

export const LEARN_WORDS: Words<typeof EN> = { en: EN, es: ES };
