import type { Fault, FaultCode } from '@latin-puzzles/core/basis';
import { settings } from '../shell/settings.ts';

/** Faults of boards and of files in Spanish, told by their code: faults themselves speak English. */
const SPANISH: Readonly<Partial<Record<FaultCode, string>>> = {
  'board.unknown': 'No hay ningún tablero con ese nombre.',
  'board.parameter': 'La familia no admite esas medidas. Escríbalas como en el ejemplo.',
  'board.too-large': 'El tablero es más grande de lo que se admite. Hágalo más pequeño.',
  'board.empty': 'El tablero no tiene celdas o no tiene asterismos. Añádalos: entre todos han de abarcar cada celda.',
  'board.cell-uncovered': 'Hay celdas que no están en ningún asterismo. Añádalas a alguno, o quítelas.',
  'board.asterism-range': 'Un asterismo nombra una celda que no existe.',
  'board.asterism-empty': 'Hay un asterismo sin celdas. Píntelas, o elimínelo.',
  'board.asterism-repeats-cell': 'Un asterismo tiene una celda dos veces.',
  'board.asterism-repeated': 'Dos asterismos tienen exactamente las mismas celdas. Elimine uno.',
  'board.unequal-sizes': 'Los asterismos no son todos igual de grandes: un mismo multiconjunto no cabe en ellos.',
  'board.points': 'Los puntos no son uno por celda, todos en el plano o todos en el espacio, y distintos.',
  'labels.count': 'No hay tantas etiquetas como celdas tiene un asterismo. Escriba una por celda, repetidas incluidas.',
  'labels.invalid': 'Una etiqueta está vacía, es demasiado larga o no se puede imprimir. Cámbiela.',
  'clues.count': 'Las pistas no son una entrada por celda.',
  'clues.unknown-label': 'Una pista no es una de las etiquetas.',
  'solution.not-latin': 'La solución del archivo no es un tablero latino.',
  'solution.contradicts-clues': 'La solución del archivo contradice una pista.',
  'format.empty': 'No hay nada que leer. Pegue un puzle, o elija un archivo.',
  'format.json': 'El texto no es JSON. Quizá falta un paréntesis o una coma, o el archivo está cortado.',
  'format.field': 'En el archivo falta un campo, o un campo no es lo que debe ser.',
  'format.version': 'El formato del archivo no es uno de los conocidos.',
  'format.line': 'La línea no es un puzle para este tablero: ha de tener un carácter por celda.',
  'format.too-large': 'El archivo es más grande de lo que se admite.',
};

/** What a draft lacks, said shorter than to who wrote a file. */
const DRAFTED: Readonly<Partial<Record<FaultCode, string>>> = {
  'board.empty': 'A board needs cells, and asterisms that together hold every cell.',
  'board.cell-uncovered': 'Some cells lie in no asterism. Add them to one, or remove them.',
  'board.asterism-empty': 'An asterism has no cells. Paint them, or remove it.',
  'board.asterism-repeated': 'Two asterisms hold exactly the same cells. Remove one.',
  'board.unequal-sizes': 'The asterisms differ in size: one multiset cannot fit all of them.',
  'labels.count': 'There are not as many labels as an asterism has cells. Write one for each cell, repeats included.',
};

/** What is wrong and what to do, in the language of the page; with which asterism, if that is known. */
export function faultSaid({ code, message, remedy }: Fault, asterism?: string): string {
  const told = (settings.language.value === 'es' ? SPANISH : DRAFTED)[code] ?? `${message} ${remedy}`;
  return asterism === undefined || code === 'board.unequal-sizes' ? told : `${told} (${asterism})`;
}
