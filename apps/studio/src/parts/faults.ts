import {
  type Fault,
  type LanguageCode,
  type Sentences,
  type Telling,
  tell,
  type Words,
} from '@latin-puzzles/core/basis';
import type { BoardFaultFacts } from '@latin-puzzles/core/board';
import type { FormatFaultFacts } from '@latin-puzzles/core/format';

/** To whom a fault is told: who opens a puzzle, who draws a board, or who wishes for a puzzle. */
export type Listener = 'reader' | 'drafter' | 'wisher';

type Facts = BoardFaultFacts & FormatFaultFacts;

type Overrides = { readonly [C in keyof Facts]?: Words<Sentences<Facts[C]>> };

/** Nobody here can call a command. */
const READER: Overrides = {
  'board.unknown': {
    en: ({ name }) => [`We do not know the board ${name} of this puzzle.`, 'Open another puzzle.'],
    es: ({ name }) => [`No conocemos el tablero ${name} de este puzle.`, 'Abra otro puzle.'],
  },
  'format.line:length': {
    en: ({ characters, text }) => [
      `The line ${text} is not a puzzle: a Sudoku has 81 characters, this line ${characters}.`,
      'Open a Sudoku with a character for each cell, or a puzzle in our own format.',
    ],
    es: ({ characters, text }) => [
      `La línea ${text} no es un puzle: un Sudoku tiene 81 caracteres, y esta línea ${characters}.`,
      'Abra un Sudoku con un carácter por celda, o un puzle en nuestro formato.',
    ],
  },
};

/**
 * The cells and asterisms of a draft have no numbers yet; what concerns them is marked and listed elsewhere. A family is
 * chosen beside its measures.
 */
const DRAFTER: Overrides = {
  'board.parameter:wrong': {
    en: ({ wanted, example }) => [
      `These measures will not do: the family takes ${wanted.en}.`,
      `Write for example ${example}.`,
    ],
    es: ({ wanted, example }) => [
      `Esas medidas no sirven: la familia admite ${wanted.es}.`,
      `Escriba, por ejemplo, ${example}.`,
    ],
  },
  'board.empty:cells': {
    en: () => ['A board needs cells, and groups that together hold every cell.', 'Draw some.'],
    es: () => ['Un tablero necesita celdas, y grupos que entre todos abarquen cada celda.', 'Dibuje algunas.'],
  },
  'board.empty:asterisms': {
    en: () => ['The board has no groups.', 'Add some: together they must hold every cell.'],
    es: () => ['El tablero no tiene grupos.', 'Añádalos: entre todos han de abarcar cada celda.'],
  },
  'board.cell-uncovered': {
    en: () => ['Some cells lie in no group.', 'Add them to one, or remove them.'],
    es: () => ['Hay celdas que no están en ningún grupo.', 'Añádalas a alguno, o quítelas.'],
  },
  'board.asterism-empty': {
    en: () => ['A group has no cells.', 'Paint them, or remove it.'],
    es: () => ['Hay un grupo sin celdas.', 'Píntelas, o elimínelo.'],
  },
  'board.asterism-repeated': {
    en: () => ['Two groups hold exactly the same cells.', 'Remove one.'],
    es: () => ['Dos grupos tienen exactamente las mismas celdas.', 'Elimine uno.'],
  },
  'board.unequal-sizes': {
    en: () => ['The groups differ in size: the same symbols cannot fit all of them.', 'Make them equally large.'],
    es: () => [
      'Los grupos no son todos igual de grandes: los mismos símbolos no caben en todos.',
      'Hágalos igual de grandes.',
    ],
  },
};

/** Boards are chosen from a list here. */
const WISHER: Overrides = {
  'board.unknown': {
    en: ({ name }) => [`There is no board named ${name}.`, 'Choose one of those shown.'],
    es: ({ name }) => [`No hay ningún tablero llamado ${name}.`, 'Elija uno de los que se muestran.'],
  },
};

const OVERRIDES: Readonly<Record<Listener, Overrides>> = { reader: READER, drafter: DRAFTER, wisher: WISHER };

/** What is wrong and what to do. */
export function tellFault(fault: Fault, listener: Listener, language: LanguageCode): Telling {
  const overrides: Readonly<Record<string, Words<Sentences<never>>>> = OVERRIDES[listener];
  const override = overrides[fault.case];
  return (override ? tell(override, fault.facts as never) : fault.told)[language];
}

/** The same in one piece; to who opens a file, with the place in it. */
export function tellFaultWhole(fault: Fault, listener: Listener, language: LanguageCode): string {
  const { message, remedy } = tellFault(fault, listener, language);
  const place = fault.placeTold[language];
  const isPlaced = listener === 'reader' && /[[\]\d]/.test(place) && !message.includes(place);
  return isPlaced ? `${message} ${remedy} (${place})` : `${message} ${remedy}`;
}
