import type { Sentences } from '../sentences.ts';
import { FIELDS } from './field-kinds.ts';
import { counted, shown, thereAre } from './says.ts';

const SOLID = `Make board.solid ${FIELDS['solid-name'](0)}, or leave it out.`;

/** What is wrong with a board. */
export const BOARD = {
  'board.unknown': ({ name, near }) => [
    `There is no board named ${shown(name)}.`,
    near ? `Did you mean ${near}? \`latin boards\` lists them all.` : '`latin boards` lists them all.',
  ],
  'board.parameter:wrong': ({ family, given, wanted, example }) => [
    `The family ${family} does not take ${shown(given)}: it takes ${wanted.en}.`,
    `Write for example ${family}:${example}.`,
  ],
  'board.parameter:none': ({ family, given }) => [
    `The family ${family} has one member and takes no parameter, not ${shown(given)}.`,
    `Write ${family}.`,
  ],
  'board.empty:cells': ({ cells }) => [
    `A board needs at least one cell, not ${shown(cells)}.`,
    'Give the number of cells as a whole number from 1.',
  ],
  'board.empty:asterisms': () => [
    'The board has no asterisms.',
    'List at least one asterism; together they must hold every cell.',
  ],
  'board.too-large:cells': ({ cells, most }) => [
    `The board has ${counted(cells, 'cell')}; we accept up to ${most}.`,
    'Use a smaller board.',
  ],
  'board.too-large:asterisms': ({ most }) => [
    `The asterisms list more than ${counted(most, 'cell')} in all.`,
    'Use fewer or smaller asterisms.',
  ],
  'board.cell-uncovered': ({ cell }) => [
    `Cell ${cell} lies in no asterism.`,
    'Add it to an asterism, or remove the cell.',
  ],
  'board.asterism-range': ({ cell, last }) => [
    `There is no cell ${shown(cell)}; cells are numbered 0 to ${last}.`,
    'Correct the cell number.',
  ],
  'board.asterism-empty': () => ['The asterism has no cells.', 'Remove it or list its cells.'],
  'board.asterism-repeats-cell': ({ cell }) => [
    `Cell ${cell} is listed twice.`,
    'List every cell of an asterism once.',
  ],
  'board.asterism-repeated': ({ twin }) => [
    `It holds the same cells as asterism ${twin}.`,
    'A constellation is a set: list each asterism once.',
  ],
  'board.unequal-sizes': ({ cells, first }) => [
    `It has ${counted(cells, 'cell')}, asterism 0 has ${first}; one multiset cannot fit both.`,
    'Make all asterisms the same size.',
  ],
  'board.points:faces': ({ faces, cells }) => [
    `${thereAre(faces, 'face')} for ${counted(cells, 'cell')}.`,
    'Give one face per cell, or none.',
  ],
  'board.points:count': ({ points, cells }) => [
    `${thereAre(points, 'point')} for ${counted(cells, 'cell')}.`,
    'Give one point per cell, or none.',
  ],
  'board.points:dimension': () => [
    'All points must be [x, y], or all [x, y, z].',
    'Give every point the same number of coordinates.',
  ],
  'board.points:coordinate': () => [
    'A coordinate is not a finite number of at most a thousand million.',
    'Correct the coordinate.',
  ],
  'board.points:same': ({ cells: [first, second] }) => [
    `Cells ${first} and ${second} are at the same point.`,
    'Move one of them.',
  ],
  'board.solid:unknown': ({ name }) => [`There is no board named ${shown(name)}.`, SOLID],
  'board.solid:plane': ({ name }) => [`The board ${shown(name)} lies on no solid.`, SOLID],
  'board.solid:points': ({ solid }) => [
    `The cells lie on the solid ${solid}, yet their points are not in space.`,
    'Give a point [x, y, z] on the solid for every cell, or no solid.',
  ],
  'board.solid:point': ({ cell, solid }) => [
    `The point of cell ${cell} does not lie on the solid ${solid}.`,
    'Correct the point, or give no solid.',
  ],
  'board.solid:face': ({ cell, solid }) => [
    `The face of cell ${cell} is not a part of one face of the solid ${solid}.`,
    'Give a polygon in space that lies on one face of the solid, or no solid.',
  ],
} satisfies Partial<Sentences>;
