import { test } from 'vitest';
import { CLUES, expectRead, type Sample, SOLVED } from './sample.ts';

const BLANKS = [...'.0-*_xX'];
const blanked = (blank: string) => CLUES.replaceAll('.', blank);
const cut = (length: number, joint: string) => (line: string) =>
  line.match(new RegExp(`.{${length}}`, 'g'))!.join(joint);

/** How programs and papers set cells, boxes and rows apart. */
const SPACINGS: readonly ((line: string) => string)[] = [
  ...['', ' ', ',', ', ', ';', '; ', '\t', '|'].map((joint) => cut(1, joint)),
  ...[' ', '|', ','].map((joint) => cut(3, joint)),
  ...[' ', ',', ';', '|', '/', ':', '\t', ' | ', '\\'].map((joint) => cut(9, joint)),
];

test('a line has any blanks and any separators', () =>
  expectRead(
    SPACINGS.flatMap((spaced) => BLANKS.map((blank) => ({ text: spaced(blanked(blank)) }))),
    140,
  ));

/** What stands before and after a line, and what is kept of it. */
const DRESSED: readonly [before: string, after: string, id?: string | undefined, remark?: string][] = [
  ['NYT-0312 ', '', 'NYT-0312'],
  ['NYT-0312\t', '', 'NYT-0312'],
  ['NYT-0312,', '', 'NYT-0312'],
  ['NYT-0312;', '', 'NYT-0312'],
  ['NYT-0312 | ', '', 'NYT-0312'],
  ['Times 2024-03-04 ', '', 'Times 2024-03-04'],
  ['12. ', '', '12.'],
  ['12) ', '', '12)'],
  ['NYT-0312: ', '', 'NYT-0312:'],
  ['  ', '  '],
  ['', '\r'],
  ['\ufeff', ''],
  ['', ' hard, 3.4', undefined, 'hard, 3.4'],
  ['', ' # by hand', undefined, '# by hand'],
  ['', '; by hand', undefined, 'by hand'],
  ['', ',ED=7.1/1.2', undefined, 'ED=7.1/1.2'],
  ['a1 ', ' easy', 'a1', 'easy'],
  ['a | ', ' | b', 'a', 'b'],
  ['“Día 3” ', ' — fácil', '“Día 3”', '— fácil'],
  // Words that end by other signs.
  ['"', '"'],
  ['17:', ''],
  ['p=', ''],
  [':0000:x:', ':::'],
  ['', '#NYT'],
  ['', ':17'],
  ["sudoku('", "')"],
];

test('a line has an id before it and a remark after it', () =>
  expectRead(
    DRESSED.flatMap(([before, after, id, remark]) =>
      ['.', '0', '-', '*'].map(
        (blank): Sample => ({
          text: `${before}${blanked(blank)}${after}`,
          ...(id !== undefined && { id }),
          ...(remark !== undefined && { remark }),
        }),
      ),
    ),
    100,
  ));

test('a line is followed by its solution', () =>
  expectRead(
    [' ', ',', '\t', ';', '|'].flatMap((joint) =>
      ['.', '0', '-'].flatMap((blank): Sample[] => [
        { text: blanked(blank) + joint + SOLVED, holds: ({ solution }) => solution !== undefined },
        {
          text: ['id7', blanked(blank), SOLVED, 'easy'].join(joint),
          id: 'id7',
          remark: 'easy',
          holds: ({ solution }) => solution !== undefined,
        },
      ]),
    ),
    30,
  ));

const REGIONS = '111112222333311222333451122364455555366444557666664457889964777888997777888899999';
const JIGSAW = `1${'.'.repeat(79)}9`;

test('a jigsaw is 81 clues and 81 regions', () =>
  expectRead(
    ['123456789', '012345678', 'abcdefghi', 'ABCDEFGHI'].flatMap((marks) =>
      ['.', '0', '-', '*', '_'].flatMap((blank) =>
        [' ', ',', '\t', '', '|', ';'].flatMap((joint) =>
          ['', 'J-1 '].map(
            (id): Sample => ({
              text: `${id}${JIGSAW.replaceAll('.', blank)}${joint}${[...REGIONS].map((mark) => marks[Number(mark) - 1]).join('')}`,
              clues: JIGSAW,
              board: /^gerechte:aaaaabbbb/,
              ...(id && { id: 'J-1' }),
            }),
          ),
        ),
      ),
    ),
    240,
  ));

const word = (letters: string) => CLUES.replace(/\d/g, (figure) => letters[Number(figure) - 1]!);

test('letters are labels, of the alphabet or of a word', () =>
  expectRead(
    [
      { text: word('ABCDEFGHI'), clues: word('ABCDEFGHI'), labels: 'ABCDEFGHI' },
      { text: word('abcdefghi'), clues: word('ABCDEFGHI'), labels: 'ABCDEFGHI' },
      { text: word('FRANCEHIL').replaceAll('E', 'M'), clues: null, labels: 'ACFHILMNR' },
    ],
    3,
  ));
