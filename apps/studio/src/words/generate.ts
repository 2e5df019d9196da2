import type { BatchRejection, Near } from '@latin-puzzles/core/finding';
import type { LevelWish } from '../generate/form.ts';
import { counted, type Dictionary, figure } from './words.ts';

type Panels = 'clues' | 'levels' | 'scores' | 'theorems' | 'rejected';

interface GenerateWords {
  readonly title: string;
  readonly lede: string;
  readonly word: string;
  readonly wordExample: string;
  readonly noWord: string;
  readonly allDifferent: (letters: number) => string;
  readonly times: (letter: string, count: number) => string;
  readonly repeats: (letters: string) => string;
  readonly filled: (letters: number, filling: string) => string;
  readonly tooLong: (letters: number, cells: number) => string;
  readonly longest: (letters: number) => string;
  readonly board: string;
  readonly exact: (letters: number) => string;
  readonly larger: string;
  readonly moreBoards: (count: number) => string;
  readonly fewerBoards: string;
  readonly anotherBoard: string;
  readonly takeBoard: string;
  readonly cells: (cells: number, k: number) => string;
  readonly place: string;
  readonly anywhere: string;
  readonly kindsOfPlaces: string;
  readonly places: string;
  readonly byHand: string;
  readonly byHandHelp: (left: number) => string;
  readonly byHandBoard: string;
  readonly level: string;
  readonly levels: Readonly<Record<Extract<LevelWish, 'usual' | 'any'>, string>>;
  readonly generate: string;
  readonly cancel: string;
  readonly preview: string;
  readonly previewLabels: (labels: string) => string;
  readonly looking: string;
  readonly progress: (attempts: number, seconds: number) => string;
  readonly rejectedBecause: string;
  readonly reasons: Readonly<Record<BatchRejection, string>>;
  readonly remedies: Readonly<Record<BatchRejection, string>>;
  readonly nearest: (near: Near) => string;
  readonly accompanied: string;
  readonly relaxed: (level: string) => string;
  readonly foundOf: (found: number, count: number) => string;
  readonly endings: Readonly<Record<'patience' | 'cancelled' | 'failed', string>>;
  readonly seedTold: (seed: number) => string;
  readonly facts: Readonly<Record<'level' | 'clues' | 'theorems', string>>;
  readonly scored: (level: string, score: string) => string;
  readonly unfair: string;
  readonly play: string;
  readonly print: string;
  readonly download: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly solution: string;
  readonly printAll: string;
  readonly downloadAll: string;
  readonly statistics: string;
  readonly panels: Readonly<Record<Panels, string>>;
}

const range = ({ least, most }: Near['wanted'], least_: string, most_: string, to: string) =>
  least === undefined ? `${most_} ${most}` : most === undefined ? `${least_} ${least}` : `${least} ${to} ${most}`;

