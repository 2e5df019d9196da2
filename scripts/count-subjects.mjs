// Of which boards and labels the numbers of Latin boards are kept, and by which methods they are counted.
import { must } from '@latin-puzzles/core/basis';
import { CATALOG, resolveBoard } from '@latin-puzzles/core/board';
import { beginningOf, EMPTY, makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';

/** Where figures are published. */
const A002860 = 'OEIS A002860';
const A291187 = 'OEIS A291187';
/** By packages/core/test/oracle/sudoku-sum.ts, which shares nothing with the methods. */
const STACKS = 'a sum over stacks in the tests';

/** Small boards and the usual multisets: board, labels, methods, and a figure found elsewhere.  */
const BOARDS = [
  ['latin-square:2', '12', ['enumeration', 'labels'], '2', A002860],
  ['latin-square:3', '123', ['enumeration', 'labels'], '12', A002860],
  ['latin-square:4', '1234', ['enumeration', 'labels'], '576', A002860],
  ['latin-square:5', '12345', ['enumeration', 'labels'], '161280', A002860],
  ['latin-square:6', '123456', ['labels', 'bands'], '812851200', A002860],
  ['latin-square:7', '1234567', ['labels', 'tables'], '61479419904000', A002860],
  ['latin-square:8', '12345678', ['labels', 'components'], '108776032459082956800', A002860],
  ['latin-square:4', '1123', ['enumeration', 'labels']],
  ['latin-square:4', '1122', ['enumeration', 'labels'], '90', 'OEIS A058527'],
  ['latin-square:4', '1112', ['enumeration', 'labels']],
  ['latin-square:5', '11223', ['enumeration', 'labels']],
  ['latin-square:5', '11123', ['enumeration', 'labels']],
  ['latin-square:5', '11122', ['enumeration', 'labels']],
  ['latin-square:5', '11234', ['enumeration', 'labels']],
  ['latin-square:6', '111222', ['enumeration', 'labels'], '297200', 'OEIS A058527'],
  ['latin-square:6', '112233', ['labels', 'bands']],
  ['latin-square:6', '111223', ['labels', 'bands'], '5450400', 'OEIS A269516'],
  ['sudoku:2x2', '1234', ['enumeration', 'labels'], '288', A291187],
  ['sudoku:2x2', '1123', ['enumeration', 'labels']],
  ['sudoku:2x2', '1122', ['enumeration', 'labels']],
  ['sudoku:2x2', '1112', ['enumeration', 'labels']],
  ['sudoku:2x3', '123456', ['labels', 'bands'], '28200960', A291187],
  ['sudoku:2x3', '111222', ['enumeration', 'bands']],
  ['sudoku:2x3', '112233', ['labels', 'bands']],
  ['sudoku:2x3', '111223', ['labels', 'bands']],
  ['sudoku:2x4', '12345678', ['bands', 'labels'], '29136487207403520', A291187],
  ['sudoku:3x3', '111111112', ['labels', 'tables'], '46656', 'templates of a label'],
  ['sudoku:3x3', '111111123', ['labels', 'tables'], '838501632', 'ordered pairs of templates'],
  ['sudoku:3x3', '111111122', ['tables'], '731659392', STACKS],
  ['sudoku:3x3', '111111222', ['tables'], '398298015072', STACKS],
  ['sudoku:3x3', '111112222', ['tables'], '8656620965370', STACKS],
  ['sudoku:3x3', '111111223', ['tables'], '4460583551616', STACKS],
  ['sudoku:3x3', '111112223', ['tables'], '707028791565312', STACKS],
  ['sudoku:3x3', '111122223', ['tables'], '3723123978261504', STACKS],
  ['sudoku:3x3', '111112233', ['tables'], '6866934659260704', STACKS],
  ['sudoku:3x3', '111111234', ['tables'], '5196557037312', STACKS],
  ['sudoku:3x3', '111112234', ['tables'], '8077600496805120', STACKS],
  ['sudoku:3x3', '111122234', ['tables'], '309371322715746048', STACKS],
  ['sudoku:3x3', '111122334', ['tables'], '3021879986129412864', STACKS],
  ['sudoku:3x3', '111112345', ['tables'], '9631742544322560', STACKS],
  ['triangle:4', '12345678', ['enumeration', 'labels']],
  ['triangle:4', '11112222', ['enumeration', 'labels']],
  ['star:12/3', '112233', ['labels', 'components']],
];

/** How the boards of the catalog are counted; of the others the number is estimated. */
const CATALOG_METHODS = {
  'latin-square': ['labels', 'tables'],
  'wave-one': ['bands', 'labels'],
  sudoku: ['tables'],
  'orb-one': ['labels', 'written'],
  'monthai-one': ['labels', 'components'],
  'douze-france-one': ['components', 'labels'],
  'helios-one': ['labels', 'components'],
  'latin-dodecahedron': ['enumeration', 'labels'],
  'sudoku-ripeto': ['tables'],
  'sudoku-ripeto-234': ['tables'],
};
const CATALOG_PUBLISHED = {
  'latin-square': ['61479419904000', A002860],
  sudoku: ['6670903752021072936960', 'OEIS A107739'],
  'sudoku-ripeto': ['1927379250285613056', STACKS],
  'sudoku-ripeto-234': ['263964233497953600', STACKS],
};

function subject(name, title, board, labels, methods, published, where) {
  return {
    name,
    title,
    board,
    labels,
    methods,
    published,
    where,
    problem: () => problemOf(must(resolveBoard(board)), must(makeMultiset(labels))),
    empty: (problem) => new Array(problem.cells).fill(EMPTY),
  };
}

export const COUNT_SUBJECTS = [
  ...CATALOG.map((entry) => {
    const { multiset } = beginningOf(entry);
    return subject(
      entry.name,
      entry.title.en,
      entry.name,
      multiset.counts.flatMap((count, label) => new Array(count).fill(multiset.labels[label])),
      CATALOG_METHODS[entry.name] ?? ['estimate'],
      ...(CATALOG_PUBLISHED[entry.name] ?? []),
    );
  }),
  ...BOARDS.map(([board, labels, ...rest]) =>
    subject(
      `${board.replace(/[^\w]+/g, '-')}-${labels}`,
      `${board}, labels ${[...labels].join(' ')}`,
      board,
      [...labels],
      ...rest,
    ),
  ),
];
