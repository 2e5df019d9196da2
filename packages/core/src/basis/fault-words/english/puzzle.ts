import type { Sentences } from '../sentences.ts';
import { counted, shown, thereAre } from './says.ts';

const oneOf = (labels: readonly string[]) =>
  labels.length === 0 ? 'Use one of the labels.' : `Use one of ${labels.join(' ')}.`;

/** What is wrong with the labels, the clues, the inscription or the solution of a puzzle. */
export const PUZZLE = {
  'labels.count': ({ labels, cells }) => [
    `${thereAre(labels, 'label')}, but every asterism has ${counted(cells, 'cell')}.`,
    `Give ${counted(cells, 'label')}, repeats included.`,
  ],
  'labels.invalid:blank': ({ label }) => [
    `${shown(label)} is blank, or begins or ends with a space.`,
    'Give every label at least one visible character and no spaces around it.',
  ],
  'labels.invalid:long': ({ label, length, most }) => [
    `The label ${shown(label)} has ${counted(length, 'character')}; we accept up to ${most}.`,
    'Shorten the label.',
  ],
  'labels.invalid:control': ({ label }) => [
    `The label ${shown(label)} holds a control character.`,
    'Use characters that can be printed.',
  ],
  'clues.count': ({ entries, cells }) => [
    `${thereAre(entries, 'entry', 'entries')} for ${counted(cells, 'cell')}.`,
    `Give ${counted(cells, 'entry', 'entries')}, null for an empty cell.`,
  ],
  'clues.unknown-label:index': ({ index, empty, labels }) => [
    `There is no label with index ${shown(index)}.`,
    `Use ${empty} for an empty cell or an index below ${labels}.`,
  ],
  'clues.unknown-label:line': ({ label, labels }) => [
    `${shown(label)} is not one of the labels.`,
    `Use one of ${labels.join(' ')}, or a point for an empty cell.`,
  ],
  'clues.unknown-label:entry': ({ label, labels }) => [`${shown(label)} is not one of the labels.`, oneOf(labels)],
  'solution.unknown-label': ({ label, labels }) => [`${shown(label)} is not one of the labels.`, oneOf(labels)],
  'inscription.range:cell': ({ cell, last }) => [
    `There is no cell ${shown(cell)}; cells are numbered 0 to ${last}.`,
    'Correct the cell number.',
  ],
  'inscription.range:twice': ({ cell }) => [`Cell ${cell} is listed twice.`, 'List every cell once.'],
  'inscription.range:wished': ({ cell, last }) => [
    `Cell ${shown(cell)} does not exist or is listed twice.`,
    `List different cells from 0 to ${last}.`,
  ],
  'inscription.no-clue': ({ cell, name }) => [
    `Cell ${cell} (${name}) has no clue.`,
    'Write a clue in the cell, or take it out of the inscription.',
  ],
  'solution.count': ({ cells }) => [
    cells === 1 ? 'The solution must label the cell.' : `The solution must label each of the ${cells} cells.`,
    'Give one label per cell, or leave the solution out.',
  ],
  'solution.contradicts-clues': ({ clue, label }) => [
    `The clue there is ${clue}, the solution says ${label}.`,
    'Correct one of them.',
  ],
  'solution.not-latin': ({ asterism, label, held, allowed }) => [
    `${asterism} holds ${label} ${counted(held, 'time')} instead of ${allowed}.`,
    'Correct the solution, or leave it out.',
  ],
} satisfies Partial<Sentences>;
