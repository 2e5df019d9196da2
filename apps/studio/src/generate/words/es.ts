import { GRAMMARS } from '@latin-puzzles/core/basis';
import type { GENERATE_ENGLISH } from './en.ts';

const { counted, figure, span } = GRAMMARS.es;

export const GENERATE_SPANISH: typeof GENERATE_ENGLISH = {
  title: 'Su propio puzle',
  lede: 'Escriba un nombre, elija un tablero y obtenga un puzle con exactamente una solución. Las letras del nombre son sus símbolos.',
  word: 'Un nombre o una palabra',
  wordExample: 'por ejemplo, HOWARD GARNS',
  noWord: 'Sin palabra, el tablero conserva sus propios símbolos.',
  allDifferent: (letters) =>
    letters === 1 ? 'Una letra: es un símbolo.' : `${letters} letras, todas distintas: son los símbolos.`,
  times: (letter, count) => `${letter} ${count === 2 ? 'dos' : count} veces`,
  repeats: (letters) => `Cada grupo de celdas lleva ${letters}, como la palabra.`,
  filled: (letters, filling) =>
    `${letters === 1 ? 'Una letra no basta' : `${letters} letras no bastan`} para este tablero: además lleva ${filling}.`,
  tooLong: (letters, cells) =>
    `${letters} letras son demasiadas para este tablero, cuyos grupos tienen ${cells} celdas. En los de abajo caben.`,
  longest: (letters) =>
    `No proponemos tableros para más de ${letters} letras: uno tan grande lleva su tiempo. Pruebe con una palabra más corta, o elija un tablero de ese tamaño entre los demás.`,
  board: 'Tablero',
  ownBoard: 'Su tablero',
  exact: (letters) => (letters === 1 ? 'A la medida de una letra' : `A la medida de ${letters} letras`),
  larger: 'Tableros mayores, en los que se añaden números a las letras',
  moreBoards: (count) => (count > 0 ? `Más tableros (${count})` : 'Más tableros'),
  fewerBoards: 'Menos tableros',
  anotherBoard: 'Un tablero de otra medida',
  takeBoard: 'Usarlo',
  cells: (cells, k) => `${counted(cells, 'celda', 'celdas')}, ${counted(k, 'símbolo', 'símbolos')}`,
  place: 'Dónde va la palabra',
  anywhere: 'Donde quepa',
  kindsOfPlaces: 'A lo largo de',
  places: 'Exactamente aquí',
  byHand: 'En las celdas que yo elija',
  byHandHelp: (left) =>
    left > 0
      ? `Elija las celdas en el orden de lectura: ${left === 1 ? 'falta 1' : `faltan ${left}`}. Si vuelve a elegir una, la quita.`
      : 'Todas las letras tienen celda. Si vuelve a elegir una, la quita.',
  byHandBoard: 'Celdas de la palabra',
  level: 'Nivel',
  levels: { usual: 'el propio del tablero', any: 'cualquiera, las pistas justas' },
  noSuchLevel: (level) => `${level} (no hay)`,
  quotedLevel: (level) => `«${level}»`,
  levelsMissing: (levels, count) =>
    `Este tablero no tiene puzles ${count === 1 ? 'de nivel' : 'de los niveles'} ${levels}`,
  levelsProved: ': se han recorrido todos',
  levelsUnfound: (attempts) => ` que sepamos: no ha salido ninguno en ${counted(attempts, 'intento')}`,
  nearestLevel: (level) => `; el nivel más cercano es «${level}»`,
  levelsUnknown:
    'No se sabe de antemano qué niveles tiene este tablero. Buscamos hasta que muchos intentos seguidos no den nada.',
  moreWishes: 'Más deseos',
  partFailed: 'No se ha podido cargar esta parte. ¿Hay conexión?',
  generate: 'Crearlo',
  cancel: 'Cancelar',
  preview: 'Así empieza',
  looking: 'Buscando puzles',
  progress: (attempts, seconds) =>
    `${attempts === 1 ? 'Un intento' : `${figure(attempts)} intentos`} en ${figure(seconds)} s`,
  rejectedBecause: 'Descartados por',
  remedies: {
    stopped: 'Deje más tiempo.',
    'no-board': 'Pida otros símbolos u otra palabra.',
    words: 'Use otros símbolos, o permita cualquier palabra.',
    mask: 'Deje que más celdas sean pistas.',
    critical: 'Renuncie a que sea crítico, o pida menos pistas o menos simetría.',
    clues: 'Permita más o menos pistas.',
    fair: 'Permita más teoremas, más pistas o puzles que no sean justos.',
    score: 'Elija otro nivel, o un margen de puntuación más amplio.',
    needs: 'Pida un teorema más fácil, o deje más tiempo.',
    duplicate: 'Pida menos puzles o menos condiciones: quizá no haya otros.',
  },
  nearest: ({ of, got, wanted }) =>
    `Lo más cercano: ${of === 'clues' ? `${got} pistas` : of === 'score' ? `una puntuación de ${got}` : `un grado de ${got} (cada nivel es un quinto de 100)`}; se desea ${span(wanted)}.`,
  relaxed: (level) => `Este tablero no ha dado ningún puzle de nivel ${level} en 200 intentos: ahora vale cualquiera.`,
  foundOf: (found, count) => (count === 1 ? 'Aquí lo tiene.' : `${found} de ${count} puzles`),
  endings: {
    patience: 'Muchos intentos seguidos no han dado nada nuevo. Aquí está lo encontrado.',
    cancelled: 'Cancelado. Aquí está lo encontrado.',
    failed: 'Algo ha fallado. Inténtelo de nuevo.',
  },
  seedTold: (seed) => `Semilla ${seed}`,
  facts: { level: 'Nivel', clues: 'Pistas', theorems: 'Teoremas' },
  unfair: 'no es justo: hay que probar',
  play: 'Jugar',
  print: 'Imprimir',
  download: 'Descargar',
  copy: 'Copiar enlace',
  copied: 'El enlace está copiado.',
  copyFailed: 'No se ha podido copiar el enlace. Es este:',
  solution: 'Solución',
  printAll: 'Imprimir todos',
  downloadAll: 'Descargar todos',
  statistics: 'Estadística de la serie',
};
