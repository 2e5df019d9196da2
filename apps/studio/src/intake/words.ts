import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  title: 'Open a puzzle',
  help: 'Paste it anywhere on this page, or drop a file: a line of symbols, a drawn grid, a link, JSON; ours or that of other programs.',
  openFile: 'Open a file',
  paste: 'Paste',
  noPaste: 'Your browser does not let the page read what you copied: press Control and V instead.',
  chooseTitle: (count: number, more: boolean) => (more ? `The first ${count} puzzles` : `${count} puzzles`),
  chooseOne: 'One puzzle',
  some: 'Some of what was there is no puzzle and was passed over.',
  untitled: 'A Latin puzzle',
  numbered: (title: string, number: number) => `${number}. ${title}`,
  joined: 'The progress of that file was added to what is kept here.',
  drop: 'Let go to open it',
  close: 'Close',
};

const ES: typeof EN = {
  title: 'Abrir un puzle',
  help: 'Péguelo en cualquier parte de esta página, o suelte un archivo: una línea de símbolos, una cuadrícula, un enlace, JSON; nuestro o de otros programas.',
  openFile: 'Abrir un archivo',
  paste: 'Pegar',
  noPaste: 'Su navegador no permite que la página lea lo que ha copiado: pulse Control y V.',
  chooseTitle: (count, more) => (more ? `Los primeros ${count} puzles` : `${count} puzles`),
  chooseOne: 'Un puzle',
  some: 'Parte de lo que había no es ningún puzle y se ha pasado por alto.',
  untitled: 'Un puzle latino',
  numbered: (title, number) => `${number}. ${title}`,
  joined: 'El progreso de ese archivo se ha añadido a lo que se guarda aquí.',
  drop: 'Suelte para abrirlo',
  close: 'Cerrar',
};

export const INTAKE_WORDS: Words<typeof EN> = { en: EN, es: ES };
