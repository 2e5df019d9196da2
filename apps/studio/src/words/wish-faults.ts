import type { Fault, FaultCode } from '@latin-puzzles/core/basis';
import { settings } from '../shell/settings.ts';

interface Told {
  readonly message: string;
  readonly remedy: string;
  /** What the fault says of the case at hand, if that is in another language. */
  readonly detail?: string | undefined;
}

/** Faults of wishes in Spanish. Faults speak English; here they are told by their code, and what they say is added. */
const TOLD: Readonly<Partial<Record<FaultCode, readonly [message: string, remedy: string]>>> = {
  'board.unknown': ['No hay ningún tablero con ese nombre.', 'Elija uno de los que se muestran.'],
  'board.parameter': ['El tablero no existe con esas medidas.', 'Elija uno de los que se muestran.'],
  'board.unequal-sizes': ['Los asterismos del tablero no son todos igual de grandes.', 'Elija otro tablero.'],
  'labels.count': [
    'No hay tantas etiquetas como celdas tiene un asterismo.',
    'Escriba una etiqueta por celda, contando las repetidas.',
  ],
  'labels.invalid': ['Una etiqueta está vacía, es demasiado larga o no se puede imprimir.', 'Cámbiela.'],
  'inscription.letters': [
    'Las letras de la palabra no son etiquetas, o son demasiadas para el tablero.',
    'Elija un tablero mayor, acorte la palabra o dé las etiquetas usted mismo.',
  ],
  'inscription.place': ['El tablero no tiene ese sitio para la palabra.', 'Elija otro, o una celda por cada letra.'],
  'inscription.range': ['Una celda de la palabra no existe o está dos veces.', 'Elija otras celdas.'],
  'inscription.impossible': [
    'Ningún tablero latino lleva la palabra en ese sitio.',
    'Elija otro sitio u otra palabra.',
  ],
  'wishes.no-board': [
    'Con estas etiquetas, el tablero no se puede llenar de ningún modo.',
    'Cambie de tablero o de etiquetas; a menudo ayuda repetir algunas.',
  ],
  'wishes.mask': [
    'Las celdas que han de ser pistas y las que no se contradicen, o dejan varias soluciones.',
    'Cambie alguna de ellas.',
  ],
  'wishes.clues': ['Ningún puzle de este tablero tiene ese número de pistas.', 'Amplíe el margen.'],
  'wishes.symmetry': ['Las pistas no pueden tener esa simetría.', 'Elija otra, o cambie las celdas o la palabra.'],
  'wishes.critical': [
    'Una de las pistas pedidas sobraría, así que el puzle no puede ser crítico.',
    'Pida menos pistas, otra simetría, o renuncie a que sea crítico.',
  ],
  'wishes.theorem': ['Un teorema se pide como necesario y no está permitido.', 'Permítalo, o no lo pida.'],
  'wishes.difficulty': [
    'Los teoremas permitidos y la dificultad deseada no son compatibles.',
    'Cambie el nivel, la puntuación o los teoremas.',
  ],
  'format.field': ['El archivo no es una escala de dificultad.', 'Créelo con «latin calibrate --output».'],
  'format.encoding': ['El enlace está dañado o incompleto.', 'Pídalo de nuevo y cópielo entero.'],
  usage: ['Ahí hace falta un número entero.', 'Escriba un número.'],
};

export function faultTold({ code, message, remedy }: Fault): Told {
  const told = settings.language.value === 'es' ? TOLD[code] : undefined;
  return told ? { message: told[0], remedy: told[1], detail: `${message} ${remedy}` } : { message, remedy };
}
