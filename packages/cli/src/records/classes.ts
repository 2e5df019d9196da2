import { RELATIONS } from '@latin-puzzles/core/classes';
import { CELL, HASH, LABELS, PLACE } from './parts.ts';
import { ANY_TEXT, arrayOf, choice, LONG, record, type Schema, said, WHOLE, YES_OR_NO } from './shape.ts';

const relation = said('When two boards count as the same.', choice(RELATIONS));

export const CLASSES_RECORD: Schema = {
  anyOf: [
    said(
      'How many classes there are.',
      record({
        relation,
        classes: LONG,
        latinBoards: LONG,
        group: said('The order of the group.', LONG),
        conjugacy: said(
          'Its conjugacy classes: of how many elements, of what order, and how many Latin boards each keeps, exchanges of labels aside.',
          arrayOf(record({ size: LONG, order: WHOLE, fixed: LONG })),
        ),
      }),
    ),
    said('With --list: a class by one of its Latin boards.', record({ relation, cells: LABELS, members: LONG })),
  ],
};

const map = {
  anyOf: [
    said(
      'Where each cell goes, and each label, by number in the order of first appearance.',
      record({ cells: arrayOf(CELL), labels: arrayOf(WHOLE) }),
    ),
    said(
      'Where each line of a Latin square goes: first the rows, then the columns, then the labels, numbered from 0.',
      record({ lines: arrayOf(WHOLE) }),
    ),
  ],
};

export const EQUIVALENT_RECORD: Schema = record(
  {
    place: PLACE,
    relation,
    hash: HASH,
    form: said(
      'The canonical form: a label for every cell, null where there is none.',
      arrayOf({ type: ['string', 'null'] }),
    ),
    symmetries: said('How many symmetries keep it.', LONG),
    generators: said('Symmetries that make all of them.', arrayOf(map)),
  },
  { sameAs: said('The place of the first of its class.', ANY_TEXT), map: said('What takes it there.', map) },
);

const decided = said('False when a limit came first.', YES_OR_NO);

export const PROPERTIES_RECORD: Schema = record(
  {
    place: PLACE,
    trades: said(
      'Minimal trades: how many there are of each number of cells.',
      record({ upTo: WHOLE, sizes: arrayOf(record({ cells: WHOLE, trades: WHOLE })), decided }),
    ),
    criticalSets: said(
      'With how many clues there are how many critical puzzles: of all if complete, of some at random otherwise.',
      record({ complete: YES_OR_NO, sizes: arrayOf(record({ clues: WHOLE, puzzles: WHOLE })) }),
    ),
  },
  {
    transversals: said(
      'Of boards like Latin squares: how many; at least so many unless decided.',
      record({ count: LONG, decided }),
    ),
    mate: said(
      'Of boards like Latin squares: an orthogonal mate, null if there is none, or if none was found and that is not decided.',
      record({ board: { anyOf: [LABELS, { type: 'null' }] }, decided }),
    ),
  },
);
