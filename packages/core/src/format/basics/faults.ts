import type { Excerpt, FaultTable, Grammar, Sentences, Words } from '../../basis/index.ts';
import { type DocumentField, fieldSaid } from './fields.ts';

/** What the codes mean. docs/errors.md is made from such tables. */
export const FORMAT_CODES = {
  'constraint.unknown': 'the puzzle has a constraint beyond asterisms that was not loaded',
  'format.empty': 'there is nothing to read',
  'format.json': 'the text is not JSON',
  'format.field': 'a field is missing or of the wrong type',
  'format.version': 'the format is not one that we know',
  'format.form': 'the text is not in the format that was named',
  'format.line': 'a line of text is not a puzzle',
  'format.too-large': 'the input is larger than we accept',
  'format.encoding': 'the input is not UTF-8 text',
  'format.unsupported': 'the target format cannot express the puzzle',
};

/** What can be wrong with a document or a line of text, and the facts of each case. */
export interface FormatFaultFacts {
  'board.points:corners': { readonly corners: number };
  'board.solid:unknown': { readonly name: Excerpt };
  'board.solid:plane': { readonly name: Excerpt };
  'clues.unknown-label:line': { readonly label: Excerpt; readonly labels: readonly string[] };
  'clues.unknown-label:entry': { readonly label: Excerpt; readonly labels: readonly string[] };
  'constraint.unknown': { readonly name: Excerpt; readonly known: readonly string[] };
  'solution.unknown-label': { readonly label: Excerpt; readonly labels: readonly string[] };
  'format.empty:input': undefined;
  'format.json:deep': { readonly most: number };
  'format.json:flaw': { readonly found: Excerpt; readonly line: number | undefined; readonly column: number };
  'format.json:cut': undefined;
  'format.json:number': { readonly path: string };
  'format.field:missing': { readonly field: string; readonly wanted: DocumentField; readonly count: number };
  'format.field:wrong': {
    readonly field: string;
    readonly value: Excerpt;
    readonly wanted: DocumentField;
    readonly count: number;
  };
  'format.field:asterism-kind': { readonly given: Excerpt; readonly known: readonly string[] };
  'format.version:missing': { readonly format: string };
  'format.version:unknown': { readonly given: Excerpt; readonly format: string };
  'format.version:proof': { readonly format: string };
  'format.line:length': { readonly characters: number; readonly text: string };
  'format.line:shape': undefined;
  /** What it should have been, in words. */
  'format.form': { readonly form: Words };
  'format.form:unknown': { readonly given: Excerpt; readonly known: readonly string[] };
  'format.line:cells': { readonly characters: number; readonly cells: number };
  'format.too-large:document': { readonly length: number; readonly most: number };
  'format.unsupported:shape': undefined;
  'format.unsupported:label': { readonly label: Excerpt };
}

/** Where there are too many labels to be told, there are none among the facts. */
const UNKNOWN_LABEL: Words<Sentences<FormatFaultFacts['solution.unknown-label']>> = {
  en: ({ label, labels }, { shown }) => [
    `${shown(label)} is not one of the labels.`,
    labels.length === 0 ? 'Use one of the labels.' : `Use one of ${labels.join(' ')}.`,
  ],
  es: ({ label, labels }, { shown }) => [
    `${shown(label)} no es una de las etiquetas.`,
    labels.length === 0 ? 'Use una de las etiquetas.' : `Use una de estas: ${labels.join(' ')}.`,
  ],
};

/** The remedies that several faults share. */
const REMEDIES: Words<{
  solid(grammar: Grammar): string;
  field(field: string, wanted: DocumentField, count: number, grammar: Grammar): string;
  format(format: string): string;
  readonly native: string;
}> = {
  en: {
    solid: (grammar) => `Make board.solid ${fieldSaid('solid-name', 0, grammar)}, or leave it out.`,
    field: (field, wanted, count, grammar) => `Make ${field} ${fieldSaid(wanted, count, grammar)}.`,
    format: (format) => `Write "format": "${format}".`,
    native: 'Write the native format instead.',
  },
  es: {
    solid: (grammar) => `Haga que board.solid sea ${fieldSaid('solid-name', 0, grammar)}, o prescinda de él.`,
    field: (field, wanted, count, grammar) => `Haga que ${field} sea ${fieldSaid(wanted, count, grammar)}.`,
    format: (format) => `Escriba "format": "${format}".`,
    native: 'Escriba en nuestro formato.',
  },
};

