import type { Excerpt, FaultTable } from '../../basis/index.ts';
import {
  type AsterismName,
  asterismsSaid,
  asterismText,
  type CellName,
  cellsSaid,
  cellText,
  NO_SUCH_CELL,
  WRONG_TYPE,
} from '../../board/index.ts';

/** What the codes mean. docs/errors.md is made from such tables. */
export const PUZZLE_CODES = {
  'labels.count': 'the multiset does not have as many labels as an asterism has cells',
  'labels.invalid': 'a label is no text, empty, too long, or holds a control character',
  'clues.count': 'the clues are not one entry per cell',
  'clues.unknown-label': 'a clue is not one of the labels',
  'inscription.range': 'the inscription names a cell that the board does not have, or names it twice',
  'inscription.no-clue': 'the inscription names a cell without a clue',
  'solution.count': 'the solution is not one label per cell',
  'solution.unknown-label': 'the solution holds something that is not one of the labels',
  'solution.contradicts-clues': 'the solution differs from a clue',
  'solution.not-latin': 'the solution is not a Latin board',
};

/** A label that an asterism holds too often. */
export interface Excess {
  readonly asterism: AsterismName;
  readonly label: string;
  readonly held: number;
  readonly allowed: number;
}

/** What can be wrong with the labels, the clues, the inscription or the solution of a puzzle, and the facts of each case. */
export interface PuzzleFaultFacts {
  'labels.count': { readonly labels: number; readonly cells: number };
  'labels.invalid:type': { readonly given: Excerpt };
  'labels.invalid:blank': { readonly label: Excerpt };
  'labels.invalid:long': { readonly label: Excerpt; readonly length: number; readonly most: number };
  'labels.invalid:control': { readonly label: Excerpt };
  'clues.count': { readonly entries: number; readonly cells: number };
  'clues.unknown-label:index': { readonly index: Excerpt; readonly empty: number; readonly labels: number };
  'inscription.range:type': { readonly given: Excerpt };
  'inscription.range:cell': { readonly cell: Excerpt; readonly last: number };
  'inscription.range:twice': { readonly cell: number };
  'inscription.no-clue': { readonly cell: number; readonly name: CellName };
  'solution.count': { readonly cells: number };
  'solution.contradicts-clues': { readonly clue: string; readonly label: string };
  'solution.not-latin': Excess;
}

export const PUZZLE_FAULTS: FaultTable<PuzzleFaultFacts> = {
  'labels.count': {
    en: ({ labels, cells }, { counted, thereAre }) => [
      `${thereAre(labels, 'label')}, but every asterism has ${counted(cells, 'cell')}.`,
      `Give ${counted(cells, 'label')}, repeats included.`,
    ],
    es: ({ labels, cells }, { counted }) => [
      `Hay ${counted(labels, 'etiqueta')}, pero cada asterismo tiene ${counted(cells, 'celda')}.`,
      `Dé ${counted(cells, 'etiqueta')}, contando las repetidas.`,
    ],
  },
  'labels.invalid:type': WRONG_TYPE,
  'labels.invalid:blank': {
    en: ({ label }, { shown }) => [
      `${shown(label)} is blank, or begins or ends with a space.`,
      'Give every label at least one visible character and no spaces around it.',
    ],
    es: ({ label }, { shown }) => [
      `${shown(label)} está en blanco, o empieza o acaba con un espacio.`,
      'Dé a cada etiqueta al menos un carácter visible y ningún espacio alrededor.',
    ],
  },
  'labels.invalid:long': {
    en: ({ label, length, most }, { counted, figure, shown }) => [
      `The label ${shown(label)} has ${counted(length, 'character')}; we accept up to ${figure(most)}.`,
      'Shorten the label.',
    ],
    es: ({ label, length, most }, { counted, figure, shown }) => [
      `La etiqueta ${shown(label)} tiene ${counted(length, 'carácter', 'caracteres')}; admitimos hasta ${figure(most)}.`,
      'Acorte la etiqueta.',
    ],
  },
  'labels.invalid:control': {
    en: ({ label }, { shown }) => [
      `The label ${shown(label)} holds a control character.`,
      'Use characters that can be printed.',
    ],
    es: ({ label }, { shown }) => [
      `La etiqueta ${shown(label)} contiene un carácter de control.`,
      'Use caracteres que se puedan imprimir.',
    ],
  },
  'clues.count': {
    en: ({ entries, cells }, { counted, thereAre }) => [
      `${thereAre(entries, 'entry', 'entries')} for ${counted(cells, 'cell')}.`,
      `Give ${counted(cells, 'entry', 'entries')}, null for an empty cell.`,
    ],
    es: ({ entries, cells }, { counted }) => [
      `Hay ${counted(entries, 'entrada')} para ${counted(cells, 'celda')}.`,
      `Dé ${counted(cells, 'entrada')}, con null para cada celda vacía.`,
    ],
  },
  'clues.unknown-label:index': {
    en: ({ index, empty, labels }, { shown }) => [
      `There is no label with index ${shown(index)}.`,
      `Use ${empty} for an empty cell or an index below ${labels}.`,
    ],
    es: ({ index, empty, labels }, { shown }) => [
      `No hay ninguna etiqueta con el índice ${shown(index)}.`,
      `Use ${empty} para una celda vacía, o un índice menor que ${labels}.`,
    ],
  },
  'inscription.range:type': WRONG_TYPE,
  'inscription.range:cell': NO_SUCH_CELL,
  'inscription.range:twice': {
    en: ({ cell }) => [`Cell ${cell} is listed twice.`, 'List every cell once.'],
    es: ({ cell }) => [`La celda ${cell} aparece dos veces.`, 'Enumere cada celda una sola vez.'],
  },
  'inscription.no-clue': {
    en: ({ cell, name }) => [
      `Cell ${cell} (${cellText(name)}) has no clue.`,
      'Write a clue in the cell, or take it out of the inscription.',
    ],
    es: ({ cell, name }, grammar) => [
      `La celda ${cell} (${cellsSaid([name], grammar)}) no tiene pista.`,
      'Escriba una pista en la celda, o quítela de la inscripción.',
    ],
  },
  'solution.count': {
    en: ({ cells }) => [
      cells === 1 ? 'The solution must label the cell.' : `The solution must label each of the ${cells} cells.`,
      'Give one label per cell, or leave the solution out.',
    ],
    es: ({ cells }, { figure }) => [
      cells === 1
        ? 'La solución ha de dar una etiqueta a la celda.'
        : `La solución ha de dar una etiqueta a cada una de las ${figure(cells)} celdas.`,
      'Dé una etiqueta por celda, o prescinda de la solución.',
    ],
  },
  'solution.contradicts-clues': {
    en: ({ clue, label }) => [`The clue there is ${clue}, the solution says ${label}.`, 'Correct one of them.'],
    es: ({ clue, label }) => [`La pista es ahí ${clue}, y la solución dice ${label}.`, 'Corrija una de las dos.'],
  },
  'solution.not-latin': {
    en: ({ asterism, label, held, allowed }, { counted }) => [
      `${asterismText(asterism)} holds ${label} ${counted(held, 'time')} instead of ${allowed}.`,
      'Correct the solution, or leave it out.',
    ],
    es: ({ asterism, label, held, allowed }, grammar) => [
      `En ${asterismsSaid([asterism], grammar, 'researcher')}, la etiqueta ${label} está ${grammar.counted(held, 'vez', 'veces')} en lugar de ${allowed}.`,
      'Corrija la solución, o prescinda de ella.',
    ],
  },
};
