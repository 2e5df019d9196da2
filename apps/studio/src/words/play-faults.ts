import type { Fault, FaultCode } from '@latin-puzzles/core/basis';
import { settings } from '../shell/settings.ts';

/** What is wrong with a puzzle that was opened, in Spanish. Faults speak English; here they are told by their code. */
const SPANISH: Readonly<Partial<Record<FaultCode, string>>> = {
  'board.unknown': 'No conocemos el tablero de este puzle.',
  'board.parameter': 'El tablero de este puzle no existe con esas medidas.',
  'board.too-large': 'El tablero es mayor de lo que admitimos.',
  'board.empty': 'El tablero no tiene celdas o no tiene asterismos.',
  'board.cell-uncovered': 'Una celda no está en ningún asterismo.',
  'board.asterism-range': 'Un asterismo nombra una celda que el tablero no tiene.',
  'board.asterism-empty': 'Un asterismo no tiene celdas.',
  'board.asterism-repeats-cell': 'Un asterismo nombra dos veces la misma celda.',
  'board.asterism-repeated': 'Dos asterismos tienen exactamente las mismas celdas.',
  'board.unequal-sizes': 'Los asterismos no tienen todos el mismo número de celdas.',
  'board.points': 'Los puntos del tablero no son válidos.',
  'labels.count': 'No hay tantas etiquetas como celdas tiene un asterismo.',
  'labels.invalid': 'Una etiqueta está vacía, es demasiado larga o no se puede escribir.',
  'clues.count': 'No hay una entrada por cada celda.',
  'clues.unknown-label': 'Una pista no es ninguna de las etiquetas.',
  'inscription.range': 'La inscripción nombra una celda que no existe, o la nombra dos veces.',
  'inscription.no-clue': 'La inscripción nombra una celda sin pista.',
  'solution.count': 'La solución no tiene una etiqueta por celda.',
  'solution.unknown-label': 'La solución contiene algo que no es ninguna de las etiquetas.',
  'solution.contradicts-clues': 'La solución contradice una pista.',
  'solution.not-latin': 'La solución no es un tablero latino.',
  'format.empty': 'No hay ningún puzle que leer.',
  'format.json': 'El texto no es JSON.',
  'format.field': 'Falta un dato, o no es como debe ser.',
  'format.version': 'No conocemos este formato.',
  'format.line': 'Una línea no es un puzle.',
  'format.too-large': 'El archivo es mayor de lo que admitimos.',
  'format.encoding': 'El enlace está dañado o incompleto. Pídalo de nuevo y cópielo entero.',
  'file.read': 'Aquí no hay ningún puzle ni partida con ese nombre. Elija uno en la galería.',
};

/** What English faults say to who writes files or commands, said to a player. */
const ENGLISH: Readonly<Partial<Record<FaultCode, string>>> = {
  'board.unknown': 'We do not know the board of this puzzle.',
};

/** A fault in the language chosen. */
export function faultTold({ code, place, message, remedy }: Fault): string {
  const told = (settings.language.value === 'es' ? SPANISH : ENGLISH)[code];
  if (told === undefined) return `${message} ${remedy}`;
  // Fields of a document have the same name in every language.
  return /[[\]0-9]/.test(place) ? `${told} (${place})` : told;
}
