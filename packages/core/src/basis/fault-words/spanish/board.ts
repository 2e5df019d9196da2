import type { Sentences } from '../sentences.ts';
import { FIELDS } from './field-kinds.ts';
import { counted, figure, shown } from './says.ts';

const SOLID = `Haga que board.solid sea ${FIELDS['solid-name'](0)}, o prescinda de él.`;

/** What is wrong with a board. */
export const BOARD = {
  'board.unknown': ({ name, near }) => [
    `No hay ningún tablero llamado ${shown(name)}.`,
    near ? `¿Quiso decir ${near}? «latin boards» los enumera todos.` : '«latin boards» los enumera todos.',
  ],
  'board.parameter:wrong': ({ family, given, wanted, example }) => [
    `La familia ${family} no admite ${shown(given)}: admite ${wanted.es}.`,
    `Escriba, por ejemplo, ${family}:${example}.`,
  ],
  'board.parameter:none': ({ family, given }) => [
    `La familia ${family} tiene un solo miembro y no admite parámetros, tampoco ${shown(given)}.`,
    `Escriba ${family} sin más.`,
  ],
  'board.empty:cells': ({ cells }) => [
    `Un tablero necesita al menos una celda, no ${shown(cells)}.`,
    'Dé el número de celdas como número entero a partir de 1.',
  ],
  'board.empty:asterisms': () => [
    'El tablero no tiene asterismos.',
    'Enumere al menos uno; entre todos han de abarcar cada celda.',
  ],
  'board.too-large:cells': ({ cells, most }) => [
    `El tablero tiene ${counted(cells, 'celda')}; admitimos hasta ${figure(most)}.`,
    'Use un tablero más pequeño.',
  ],
  'board.too-large:asterisms': ({ most }) => [
    `Los asterismos enumeran en total más de ${counted(most, 'celda')}.`,
    'Use menos asterismos, o más pequeños.',
  ],
  'board.cell-uncovered': ({ cell }) => [
    `La celda ${cell} no está en ningún asterismo.`,
    'Añádala a un asterismo, o quítela.',
  ],
  'board.asterism-range': ({ cell, last }) => [
    `No hay ninguna celda ${shown(cell)}; las celdas se numeran de 0 a ${last}.`,
    'Corrija el número de la celda.',
  ],
  'board.asterism-empty': () => ['El asterismo no tiene celdas.', 'Quítelo, o enumere sus celdas.'],
  'board.asterism-repeats-cell': ({ cell }) => [
    `La celda ${cell} aparece dos veces.`,
    'Enumere cada celda de un asterismo una sola vez.',
  ],
  'board.asterism-repeated': ({ twin }) => [
    `Tiene las mismas celdas que el asterismo ${twin}.`,
    'Una constelación es un conjunto: enumere cada asterismo una sola vez.',
  ],
  'board.unequal-sizes': ({ cells, first }) => [
    `Tiene ${counted(cells, 'celda')} y el asterismo 0 tiene ${figure(first)}; un mismo multiconjunto no cabe en ambos.`,
    'Haga todos los asterismos igual de grandes.',
  ],
  'board.points:faces': ({ faces, cells }) => [
    `Hay ${counted(faces, 'cara')} para ${counted(cells, 'celda')}.`,
    'Dé una cara por celda, o ninguna.',
  ],
  'board.points:count': ({ points, cells }) => [
    `Hay ${counted(points, 'punto')} para ${counted(cells, 'celda')}.`,
    'Dé un punto por celda, o ninguno.',
  ],
  'board.points:dimension': () => [
    'Los puntos han de ser todos [x, y], o todos [x, y, z].',
    'Dé a todos los puntos el mismo número de coordenadas.',
  ],
  'board.points:coordinate': () => [
    'Una coordenada no es un número finito de mil millones como mucho.',
    'Corrija la coordenada.',
  ],
  'board.points:same': ({ cells: [first, second] }) => [
    `Las celdas ${first} y ${second} están en el mismo punto.`,
    'Mueva una de ellas.',
  ],
  'board.solid:unknown': ({ name }) => [`No hay ningún tablero llamado ${shown(name)}.`, SOLID],
  'board.solid:plane': ({ name }) => [`El tablero ${shown(name)} no está sobre ningún sólido.`, SOLID],
  'board.solid:points': ({ solid }) => [
    `Las celdas están sobre el sólido ${solid}, pero sus puntos no están en el espacio.`,
    'Dé un punto [x, y, z] del sólido para cada celda, o ningún sólido.',
  ],
  'board.solid:point': ({ cell, solid }) => [
    `El punto de la celda ${cell} no está sobre el sólido ${solid}.`,
    'Corrija el punto, o no dé ningún sólido.',
  ],
  'board.solid:face': ({ cell, solid }) => [
    `La cara de la celda ${cell} no es parte de una sola cara del sólido ${solid}.`,
    'Dé un polígono en el espacio que esté en una sola cara del sólido, o ningún sólido.',
  ],
} satisfies Partial<Sentences>;
