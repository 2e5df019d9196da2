import type { Excerpt, FaultTable, Sentences, Words } from '../../basis/index.ts';

/** What the codes mean. docs/errors.md is made from such tables. */
export const BOARD_CODES = {
  'board.unknown': 'the board is neither in the catalog nor a family',
  'board.parameter': 'a parameter of the board family is out of its range or badly written',
  'board.too-large': 'the board has more cells, asterisms or entries than we accept',
  'board.empty': 'the board has no cells or no asterisms',
  'board.cell-uncovered': 'a cell lies in no asterism',
  'board.asterism-range': 'an asterism names a cell that the board does not have',
  'board.asterism-empty': 'an asterism has no cells',
  'board.asterism-repeats-cell': 'an asterism lists a cell twice',
  'board.asterism-repeated': 'two asterisms hold exactly the same cells',
  'board.unequal-sizes': 'the asterisms have different sizes, yet share one multiset',
  'board.form': 'a part of the board is of the wrong type; only programs can give such',
  'board.points': 'the points are not one per cell, all 2D or all 3D, finite and distinct',
  'board.solid': 'the solid is unknown, or the points and faces of the cells do not lie on it',
};

/** What can be wrong with a board, and the facts of each case. */
export interface BoardFaultFacts {
  'board.unknown': { readonly name: string; readonly near: string | undefined };
  'board.parameter:wrong': {
    readonly family: string;
    readonly given: Excerpt;
    readonly wanted: Words;
    readonly example: string;
  };
  'board.parameter:none': { readonly family: string; readonly given: Excerpt };
  'board.empty:cells': { readonly cells: Excerpt };
  'board.empty:asterisms': undefined;
  'board.too-large:cells': { readonly cells: number; readonly most: number };
  'board.too-large:asterisms': { readonly asterism: number; readonly most: number };
  'board.cell-uncovered': { readonly cell: number };
  'board.asterism-range': { readonly asterism: number; readonly cell: Excerpt; readonly last: number };
  'board.asterism-empty': { readonly asterism: number };
  'board.asterism-repeats-cell': { readonly asterism: number; readonly cell: number };
  'board.asterism-repeated': { readonly asterism: number; readonly twin: number };
  'board.unequal-sizes': { readonly asterism: number; readonly cells: number; readonly first: number };
  'board.form': { readonly given: Excerpt };
  'board.points:faces': { readonly faces: number; readonly cells: number };
  'board.points:count': { readonly points: number; readonly cells: number };
  'board.points:dimension': undefined;
  'board.points:coordinate': undefined;
  'board.solid:points': { readonly solid: string };
  'board.solid:point': { readonly cell: number; readonly solid: string };
  'board.solid:face': { readonly cell: number; readonly solid: string };
  'board.points:same': { readonly cells: readonly [number, number] };
}

/** A number of a cell that a board does not have, wherever it is given. */
export const NO_SUCH_CELL: Words<Sentences<{ readonly cell: Excerpt; readonly last: number }>> = {
  en: ({ cell, last }, { shown }) => [
    `There is no cell ${shown(cell)}; cells are numbered 0 to ${last}.`,
    'Correct the cell number.',
  ],
  es: ({ cell, last }, { shown }) => [
    `No hay ninguna celda ${shown(cell)}; las celdas se numeran de 0 a ${last}.`,
    'Corrija el número de la celda.',
  ],
};

/** A value of another type than was asked for: what only a program can give. */
export const WRONG_TYPE: Words<Sentences<{ readonly given: Excerpt }>> = {
  en: ({ given }, { shown }) => [`This cannot be ${shown(given)}.`, 'Look its type up in the reference.'],
  es: ({ given }, { shown }) => [`Esto no puede ser ${shown(given)}.`, 'Consulte su tipo en la referencia.'],
};

