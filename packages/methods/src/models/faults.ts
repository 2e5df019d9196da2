import type { FaultTable } from '@latin-puzzles/core/basis';
import { asterismsSaid, asterismText, type CellName, cellsSaid, cellText } from '@latin-puzzles/core/board';
import type { Excess } from '@latin-puzzles/core/puzzle';

/** What the codes mean. docs/errors.md is made from such tables. */
export const ANSWER_CODES = {
  'answer.empty': 'a solver’s text holds neither labels nor a word that there is no solution',
  'answer.range': 'a solver’s text speaks of a cell or a label that the puzzle does not have',
  'answer.cell': 'a solver’s text gives a cell no label, or more than one',
  'answer.puzzle': 'a solver’s answer does not solve the puzzle',
};

/** What can be wrong with what a solver has printed, and the facts of each case. */
export interface AnswerFaultFacts {
  'answer.empty': undefined;
  'answer.range': { readonly cell: number; readonly label: number; readonly cells: number; readonly labels: number };
  'answer.cell:twice': { readonly name: CellName };
  'answer.cell:missing': { readonly name: CellName };
  'answer.puzzle:clue': { readonly name: CellName; readonly clue: string; readonly label: string };
  'answer.puzzle:asterism': Excess;
}

/** The remedies that several faults share. */
const REMEDIES = {
  whole: {
    en: 'Give the whole text of one run, with a value for every variable.',
    es: 'Dé el texto entero de una ejecución, con un valor para cada variable.',
  },
  puzzle: {
    en: 'Name the puzzle that the model was made of.',
    es: 'Nombre el puzle del que se hizo el modelo.',
  },
};

export const ANSWER_FAULTS: FaultTable<AnswerFaultFacts> = {
  'answer.empty': {
    en: () => [
      'There are no labels here, and no word that there is no solution.',
      'Give what the solver printed, and name the format of the model; some solvers print values only if asked.',
    ],
    es: () => [
      'Aquí no hay etiquetas, ni se dice que no haya solución.',
      'Dé lo que imprimió el programa y diga el formato del modelo; algunos solo imprimen valores si se les pide.',
    ],
  },
  'answer.range': {
    en: ({ cell, label, cells, labels }, { counted }) => [
      `Label ${label} in cell ${cell} cannot be: there are ${counted(cells, 'cell')} and ${counted(labels, 'label')}, counted from 0.`,
      REMEDIES.puzzle.en,
    ],
    es: ({ cell, label, cells, labels }, { counted }) => [
      `La etiqueta ${label} en la celda ${cell} no puede ser: hay ${counted(cells, 'celda')} y ${counted(labels, 'etiqueta')}, contando desde 0.`,
      REMEDIES.puzzle.es,
    ],
  },
  'answer.cell:twice': {
    en: ({ name }) => [`A second label is given to ${cellText(name)}.`, REMEDIES.whole.en],
    es: ({ name }, grammar) => [`Se da una segunda etiqueta a ${cellsSaid([name], grammar)}.`, REMEDIES.whole.es],
  },
  'answer.cell:missing': {
    en: ({ name }) => [`No label is given to ${cellText(name)}.`, REMEDIES.whole.en],
    es: ({ name }, grammar) => [`No se da ninguna etiqueta a ${cellsSaid([name], grammar)}.`, REMEDIES.whole.es],
  },
  'answer.puzzle:clue': {
    en: ({ name, clue, label }) => [
      `The clue in ${cellText(name)} is ${clue}, the answer says ${label}.`,
      REMEDIES.puzzle.en,
    ],
    es: ({ name, clue, label }, grammar) => [
      `La pista en ${cellsSaid([name], grammar)} es ${clue}, y la respuesta dice ${label}.`,
      REMEDIES.puzzle.es,
    ],
  },
  'answer.puzzle:asterism': {
    en: ({ asterism, label, held, allowed }, { counted }) => [
      `In the answer, ${asterismText(asterism)} holds ${label} ${counted(held, 'time')} instead of ${allowed}.`,
      REMEDIES.puzzle.en,
    ],
    es: ({ asterism, label, held, allowed }, grammar) => [
      `En la respuesta, la etiqueta ${label} está ${grammar.counted(held, 'vez', 'veces')} en ${asterismsSaid([asterism], grammar, 'researcher')}, en lugar de ${allowed}.`,
      REMEDIES.puzzle.es,
    ],
  },
};
