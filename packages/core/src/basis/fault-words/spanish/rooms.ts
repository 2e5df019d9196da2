import type { Sentences } from '../sentences.ts';
import { figure, listed, shown } from './says.ts';

const LINK_AGAIN = 'Pida de nuevo el enlace y cópielo entero.';

/** What goes wrong in the rooms around this package: where boards are drawn, and in the studio. */
export const ROOMS = {
  'draw.glyph': ({ character, code, text }) => [
    `El tipo de letra no tiene el signo ${shown(character)} (${code}) de ${shown(text)}.`,
    'Use caracteres de los alfabetos latino, griego o cirílico, o dé un tipo de letra que tenga el signo.',
  ],
  'draw.net': ({ board }) => [
    `${board ? `El tablero ${board}` : 'Su tablero'} es plano y no tiene desarrollo que doblar.`,
    'Dibújelo sin desarrollo, o elija un tablero sobre un sólido, como cube:4.',
  ],
  'draw.paper': ({ title, edge, paper, papers, longest }) => [
    `El desarrollo de ${title} con aristas de ${figure(edge)} mm no cabe en ${paper}.`,
    papers.length > 0
      ? `Imprímalo en ${listed(papers, 'o')}, o elija aristas de hasta ${figure(longest)} mm.`
      : `En este papel, elija aristas de hasta ${figure(longest)} mm.`,
  ],

  'format.empty:text': () => ['No hay ningún puzle en el texto.', 'Pegue un puzle, o elija un archivo.'],
  'format.empty:file': () => ['No hay ningún puzle en el archivo.', 'Elija otro.'],
  'format.too-large:file': () => [
    'El archivo es más grande de lo que admitimos.',
    'Abra un archivo con un solo puzle.',
  ],
  'format.encoding:long': () => ['El enlace es más largo de lo que admitimos.', LINK_AGAIN],
  'format.encoding:unknown': () => ['El enlace es de una clase que no conocemos.', LINK_AGAIN],
  'format.encoding:damaged': () => ['El enlace está dañado o incompleto.', LINK_AGAIN],
  'format.version:game': () => ['Esto no es una partida que sepamos leer.', 'Empiece de nuevo la partida.'],
  'format.field:moves': () => ['Las jugadas de esta partida están dañadas.', 'Empiece de nuevo la partida.'],
  'format.field:kept': () => [
    'La partida que se guardó aquí está dañada y no se puede leer.',
    'Elija su puzle en la galería, o vuelva a abrir su enlace.',
  ],
  'file.read:file': () => ['No se ha podido leer el archivo.', 'Elíjalo de nuevo, o elija otro.'],
  'file.read:specimen': () => ['No hay ningún puzle con ese nombre.', 'Elija uno en la galería.'],
  'file.read:page': () => ['No existe esa página.', 'Elija un puzle en la galería.'],
  'file.read:kept': () => ['No hay ninguna partida así en este dispositivo.', 'Elija un puzle en la galería.'],
  'usage:number': ({ given, least, most }) => [
    `${shown(given)} no es un número entero de ${figure(least)} a ${figure(most)}.`,
    'Escriba un número entero.',
  ],
} satisfies Partial<Sentences>;