export const BOARD_FAULTS: FaultTable<BoardFaultFacts> = {
  'board.unknown': {
    en: ({ name, near }, { shown }) => [
      `There is no board named ${shown(name)}.`,
      near ? `Did you mean ${near}? \`latin boards\` lists them all.` : '`latin boards` lists them all.',
    ],
    es: ({ name, near }, { shown }) => [
      `No hay ningún tablero llamado ${shown(name)}.`,
      near ? `¿Quiso decir ${near}? «latin boards» los enumera todos.` : '«latin boards» los enumera todos.',
    ],
  },
  'board.parameter:wrong': {
    en: ({ family, given, wanted, example }, { shown }) => [
      `The family ${family} does not take ${shown(given)}: it takes ${wanted.en}.`,
      `Write for example ${family}:${example}.`,
    ],
    es: ({ family, given, wanted, example }, { shown }) => [
      `La familia ${family} no admite ${shown(given)}: admite ${wanted.es}.`,
      `Escriba, por ejemplo, ${family}:${example}.`,
    ],
  },
  'board.parameter:none': {
    en: ({ family, given }, { shown }) => [
      `The family ${family} has one member and takes no parameter, not ${shown(given)}.`,
      `Write ${family}.`,
    ],
    es: ({ family, given }, { shown }) => [
      `La familia ${family} tiene un solo miembro y no admite parámetros, tampoco ${shown(given)}.`,
      `Escriba ${family} sin más.`,
    ],
  },
  'board.empty:cells': {
    en: ({ cells }, { shown }) => [
      `A board needs at least one cell, not ${shown(cells)}.`,
      'Give the number of cells as a whole number from 1.',
    ],
    es: ({ cells }, { shown }) => [
      `Un tablero necesita al menos una celda, no ${shown(cells)}.`,
      'Dé el número de celdas como número entero a partir de 1.',
    ],
  },
  'board.empty:asterisms': {
    en: () => ['The board has no asterisms.', 'List at least one asterism; together they must hold every cell.'],
    es: () => ['El tablero no tiene asterismos.', 'Enumere al menos uno; entre todos han de abarcar cada celda.'],
  },
  'board.form': WRONG_TYPE,
  'board.too-large:cells': {
    en: ({ cells, most }, { counted, figure }) => [
      `The board has ${counted(cells, 'cell')}; we accept up to ${figure(most)}.`,
      'Use a smaller board.',
    ],
    es: ({ cells, most }, { counted, figure }) => [
      `El tablero tiene ${counted(cells, 'celda')}; admitimos hasta ${figure(most)}.`,
      'Use un tablero más pequeño.',
    ],
  },
  'board.too-large:asterisms': {
    en: ({ most }, { counted }) => [
      `The asterisms list more than ${counted(most, 'cell')} in all.`,
      'Use fewer or smaller asterisms.',
    ],
    es: ({ most }, { counted }) => [
      `Los asterismos enumeran en total más de ${counted(most, 'celda')}.`,
      'Use menos asterismos, o más pequeños.',
    ],
  },
  'board.cell-uncovered': {
    en: ({ cell }) => [`Cell ${cell} lies in no asterism.`, 'Add it to an asterism, or remove the cell.'],
    es: ({ cell }) => [`La celda ${cell} no está en ningún asterismo.`, 'Añádala a un asterismo, o quítela.'],
  },
  'board.asterism-range': NO_SUCH_CELL,
  'board.asterism-empty': {
    en: () => ['The asterism has no cells.', 'Remove it or list its cells.'],
    es: () => ['El asterismo no tiene celdas.', 'Quítelo, o enumere sus celdas.'],
  },
  'board.asterism-repeats-cell': {
    en: ({ cell }) => [`Cell ${cell} is listed twice.`, 'List every cell of an asterism once.'],
    es: ({ cell }) => [`La celda ${cell} aparece dos veces.`, 'Enumere cada celda de un asterismo una sola vez.'],
  },
  'board.asterism-repeated': {
    en: ({ twin }) => [
      `It holds the same cells as asterism ${twin}.`,
      'A constellation is a set: list each asterism once.',
    ],
    es: ({ twin }) => [
      `Tiene las mismas celdas que el asterismo ${twin}.`,
      'Una constelación es un conjunto: enumere cada asterismo una sola vez.',
    ],
  },
  'board.unequal-sizes': {
    en: ({ cells, first }, { counted }) => [
      `It has ${counted(cells, 'cell')}, asterism 0 has ${first}; one multiset cannot fit both.`,
      'Make all asterisms the same size.',
    ],
    es: ({ cells, first }, { counted, figure }) => [
      `Tiene ${counted(cells, 'celda')} y el asterismo 0 tiene ${figure(first)}; un mismo multiconjunto no cabe en ambos.`,
      'Haga todos los asterismos igual de grandes.',
    ],
  },
  'board.points:faces': {
    en: ({ faces, cells }, { counted, thereAre }) => [
      `${thereAre(faces, 'face')} for ${counted(cells, 'cell')}.`,
      'Give one face per cell, or none.',
    ],
    es: ({ faces, cells }, { counted }) => [
      `Hay ${counted(faces, 'cara')} para ${counted(cells, 'celda')}.`,
      'Dé una cara por celda, o ninguna.',
    ],
  },
  'board.points:count': {
    en: ({ points, cells }, { counted, thereAre }) => [
      `${thereAre(points, 'point')} for ${counted(cells, 'cell')}.`,
      'Give one point per cell, or none.',
    ],
    es: ({ points, cells }, { counted }) => [
      `Hay ${counted(points, 'punto')} para ${counted(cells, 'celda')}.`,
      'Dé un punto por celda, o ninguno.',
    ],
  },
  'board.points:dimension': {
    en: () => ['All points must be [x, y], or all [x, y, z].', 'Give every point the same number of coordinates.'],
    es: () => [
      'Los puntos han de ser todos [x, y], o todos [x, y, z].',
      'Dé a todos los puntos el mismo número de coordenadas.',
    ],
  },
  'board.points:coordinate': {
    en: () => ['A coordinate is not a finite number of at most a thousand million.', 'Correct the coordinate.'],
    es: () => ['Una coordenada no es un número finito de mil millones como mucho.', 'Corrija la coordenada.'],
  },
  'board.solid:points': {
    en: ({ solid }) => [
      `The cells lie on the solid ${solid}, yet their points are not in space.`,
      'Give a point [x, y, z] on the solid for every cell, or no solid.',
    ],
    es: ({ solid }) => [
      `Las celdas están sobre el sólido ${solid}, pero sus puntos no están en el espacio.`,
      'Dé un punto [x, y, z] del sólido para cada celda, o ningún sólido.',
    ],
  },
  'board.solid:point': {
    en: ({ cell, solid }) => [
      `The point of cell ${cell} does not lie on the solid ${solid}.`,
      'Correct the point, or give no solid.',
    ],
    es: ({ cell, solid }) => [
      `El punto de la celda ${cell} no está sobre el sólido ${solid}.`,
      'Corrija el punto, o no dé ningún sólido.',
    ],
  },
  'board.solid:face': {
    en: ({ cell, solid }) => [
      `The face of cell ${cell} is not a part of one face of the solid ${solid}.`,
      'Give a polygon in space that lies on one face of the solid, or no solid.',
    ],
    es: ({ cell, solid }) => [
      `La cara de la celda ${cell} no es parte de una sola cara del sólido ${solid}.`,
      'Dé un polígono en el espacio que esté en una sola cara del sólido, o ningún sólido.',
    ],
  },
  'board.points:same': {
    en: ({ cells: [first, second] }) => [`Cells ${first} and ${second} are at the same point.`, 'Move one of them.'],
    es: ({ cells: [first, second] }) => [
      `Las celdas ${first} y ${second} están en el mismo punto.`,
      'Mueva una de ellas.',
    ],
  },
};
