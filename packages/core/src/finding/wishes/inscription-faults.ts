import type { Excerpt, FaultTable, Grammar, Words } from '../../basis/index.ts';
import { asterismsSaid, asterismText } from '../../board/index.ts';
import type { Excess } from '../../puzzle/index.ts';
import { type PlaceKind, type PlaceName, placeKindWords, placeSaid, placeText } from './place-names.ts';

/** What the codes mean. docs/errors.md is made from such tables. */
export const INSCRIPTION_CODES = {
  'inscription.letters':
    'the inscription is not made of the labels, or there are no labels but its own and it is not as long as an asterism',
  'inscription.place': 'the board has no such place for the inscription',
  'inscription.impossible': 'no Latin board carries the inscription in that place',
};

/** What is against an inscription in a place. */
export type Obstacle = Excess | 'searched' | 'unsearched';

/** Why an inscription cannot be as it is wished, and the facts of each case. */
export interface InscriptionFaultFacts {
  'inscription.range:wished': { readonly cell: Excerpt; readonly last: number };
  'inscription.letters:count': { readonly letters: number; readonly cells: number; readonly text: Excerpt };
  'inscription.letters:none': { readonly cells: number };
  'inscription.letters:empty': undefined;
  'inscription.letters:label': { readonly letter: Excerpt; readonly labels: readonly string[] };
  'inscription.letters:word': { readonly letters: number; readonly cells: number; readonly boards: readonly string[] };
  'inscription.place:unknown': {
    /** What was written, or what it names. */
    readonly place: string | PlaceName;
    readonly letters: number;
    /** A place that there is, and the kinds of those that there are; nothing where the inscription is too long for any. */
    readonly known: { readonly line: PlaceName; readonly kinds: readonly PlaceKind[] } | undefined;
  };
  'inscription.place:cells': { readonly letters: number; readonly cells: number; readonly text: Excerpt };
  'inscription.impossible': {
    readonly text: Excerpt;
    /** How many places were tried, if there are more. */
    readonly tried: number | undefined;
    /** The first place that was wished for, unless its cells were listed one by one, and what is against it. */
    readonly place: PlaceName | undefined;
    readonly obstacle: Obstacle;
    /** Places where the inscription fits. */
    readonly others: readonly PlaceName[];
  };
}

/** What helps where there are no labels to make the board of. */
const GIVE_LABELS: Words<(cells: number, grammar: Grammar) => string> = {
  en: (cells, { counted }) =>
    `Give ${counted(cells, 'label')}, repeats included, or an inscription of ${counted(cells, 'letter')}.`,
  es: (cells, { counted }) =>
    `Dé ${counted(cells, 'etiqueta')}, contando las repetidas, o una inscripción de ${counted(cells, 'letra')}.`,
};

