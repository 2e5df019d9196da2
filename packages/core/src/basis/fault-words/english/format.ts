import type { Sentences } from '../sentences.ts';
import { FIELDS } from './field-kinds.ts';
import { counted, shown, thereAre } from './says.ts';

/** What is wrong with a document, a line or a table. */
export const FORMAT = {
  'format.empty:input': () => ['There is no puzzle in the input.', 'Give a puzzle, or a file that holds one.'],
  'format.json:deep': ({ most }) => [
    `Brackets are nested more than ${most} deep.`,
    'No puzzle needs that: check the file.',
  ],
  'format.json:flaw': ({ found, line, column }) => [
    `This is not JSON: ${shown(found)} is out of place in ${line === undefined ? '' : `line ${line}, `}column ${column}.`,
    'Check for a missing bracket, quotation mark or comma just before it.',
  ],
  'format.json:cut': () => [
    'This is not JSON: it ends too early.',
    'Check for a missing bracket or quotation mark; perhaps the file was cut off.',
  ],
  'format.field:missing': ({ field, wanted, count }) => [
    `The field ${field} is missing; it must be ${FIELDS[wanted](count)}.`,
    `Make ${field} ${FIELDS[wanted](count)}.`,
  ],
  'format.field:wrong': ({ field, value, wanted, count }) => [
    `${field} is ${shown(value)}; it must be ${FIELDS[wanted](count)}.`,
    `Make ${field} ${FIELDS[wanted](count)}.`,
  ],
  'format.field:asterism-kind': ({ given, known }) => [
    `There is no kind of asterism called ${shown(given)}.`,
    `Use one of ${known.join(', ')}.`,
  ],
  'format.field:certificate': ({ value, wanted }) => [
    `Here must be ${FIELDS[wanted](0)}, not ${shown(value)}.`,
    'Make the certificate anew.',
  ],
  'format.version:missing': ({ format }) => ['The field format is missing.', `Write "format": "${format}".`],
  'format.version:unknown': ({ given, format }) => [
    `We do not know the format ${shown(given)}.`,
    `Write "format": "${format}".`,
  ],
  'format.version:proof': ({ format }) => [
    'This is not a proof in a format that we know.',
    `Write "format": "${format}"; \`latin prove --json\` makes such documents.`,
  ],
  'format.version:certificate': ({ given, format }) => [
    `The format is ${shown(given)}, not ${format}.`,
    'Give a certificate that `latin minimum --certificate` wrote.',
  ],
  'format.line:length': ({ characters, text }) => [
    `A line of ${counted(characters, 'character')} (${shown(text)}) is not a puzzle that we know; 81 make a Sudoku.`,
    'Name the board of the lines, for example --board sudoku:2x3, or use the native format.',
  ],
  'format.line:shape': () => [
    'Only puzzles on square boards can be written as lines of characters.',
    'Use the native format.',
  ],
  'format.line:cells': ({ characters, cells }) => [
    `${thereAre(characters, 'character')} for ${counted(cells, 'cell')}.`,
    'Write one character per cell, with a point for an empty one.',
  ],
  'format.too-large:document': ({ length, most }) => [
    `The document has ${counted(length, 'character')}; we accept up to ${most}.`,
    'Split it: a collection is one puzzle a line.',
  ],
  'format.unsupported:shape': () => [
    'Only puzzles on square boards can be written as lines of characters.',
    'Write the native format instead.',
  ],
  'format.unsupported:label': ({ label }) => [
    `The label ${shown(label)} cannot stand for itself in a line of one character per cell.`,
    'Write the native format instead.',
  ],

  'format.field:scale': ({ cuts }) => [
    `This is not a scale: it must have weights, numbers by name, and cuts, ${cuts} ascending numbers.`,
    'Make one with `latin calibrate --output`.',
  ],
  'format.empty:judgements': () => ['There are no judgements.', 'Give a row of column names and one row each.'],
  'format.field:alike': () => [
    'All judgements are the same, so that there is nothing to learn from them.',
    'Give puzzles of different difficulty.',
  ],
  'format.field:column': ({ column }) => [
    `There is no column called ${column}.`,
    'Name the columns in the first row: puzzle, then level or rating, and time if you like.',
  ],
  'format.field:level': ({ given, known }) => [`${shown(given)} is not a level.`, `Use one of ${known.join(', ')}.`],
  'format.field:rating': ({ given }) => [
    `${shown(given)} is not a number.`,
    'Give the rating as a number such as 2.5.',
  ],
  'format.field:time': ({ given }) => [`${shown(given)} is not a time.`, 'Give the time in seconds, or leave it out.'],
  'format.field:quotation': ({ field }) => [
    `Field ${field} has a quotation mark that is not closed, or one in the middle.`,
    'Put the whole field in quotation marks, and write those inside it twice.',
  ],
} satisfies Partial<Sentences>;
