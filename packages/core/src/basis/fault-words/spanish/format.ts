import type { Sentences } from '../sentences.ts';
import { FIELDS } from './field-kinds.ts';
import { counted, figure, levelSaid, listed, shown } from './says.ts';

const characters = (count: number) => counted(count, 'carácter', 'caracteres');

/** What is wrong with a document, a line or a table. */
export const FORMAT = {
  'format.empty:input': () => ['No hay ningún puzle que leer.', 'Dé un puzle, o un archivo que contenga uno.'],
  'format.json:deep': ({ most }) => [
    `Hay corchetes o llaves anidados a más de ${figure(most)} niveles.`,
    'Ningún puzle lo necesita: revise el archivo.',
  ],
  'format.json:flaw': ({ found, line, column }) => [
    `Esto no es JSON: ${shown(found)} está fuera de lugar en la ${line === undefined ? '' : `línea ${line}, `}columna ${column}.`,
    'Mire si justo antes falta un corchete, una llave, una comilla o una coma.',
  ],
  'format.json:cut': () => [
    'Esto no es JSON: se acaba antes de tiempo.',
    'Mire si falta un corchete, una llave o una comilla; quizá el archivo esté cortado.',
  ],
  'format.field:missing': ({ field, wanted, count }) => [
    `Falta el campo ${field}; ha de ser ${FIELDS[wanted](count)}.`,
    `Haga que ${field} sea ${FIELDS[wanted](count)}.`,
  ],
  'format.field:wrong': ({ field, value, wanted, count }) => [
    `${field} es ${shown(value)}; ha de ser ${FIELDS[wanted](count)}.`,
    `Haga que ${field} sea ${FIELDS[wanted](count)}.`,
  ],
  'format.field:asterism-kind': ({ given, known }) => [
    `No hay ninguna clase de asterismo llamada ${shown(given)}.`,
    `Use una de estas: ${known.join(', ')}.`,
  ],
  'format.field:certificate': ({ value, wanted }) => [
    `Aquí ha de haber ${FIELDS[wanted](0)}, no ${shown(value)}.`,
    'Haga de nuevo el certificado.',
  ],
  'format.version:missing': ({ format }) => ['Falta el campo format.', `Escriba "format": "${format}".`],
  'format.version:unknown': ({ given, format }) => [
    `No conocemos el formato ${shown(given)}.`,
    `Escriba "format": "${format}".`,
  ],
  'format.version:proof': ({ format }) => [
    'Esto no es una demostración en un formato que conozcamos.',
    `Escriba "format": "${format}"; «latin prove --json» crea documentos así.`,
  ],
  'format.version:certificate': ({ given, format }) => [
    `El formato es ${shown(given)}, no ${format}.`,
    'Dé un certificado creado con «latin minimum --certificate».',
  ],
  'format.line:length': ({ characters: count, text }) => [
    `Una línea de ${characters(count)} (${shown(text)}) no es un puzle que conozcamos; con 81 se escribe un Sudoku.`,
    'Diga de qué tablero son las líneas, por ejemplo con --board sudoku:2x3, o use nuestro formato.',
  ],
  'format.line:shape': () => [
    'Solo los puzles de tableros cuadrados se pueden escribir como líneas de caracteres.',
    'Use nuestro formato.',
  ],
  'format.line:cells': ({ characters: count, cells }) => [
    `Hay ${characters(count)} para ${counted(cells, 'celda')}.`,
    'Escriba un carácter por celda, y un punto si está vacía.',
  ],
  'format.too-large:document': ({ length, most }) => [
    `El documento tiene ${characters(length)}; admitimos hasta ${figure(most)}.`,
    'Divídalo: en una colección, cada puzle es una línea.',
  ],
  'format.unsupported:shape': () => [
    'Solo los puzles de tableros cuadrados se pueden escribir como líneas de caracteres.',
    'Escriba en nuestro formato.',
  ],
  'format.unsupported:label': ({ label }) => [
    `La etiqueta ${shown(label)} no se puede escribir en una línea de un carácter por celda.`,
    'Escriba en nuestro formato.',
  ],

  'format.field:scale': ({ cuts }) => [
    `Esto no es una escala: ha de tener pesos (weights), que son números con nombre, y cortes (cuts), que son ${cuts} números en orden creciente.`,
    'Cree una con «latin calibrate --output».',
  ],
  'format.empty:judgements': () => [
    'No hay valoraciones.',
    'Dé una fila con los nombres de las columnas y una fila por valoración.',
  ],
  'format.field:alike': () => [
    'Todas las valoraciones son iguales: no hay nada que aprender de ellas.',
    'Dé puzles de dificultad diversa.',
  ],
  'format.field:column': ({ column }) => [
    `No hay ninguna columna llamada ${column}.`,
    'Nombre las columnas en la primera fila: puzzle, después level o rating, y si quiere time.',
  ],
  'format.field:level': ({ given, known }) => [
    `${shown(given)} no es un nivel.`,
    `Use uno de estos: ${listed(
      known.map((level) => `${level} (${levelSaid(level)})`),
      'o',
    )}.`,
  ],
  'format.field:rating': ({ given }) => [
    `${shown(given)} no es un número.`,
    'Dé la valoración como un número, con punto decimal, como 2.5.',
  ],
  'format.field:time': ({ given }) => [`${shown(given)} no es un tiempo.`, 'Dé el tiempo en segundos, o déjelo vacío.'],
  'format.field:quotation': ({ field }) => [
    `El campo ${field} tiene una comilla sin cerrar, o una en medio.`,
    'Ponga el campo entero entre comillas, y escriba dos veces las que contenga.',
  ],
} satisfies Partial<Sentences>;
