import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  title: 'A puzzle for every day',
  lede: 'The same for everybody, made on your device from the date alone. Days that are over can be played, too.',
  board: 'Board',
  dayOwn: 'A new board every day',
  level: 'Level',
  before: 'The month before',
  after: 'The month after',
  streak: 'in a row',
  longest: 'longest',
  solved: 'solved',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  today: 'today',
  solvedIn: (time: string) => `solved in ${time}`,
  playToday: 'Play today’s',
};

const ES: typeof EN = {
  title: 'Un puzle para cada día',
  lede: 'El mismo para todos, hecho en su dispositivo solo a partir de la fecha. Los días pasados también se pueden jugar.',
  board: 'Tablero',
  dayOwn: 'Un tablero nuevo cada día',
  level: 'Nivel',
  before: 'El mes anterior',
  after: 'El mes siguiente',
  streak: 'seguidos',
  longest: 'la racha más larga',
  solved: 'resueltos',
  days: (count) => (count === 1 ? '1 día' : `${count} días`),
  today: 'hoy',
  solvedIn: (time) => `resuelto en ${time}`,
  playToday: 'Jugar al de hoy',
};

export const DAILY_WORDS: Words<typeof EN> = { en: EN, es: ES };