export const GENERATE: Dictionary<GenerateWords> = {
  en: {
    title: 'Your own puzzle',
    lede: 'Type a name, pick a board, get a puzzle with exactly one solution. The letters of the name are its labels.',
    word: 'A name or a word',
    wordExample: 'such as HOWARD GARNS',
    noWord: 'Without a word the board keeps its own labels.',
    allDifferent: (letters) =>
      letters === 1 ? 'One letter: it is a label.' : `${letters} letters, all different: they are the labels.`,
    times: (letter, count) => `${letter} ${count === 2 ? 'twice' : `${count} times`}`,
    repeats: (letters) => `Every asterism holds ${letters}, as the word does.`,
    filled: (letters, filling) =>
      `${letters === 1 ? 'One letter is' : `${letters} letters are`} not enough for this board: beside them it takes ${filling}.`,
    tooLong: (letters, cells) =>
      `${letters} letters are too many for this board, whose asterisms have ${cells} cells. Those below have room.`,
    longest: (letters) => `We know no board for more than ${letters} letters. Try a shorter word.`,
    board: 'Board',
    exact: (letters) => (letters === 1 ? 'Made for one letter' : `Made for ${letters} letters`),
    larger: 'Larger boards, on which numbers join the letters',
    moreBoards: (count) => (count > 0 ? `More boards (${count})` : 'More boards'),
    fewerBoards: 'Fewer boards',
    anotherBoard: 'A board of any size',
    takeBoard: 'Take it',
    cells: (cells, k) => `${counted(cells, 'cell', 'cells')}, ${counted(k, 'label', 'labels')}`,
    place: 'Where the word goes',
    anywhere: 'Find me a place',
    kindsOfPlaces: 'Along',
    places: 'Exactly here',
    byHand: 'Cells that I pick',
    byHandHelp: (left) =>
      left > 0
        ? `Pick the cells in reading order: ${left} to go. Picking one again takes it out.`
        : 'All letters have a cell. Picking one again takes it out.',
    byHandBoard: 'Cells of the word',
    level: 'Level',
    levels: { usual: 'what suits the board', any: 'any, the fewest clues' },
    generate: 'Make it',
    cancel: 'Cancel',
    preview: 'How it begins',
    previewLabels: (labels) => `Every asterism takes ${labels}.`,
    looking: 'Looking for puzzles',
    progress: (attempts, seconds) =>
      `${attempts === 1 ? 'One attempt' : `${figure(attempts)} attempts`} in ${figure(seconds)} s`,
    rejectedBecause: 'Passed over because of',
    reasons: {
      stopped: 'stopped',
      'no-board': 'no Latin board in time',
      words: 'unwanted word',
      mask: 'several solutions',
      critical: 'not critical',
      clues: 'number of clues',
      fair: 'not fair',
      score: 'difficulty',
      needs: 'theorem not needed',
      duplicate: 'found before',
    },
    remedies: {
      stopped: 'Let it run longer.',
      'no-board': 'Wish for other labels or another word.',
      words: 'Use other labels, or let any word appear.',
      mask: 'Let more cells be clues.',
      critical: 'Do without a critical puzzle, or ask for fewer clues or less symmetry.',
      clues: 'Allow more or fewer clues.',
      fair: 'Allow more theorems, more clues, or puzzles that are not fair.',
      score: 'Choose another level, or a wider range of scores.',
      needs: 'Ask for an easier theorem, or let it run longer.',
      duplicate: 'Ask for fewer puzzles, or wish for less: there may be no others.',
    },
    nearest: ({ of, got, wanted }) =>
      `Nearest so far: ${of === 'clues' ? `${got} clues` : `a score of ${got}`}, wished for ${range(wanted, 'at least', 'at most', 'to')}.`,
    accompanied: 'For the symmetry, more clues accompany those that you asked for.',
    relaxed: (level) => `This board gave no ${level} puzzle in 200 attempts: now any level will do.`,
    foundOf: (found, count) => (count === 1 ? 'Here it is.' : `${found} of ${count} puzzles`),
    endings: {
      patience: 'Many attempts in a row gave nothing new. What was found is here.',
      cancelled: 'Cancelled. What was found is here.',
      failed: 'Something went wrong. Please try again.',
    },
    seedTold: (seed) => `Seed ${seed}`,
    facts: { level: 'Level', clues: 'Clues', theorems: 'Theorems' },
    scored: (level, score) => `${level} (${score})`,
    unfair: 'not fair: one has to try',
    play: 'Play',
    print: 'Print',
    download: 'Download',
    copy: 'Copy link',
    copied: 'The link is copied.',
    copyFailed: 'The link could not be copied. Here it is:',
    solution: 'Solution',
    printAll: 'Print all',
    downloadAll: 'Download all',
    statistics: 'Statistics of the batch',
    panels: {
      clues: 'Clues',
      levels: 'Levels',
      scores: 'Scores, from',
      theorems: 'Theorems needed',
      rejected: 'Passed over because of',
    },
  },
  es: {
    title: 'Su propio puzle',
    lede: 'Escriba un nombre, elija un tablero y obtenga un puzle con exactamente una solución. Las letras del nombre son sus etiquetas.',
    word: 'Un nombre o una palabra',
    wordExample: 'por ejemplo, HOWARD GARNS',
    noWord: 'Sin palabra, el tablero conserva sus propias etiquetas.',
    allDifferent: (letters) =>
      letters === 1 ? 'Una letra: es una etiqueta.' : `${letters} letras, todas distintas: son las etiquetas.`,
    times: (letter, count) => `${letter} ${count === 2 ? 'dos' : count} veces`,
    repeats: (letters) => `Cada asterismo lleva ${letters}, como la palabra.`,
    filled: (letters, filling) =>
      `${letters === 1 ? 'Una letra no basta' : `${letters} letras no bastan`} para este tablero: además lleva ${filling}.`,
    tooLong: (letters, cells) =>
      `${letters} letras son demasiadas para este tablero, cuyos asterismos tienen ${cells} celdas. En los de abajo caben.`,
    longest: (letters) => `No conocemos tableros para más de ${letters} letras. Pruebe con una palabra más corta.`,
    board: 'Tablero',
    exact: (letters) => (letters === 1 ? 'A la medida de una letra' : `A la medida de ${letters} letras`),
    larger: 'Tableros mayores, en los que se añaden números a las letras',
    moreBoards: (count) => (count > 0 ? `Más tableros (${count})` : 'Más tableros'),
    fewerBoards: 'Menos tableros',
    anotherBoard: 'Un tablero de otra medida',
    takeBoard: 'Usarlo',
    cells: (cells, k) => `${counted(cells, 'celda', 'celdas')}, ${counted(k, 'etiqueta', 'etiquetas')}`,
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
    generate: 'Crearlo',
    cancel: 'Cancelar',
    preview: 'Así empieza',
    previewLabels: (labels) => `Cada asterismo lleva ${labels}.`,
    looking: 'Buscando puzles',
    progress: (attempts, seconds) =>
      `${attempts === 1 ? 'Un intento' : `${figure(attempts)} intentos`} en ${figure(seconds)} s`,
    rejectedBecause: 'Descartados por',
    reasons: {
      stopped: 'interrumpido',
      'no-board': 'sin tablero latino a tiempo',
      words: 'palabra indeseada',
      mask: 'varias soluciones',
      critical: 'no crítico',
      clues: 'número de pistas',
      fair: 'no justo',
      score: 'dificultad',
      needs: 'teorema no necesario',
      duplicate: 'ya encontrado',
    },
    remedies: {
      stopped: 'Deje más tiempo.',
      'no-board': 'Pida otras etiquetas u otra palabra.',
      words: 'Use otras etiquetas, o permita cualquier palabra.',
      mask: 'Deje que más celdas sean pistas.',
      critical: 'Renuncie a que sea crítico, o pida menos pistas o menos simetría.',
      clues: 'Permita más o menos pistas.',
      fair: 'Permita más teoremas, más pistas o puzles que no sean justos.',
      score: 'Elija otro nivel, o un margen de puntuación más amplio.',
      needs: 'Pida un teorema más fácil, o deje más tiempo.',
      duplicate: 'Pida menos puzles o menos condiciones: quizá no haya otros.',
    },
    nearest: ({ of, got, wanted }) =>
      `Lo más cercano: ${of === 'clues' ? `${got} pistas` : `una puntuación de ${got}`}; se desea ${range(wanted, 'al menos', 'como mucho', 'a')}.`,
    accompanied: 'Por la simetría, otras pistas acompañan a las que ha pedido.',
    relaxed: (level) =>
      `Este tablero no ha dado ningún puzle de nivel ${level} en 200 intentos: ahora vale cualquiera.`,
    foundOf: (found, count) => (count === 1 ? 'Aquí lo tiene.' : `${found} de ${count} puzles`),
    endings: {
      patience: 'Muchos intentos seguidos no han dado nada nuevo. Aquí está lo encontrado.',
      cancelled: 'Cancelado. Aquí está lo encontrado.',
      failed: 'Algo ha fallado. Inténtelo de nuevo.',
    },
    seedTold: (seed) => `Semilla ${seed}`,
    facts: { level: 'Nivel', clues: 'Pistas', theorems: 'Teoremas' },
    scored: (level, score) => `${level} (${score})`,
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
    panels: {
      clues: 'Pistas',
      levels: 'Niveles',
      scores: 'Puntuación, desde',
      theorems: 'Teoremas necesarios',
      rejected: 'Descartados por',
    },
  },
};
