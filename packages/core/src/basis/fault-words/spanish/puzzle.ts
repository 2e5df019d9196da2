import type { Sentences } from '../sentences.ts';
import { counted, figure, shown } from './says.ts';

const oneOf = (labels: readonly string[]) =>
  labels.length === 0 ? 'Use una de las etiquetas.' : `Use una de estas: ${labels.join(' ')}.`;

/** What is wrong with the labels, the clues, the inscription or the solution of a puzzle. */
export const PUZZLE = {
  'labels.count': ({ labels, cells }) => [
    `Hay ${counted(labels, 'etiqueta')}, pero cada asterismo tiene ${counted(cells, 'celda')}.`,
    `Dé ${counted(cells, 'etiqueta')}, contando las repetidas.`,
  ],
  'labels.invalid:blank': ({ label }) => [
    `${shown(label)} está en blanco, o empieza o acaba con un espacio.`,
    'Dé a cada etiqueta al menos un carácter visible y ningún espacio alrededor.',
  ],
  'labels.invalid:long': ({ label, length, most }) => [
    `La etiqueta ${shown(label)} tiene ${counted(length, 'carácter', 'caracteres')}; admitimos hasta ${figure(most)}.`,
    'Acorte la etiqueta.',
  ],
  'labels.invalid:control': ({ label }) => [
    `La etiqueta ${shown(label)} contiene un carácter de control.`,
    'Use caracteres que se puedan imprimir.',
  ],
  'clues.count': ({ entries, cells }) => [
    `Hay ${counted(entries, 'entrada')} para ${counted(cells, 'celda')}.`,
    `Dé ${counted(cells, 'entrada')}, con null para cada celda vacía.`,
  ],
  'clues.unknown-label:index': ({ index, empty, labels }) => [
    `No hay ninguna etiqueta con el índice ${shown(index)}.`,
    `Use ${empty} para una celda vacía, o un índice menor que ${labels}.`,
  ],
  'clues.unknown-label:line': ({ label, labels }) => [
    `${shown(label)} no es una de las etiquetas.`,
    `Use una de estas: ${labels.join(' ')}; o un punto para una celda vacía.`,
  ],
  'clues.unknown-label:entry': ({ label, labels }) => [`${shown(label)} no es una de las etiquetas.`, oneOf(labels)],
  'solution.unknown-label': ({ label, labels }) => [`${shown(label)} no es una de las etiquetas.`, oneOf(labels)],
  'inscription.range:cell': ({ cell, last }) => [
    `No hay ninguna celda ${shown(cell)}; las celdas se numeran de 0 a ${last}.`,
    'Corrija el número de la celda.',
  ],
  'inscription.range:twice': ({ cell }) => [`La celda ${cell} aparece dos veces.`, 'Enumere cada celda una sola vez.'],
  'inscription.range:wished': ({ cell, last }) => [
    `La celda ${shown(cell)} no existe o aparece dos veces.`,
    `Enumere celdas distintas, de 0 a ${last}.`,
  ],
  'inscription.no-clue': ({ cell, name }, names) => [
    `La celda ${cell} (${names.cell(name)}) no tiene pista.`,
    'Escriba una pista en la celda, o quítela de la inscripción.',
  ],
  'solution.count': ({ cells }) => [
    cells === 1
      ? 'La solución ha de dar una etiqueta a la celda.'
      : `La solución ha de dar una etiqueta a cada una de las ${figure(cells)} celdas.`,
    'Dé una etiqueta por celda, o prescinda de la solución.',
  ],
  'solution.contradicts-clues': ({ clue, label }) => [
    `La pista es ahí ${clue}, y la solución dice ${label}.`,
    'Corrija una de las dos.',
  ],
  'solution.not-latin': ({ asterism, label, held, allowed }, names) => [
    `En ${names.asterism(asterism)}, la etiqueta ${label} está ${counted(held, 'vez', 'veces')} en lugar de ${allowed}.`,
    'Corrija la solución, o prescinda de ella.',
  ],
} satisfies Partial<Sentences>;