export const FORMAT_FAULTS: FaultTable<FormatFaultFacts> = {
  'constraint.unknown': {
    en: ({ name, known }, { shown, list }) => [
      `The puzzle is one of the constraint ${shown(name)}, which is not loaded.`,
      known.length > 0
        ? `Load the plugin that defines it with --plugin; what is loaded defines ${list(known)}.`
        : 'Load the plugin that defines it with --plugin.',
    ],
    es: ({ name, known }, { shown, list }) => [
      `El puzle se rige por la restricción ${shown(name)}, que no está cargada.`,
      known.length > 0
        ? `Cargue con --plugin el complemento que la define; lo cargado define ${list(known)}.`
        : 'Cargue con --plugin el complemento que la define.',
    ],
  },
  'board.points:corners': {
    en: ({ corners }, { counted }) => [
      `The face of a cell has ${counted(corners, 'corner')}.`,
      'Give every face at least three corners.',
    ],
    es: ({ corners }, { counted }) => [
      `La cara de una celda tiene ${counted(corners, 'vértice')}.`,
      'Dé a cada cara al menos tres vértices.',
    ],
  },
  'board.solid:unknown': {
    en: ({ name }, grammar) => [`There is no board named ${grammar.shown(name)}.`, REMEDIES.en.solid(grammar)],
    es: ({ name }, grammar) => [`No hay ningún tablero llamado ${grammar.shown(name)}.`, REMEDIES.es.solid(grammar)],
  },
  'board.solid:plane': {
    en: ({ name }, grammar) => [`The board ${grammar.shown(name)} lies on no solid.`, REMEDIES.en.solid(grammar)],
    es: ({ name }, grammar) => [
      `El tablero ${grammar.shown(name)} no está sobre ningún sólido.`,
      REMEDIES.es.solid(grammar),
    ],
  },
  'clues.unknown-label:line': {
    en: ({ label, labels }, { shown }) => [
      `${shown(label)} is not one of the labels.`,
      `Use one of ${labels.join(' ')}, or a point for an empty cell.`,
    ],
    es: ({ label, labels }, { shown }) => [
      `${shown(label)} no es una de las etiquetas.`,
      `Use una de estas: ${labels.join(' ')}; o un punto para una celda vacía.`,
    ],
  },
  'clues.unknown-label:entry': UNKNOWN_LABEL,
  'solution.unknown-label': UNKNOWN_LABEL,
  'format.empty:input': {
    en: () => ['There is no puzzle in the input.', 'Give a puzzle, or a file that holds one.'],
    es: () => ['No hay ningún puzle que leer.', 'Dé un puzle, o un archivo que contenga uno.'],
  },
  'format.json:deep': {
    en: ({ most }) => [`Brackets are nested more than ${most} deep.`, 'No puzzle needs that: check the file.'],
    es: ({ most }, { figure }) => [
      `Hay corchetes o llaves anidados a más de ${figure(most)} niveles.`,
      'Ningún puzle lo necesita: revise el archivo.',
    ],
  },
  'format.json:flaw': {
    en: ({ found, line, column }, { shown }) => [
      `This is not JSON: ${shown(found)} is out of place in ${line === undefined ? '' : `line ${line}, `}column ${column}.`,
      'Check for a missing bracket, quotation mark or comma just before it.',
    ],
    es: ({ found, line, column }, { shown }) => [
      `Esto no es JSON: ${shown(found)} está fuera de lugar en la ${line === undefined ? '' : `línea ${line}, `}columna ${column}.`,
      'Mire si justo antes falta un corchete, una llave, una comilla o una coma.',
    ],
  },
  'format.json:cut': {
    en: () => [
      'This is not JSON: it ends too early.',
      'Check for a missing bracket or quotation mark; perhaps the file was cut off.',
    ],
    es: () => [
      'Esto no es JSON: se acaba antes de tiempo.',
      'Mire si falta un corchete, una llave o una comilla; quizá el archivo esté cortado.',
    ],
  },
  'format.json:number': {
    en: ({ path }, { shown }) => [
      `The number at ${shown(path)} is too large to be held.`,
      'No puzzle needs that: correct it.',
    ],
    es: ({ path }, { shown }) => [
      `El número que está en ${shown(path)} es demasiado grande para guardarlo.`,
      'Ningún puzle lo necesita: corríjalo.',
    ],
  },
  'format.field:missing': {
    en: ({ field, wanted, count }, grammar) => [
      `The field ${field} is missing; it must be ${fieldSaid(wanted, count, grammar)}.`,
      REMEDIES.en.field(field, wanted, count, grammar),
    ],
    es: ({ field, wanted, count }, grammar) => [
      `Falta el campo ${field}; ha de ser ${fieldSaid(wanted, count, grammar)}.`,
      REMEDIES.es.field(field, wanted, count, grammar),
    ],
  },
  'format.field:wrong': {
    en: ({ field, value, wanted, count }, grammar) => [
      `${field} is ${grammar.shown(value)}; it must be ${fieldSaid(wanted, count, grammar)}.`,
      REMEDIES.en.field(field, wanted, count, grammar),
    ],
    es: ({ field, value, wanted, count }, grammar) => [
      `${field} es ${grammar.shown(value)}; ha de ser ${fieldSaid(wanted, count, grammar)}.`,
      REMEDIES.es.field(field, wanted, count, grammar),
    ],
  },
  'format.field:asterism-kind': {
    en: ({ given, known }, { shown }) => [
      `There is no kind of asterism called ${shown(given)}.`,
      `Use one of ${known.join(', ')}.`,
    ],
    es: ({ given, known }, { shown }) => [
      `No hay ninguna clase de asterismo llamada ${shown(given)}.`,
      `Use una de estas: ${known.join(', ')}.`,
    ],
  },
  'format.version:missing': {
    en: ({ format }) => ['The field format is missing.', REMEDIES.en.format(format)],
    es: ({ format }) => ['Falta el campo format.', REMEDIES.es.format(format)],
  },
  'format.version:unknown': {
    en: ({ given, format }, { shown }) => [`We do not know the format ${shown(given)}.`, REMEDIES.en.format(format)],
    es: ({ given, format }, { shown }) => [`No conocemos el formato ${shown(given)}.`, REMEDIES.es.format(format)],
  },
  'format.version:proof': {
    en: ({ format }) => [
      'This is not a proof in a format that we know.',
      `Write "format": "${format}"; \`latin prove --json\` makes such documents.`,
    ],
    es: ({ format }) => [
      'Esto no es una demostración en un formato que conozcamos.',
      `Escriba "format": "${format}"; «latin prove --json» crea documentos así.`,
    ],
  },
  'format.line:length': {
    en: ({ characters, text }, { counted, shown }) => [
      `A line of ${counted(characters, 'character')} (${shown(text)}) is not a puzzle that we know; 81 make a Sudoku.`,
      'Name the board of the lines, for example --board sudoku:2x3, or use the native format.',
    ],
    es: ({ characters, text }, { counted, shown }) => [
      `Una línea de ${counted(characters, 'carácter', 'caracteres')} (${shown(text)}) no es un puzle que conozcamos; con 81 se escribe un Sudoku.`,
      'Diga de qué tablero son las líneas, por ejemplo con --board sudoku:2x3, o use nuestro formato.',
    ],
  },
  'format.line:shape': {
    en: () => ['Only puzzles on square boards can be written as lines of characters.', 'Use the native format.'],
    es: () => [
      'Solo los puzles de tableros cuadrados se pueden escribir como líneas de caracteres.',
      'Use nuestro formato.',
    ],
  },
  'format.line:cells': {
    en: ({ characters, cells }, { counted, thereAre }) => [
      `${thereAre(characters, 'character')} for ${counted(cells, 'cell')}.`,
      'Write one character per cell, with a point for an empty one.',
    ],
    es: ({ characters, cells }, { counted }) => [
      `Hay ${counted(characters, 'carácter', 'caracteres')} para ${counted(cells, 'celda')}.`,
      'Escriba un carácter por celda, y un punto si está vacía.',
    ],
  },
  'format.too-large:document': {
    en: ({ length, most }, { counted, figure }) => [
      `The document has ${counted(length, 'character')}; we accept up to ${figure(most)}.`,
      'Split it: a collection is one puzzle a line.',
    ],
    es: ({ length, most }, { counted, figure }) => [
      `El documento tiene ${counted(length, 'carácter', 'caracteres')}; admitimos hasta ${figure(most)}.`,
      'Divídalo: en una colección, cada puzle es una línea.',
    ],
  },
  'format.unsupported:shape': {
    en: () => ['Only puzzles on square boards can be written as lines of characters.', REMEDIES.en.native],
    es: () => [
      'Solo los puzles de tableros cuadrados se pueden escribir como líneas de caracteres.',
      REMEDIES.es.native,
    ],
  },
  'format.unsupported:label': {
    en: ({ label }, { shown }) => [
      `The label ${shown(label)} cannot stand for itself in a line of one character per cell.`,
      REMEDIES.en.native,
    ],
    es: ({ label }, { shown }) => [
      `La etiqueta ${shown(label)} no se puede escribir en una línea de un carácter por celda.`,
      REMEDIES.es.native,
    ],
  },
  'format.form:unknown': {
    en: ({ given, known }, { shown, list }) => [
      `Puzzles are not written in the form ${shown(given)}.`,
      `Give one of ${list(known)}, or none: most forms are recognised by themselves.`,
    ],
    es: ({ given, known }, { shown, list }) => [
      `Los puzles no se escriben en la forma ${shown(given)}.`,
      `Dé una de estas: ${list(known)}, o ninguna: casi todas se reconocen solas.`,
    ],
  },
  'format.form': {
    en: ({ form }) => [
      `This is not ${form.en}.`,
      'Check the file, or leave --from out: most formats are recognised by themselves.',
    ],
    es: ({ form }) => [
      `Esto no es ${form.es}.`,
      'Revise el archivo, o prescinda de --from: casi todos los formatos se reconocen solos.',
    ],
  },
};
