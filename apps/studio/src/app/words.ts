import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  name: 'Latin puzzles',
  skip: 'Skip to the content',
  pagesLabel: 'Pages',
  menu: 'Menu',
  settings: 'Settings',
  close: 'Close',
  language: 'Language',
  appearance: 'Appearance',
  appearances: { auto: 'As the device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  loading: 'One moment …',
  after: 'After Miguel G. Palomo,',
  failed: 'This page could not be loaded. Is there a connection?',
  newVersion: 'There is a new version of the studio.',
  useNewVersion: 'Use it now',
  /** What is said where the device keeps nothing more … */
  why: {
    full: 'There is no room left for this on your device.',
    forbidden: 'Your browser does not let the studio keep this.',
  },
  lost: {
    game: 'Your game will be lost when you leave the studio: copy its link to keep it.',
    progress: 'What you have solved will be forgotten when you leave the studio: save your progress as a file.',
    design: 'Your design will be lost when you leave the studio: download it to keep it.',
    list: 'The puzzles to print will be lost when you leave the studio: download them, or the booklet.',
    judgements: 'How hard puzzles felt will be forgotten when you leave the studio: download your answers.',
    choices: 'What you have chosen will be forgotten when you leave the studio.',
  },
  makeRoom: 'As soon as there is room, it is kept.',
  removeGames: 'Remove games',
  downloadList: 'Download the puzzles',
  openPrint: 'Print them now',
  /** … or has kept something badly. */
  damaged: {
    game: 'A game that was kept on this device is damaged and cannot be read.',
    progress: 'What was kept on this device of what you have solved is damaged and cannot be read.',
    design: 'The design that was kept on this device is damaged and cannot be read.',
    list: 'The list of puzzles to print that was kept on this device is damaged and cannot be read.',
    judgements: 'What was kept on this device of how hard puzzles felt is damaged and cannot be read.',
    choices: 'What you had chosen is damaged and cannot be read.',
  },
  setAside: 'What is left of it has been set aside: you can download it or remove it.',
  downloadDamaged: 'Download what is left',
  removeDamaged: 'Remove it',
};

const ES: typeof EN = {
  name: 'Puzles latinos',
  skip: 'Saltar al contenido',
  pagesLabel: 'Páginas',
  menu: 'Menú',
  settings: 'Ajustes',
  close: 'Cerrar',
  language: 'Idioma',
  appearance: 'Aspecto',
  appearances: { auto: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro', contrast: 'Alto contraste' },
  loading: 'Un momento …',
  after: 'Según Miguel G. Palomo,',
  failed: 'No se ha podido cargar esta página. ¿Hay conexión?',
  newVersion: 'Hay una versión nueva del estudio.',
  useNewVersion: 'Usarla ahora',
  why: {
    full: 'No queda sitio para esto en su dispositivo.',
    forbidden: 'Su navegador no permite que el estudio guarde esto.',
  },
  lost: {
    game: 'Su partida se perderá al salir del estudio: copie su enlace para conservarla.',
    progress: 'Lo que ha resuelto se olvidará al salir del estudio: guarde su progreso en un archivo.',
    design: 'Su diseño se perderá al salir del estudio: descárguelo para conservarlo.',
    list: 'Los puzles para imprimir se perderán al salir del estudio: descárguelos, o descargue el cuadernillo.',
    judgements:
      'Lo difíciles que le han parecido los puzles se olvidará al salir del estudio: descargue sus respuestas.',
    choices: 'Lo que ha elegido se olvidará al salir del estudio.',
  },
  makeRoom: 'En cuanto haya sitio, se guardará.',
  removeGames: 'Quitar partidas',
  downloadList: 'Descargar los puzles',
  openPrint: 'Imprimirlos ahora',
  damaged: {
    game: 'Una partida que se guardaba en este dispositivo está dañada y no se puede leer.',
    progress: 'Lo que se guardaba en este dispositivo de lo que ha resuelto está dañado y no se puede leer.',
    design: 'El diseño que se guardaba en este dispositivo está dañado y no se puede leer.',
    list: 'La lista de puzles para imprimir que se guardaba en este dispositivo está dañada y no se puede leer.',
    judgements:
      'Lo que se guardaba en este dispositivo sobre la dificultad de los puzles está dañado y no se puede leer.',
    choices: 'Lo que había elegido está dañado y no se puede leer.',
  },
  setAside: 'Lo que queda se ha apartado: puede descargarlo o quitarlo.',
  downloadDamaged: 'Descargar lo que queda',
  removeDamaged: 'Quitarlo',
};

export const FRAME_WORDS: Words<typeof EN> = { en: EN, es: ES };