export const INSCRIPTION_FAULTS: FaultTable<InscriptionFaultFacts> = {
  'inscription.range:wished': {
    en: ({ cell, last }, { shown }) => [
      `Cell ${shown(cell)} does not exist or is listed twice.`,
      `List different cells from 0 to ${last}.`,
    ],
    es: ({ cell, last }, { shown }) => [
      `La celda ${shown(cell)} no existe o aparece dos veces.`,
      `Enumere celdas distintas, de 0 a ${last}.`,
    ],
  },
  'inscription.letters:count': {
    en: ({ text, letters, cells }, grammar) => [
      `${grammar.shown(text)} has ${grammar.counted(letters, 'letter')}, an asterism has ${grammar.counted(cells, 'cell')}.`,
      GIVE_LABELS.en(cells, grammar),
    ],
    es: ({ text, letters, cells }, grammar) => [
      `${grammar.shown(text)} tiene ${grammar.counted(letters, 'letra')}, y un asterismo tiene ${grammar.counted(cells, 'celda')}.`,
      GIVE_LABELS.es(cells, grammar),
    ],
  },
  'inscription.letters:none': {
    en: ({ cells }, grammar) => [
      'There are neither labels nor an inscription to take them from.',
      GIVE_LABELS.en(cells, grammar),
    ],
    es: ({ cells }, grammar) => [
      'No hay ni etiquetas ni una inscripción de la que tomarlas.',
      GIVE_LABELS.es(cells, grammar),
    ],
  },
  'inscription.letters:empty': {
    en: () => ['The inscription is empty.', 'Write a word, or wish for none.'],
    es: () => ['La inscripción está vacía.', 'Escriba una palabra, o no pida ninguna.'],
  },
  'inscription.letters:label': {
    en: ({ letter, labels }, { shown }) => [
      `${shown(letter)} is not one of the labels ${labels.join(' ')}.`,
      'Spell the inscription with the labels, or add the letter to them.',
    ],
    es: ({ letter, labels }, { shown }) => [
      `${shown(letter)} no es una de las etiquetas ${labels.join(' ')}.`,
      'Escriba la inscripción con las etiquetas, o añádales la letra.',
    ],
  },
  'inscription.letters:word': {
    en: ({ letters, cells, boards }, { counted, list }) => [
      `The word has ${counted(letters, 'letter')}, an asterism of this board has ${counted(cells, 'cell')}.`,
      boards.length > 0
        ? `Choose a board that it fits, such as ${list(boards, 'or')}; or shorten the word, or give labels of your own.`
        : 'Shorten the word, or give labels of your own.',
    ],
    es: ({ letters, cells, boards }, { counted, list }) => [
      `La palabra tiene ${counted(letters, 'letra')}, y un asterismo de este tablero tiene ${counted(cells, 'celda')}.`,
      boards.length > 0
        ? `Elija un tablero en el que quepa, como ${list(boards, 'or')}; o acorte la palabra, o dé las etiquetas usted mismo.`
        : 'Acorte la palabra o dé las etiquetas usted mismo.',
    ],
  },
  'inscription.place:unknown': {
    en: ({ place, letters, known }, grammar) => [
      `The board has no place named ${wished(place, grammar)} for ${grammar.counted(letters, 'letter')}.`,
      known
        ? `Name an asterism such as ${placeText(known.line)}, a kind of place (${known.kinds.join(', ')}), anywhere, or list the cells.`
        : 'Shorten the inscription, or list its cells.',
    ],
    es: ({ place, letters, known }, grammar) => [
      `El tablero no tiene ningún sitio llamado ${wished(place, grammar)} para ${grammar.counted(letters, 'letra')}.`,
      known
        ? `Elija un asterismo como ${placeSaid(known.line, grammar)}, un tipo de sitio (${known.kinds.map((kind) => placeKindWords(kind, 'es').noun).join(', ')}), cualquier sitio, o las celdas una por una.`
        : 'Acorte la inscripción, o elija sus celdas una por una.',
    ],
  },
  'inscription.place:cells': {
    en: ({ text, letters, cells }, { counted, shown, thereAre }) => [
      `${thereAre(cells, 'cell')} for the ${counted(letters, 'letter')} of ${shown(text)}.`,
      'List one cell per letter; spaces take none.',
    ],
    es: ({ text, letters, cells }, { counted, figure, shown }) => [
      `Hay ${counted(cells, 'celda')} para ${letters === 1 ? 'la letra' : `las ${figure(letters)} letras`} de ${shown(text)}.`,
      'Elija una celda por letra; los espacios no ocupan ninguna.',
    ],
  },
  'inscription.impossible': {
    en: ({ text, tried, place, obstacle, others }, grammar) => [
      `No Latin board carries ${grammar.shown(text)} ${
        tried === undefined ? 'there' : `in any of the ${grammar.counted(tried, 'place')} that we tried`
      }. ${place ? placeText(place) : 'the cells listed'}: ${obstacleInEnglish(obstacle, grammar)}.`,
      others.length > 0
        ? `It fits here: ${others.map(placeText).join('; ')}.`
        : 'We found no other place for it: change the words, or the labels.',
    ],
    es: ({ text, tried, place, obstacle, others }, grammar) => [
      `Ningún tablero latino lleva ${grammar.shown(text)} ${
        tried === undefined
          ? 'ahí'
          : tried === 1
            ? 'en el sitio que hemos probado'
            : `en ninguno de los ${grammar.figure(tried)} sitios que hemos probado`
      }. En ${place ? placeSaid(place, grammar) : 'las celdas elegidas'}: ${obstacleInSpanish(obstacle, grammar)}.`,
      others.length > 0
        ? `Cabe aquí: ${others.map((other) => placeSaid(other, grammar)).join('; ')}.`
        : 'No hemos hallado otro sitio para ella: cambie las palabras, o las etiquetas.',
    ],
  },
};

/** A place as it was wished, by its name in this language if the board has it. */
function wished(place: string | PlaceName, grammar: Grammar): string {
  if (typeof place === 'string') return place;
  return grammar.code === 'en' ? JSON.stringify(placeText(place)) : grammar.quote(placeSaid(place, grammar));
}

function obstacleInEnglish(obstacle: Obstacle, { counted }: Grammar): string {
  if (obstacle === 'unsearched') return 'we have not looked';
  if (obstacle === 'searched') return 'a search through all completions found none';
  const { asterism, label, held, allowed } = obstacle;
  return `${asterismText(asterism)} would hold ${label} ${counted(held, 'time')} instead of ${allowed}`;
}

function obstacleInSpanish(obstacle: Obstacle, grammar: Grammar): string {
  if (obstacle === 'unsearched') return 'no hemos mirado';
  if (obstacle === 'searched') return 'hemos buscado entre todas las maneras de llenar el tablero y no hay ninguna';
  const { asterism, label, held, allowed } = obstacle;
  const times = grammar.counted(held, 'vez', 'veces');
  return `la etiqueta ${label} estaría ${times} en ${asterismsSaid([asterism], grammar, 'researcher')}, en lugar de ${allowed}`;
}
