import { describe, expect, test } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { FORMATS, makeLine, makeLineReader } from '../../../src/format/index.ts';
import { EMPTY } from '../../../src/puzzle/index.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const read = (line: string) => must(makeLineReader()(line, 'line 7'));
const written = (name: string, line: string) => FORMATS.find((format) => format.name === name)!.make(read(line));

describe('a line of 81 cells', () => {
  test.each(['.', '0', '-', '*', '_', 'x', 'X'])('takes %s for an empty cell', (blank) => {
    expect(must(makeLine(read(WIKIPEDIA.replaceAll('.', blank))))).toBe(WIKIPEDIA);
  });

  test.each([
    ['spaces between rows', WIKIPEDIA.replace(/.{9}/g, '$& ')],
    ['bars between boxes', WIKIPEDIA.replace(/.{3}/g, '$&|')],
    ['commas between cells', [...WIKIPEDIA].join()],
    ['commas and nothing in empty cells', [...WIKIPEDIA.replaceAll('.', ' ')].join()],
    ['tabs between cells', [...WIKIPEDIA].join('\t')],
    ['semicolons and spaces', [...WIKIPEDIA].join('; ')],
  ])('may have %s', (_, line) => {
    expect(must(makeLine(read(line)))).toBe(WIKIPEDIA);
  });

  test('keeps an id before it and a remark after it, and writes them back', () => {
    const puzzle = read(`NYT-0312 ${WIKIPEDIA}  # hard, 3.4`);
    expect(puzzle.source).toEqual({ id: 'NYT-0312', remark: '# hard, 3.4' });
    expect(must(written('line', `NYT-0312 ${WIKIPEDIA}  # hard, 3.4`))).toBe(`NYT-0312 ${WIKIPEDIA} # hard, 3.4`);
    expect(read(WIKIPEDIA).source).toBeUndefined();
  });

  test('names the id in what is said of a wrong one', () => {
    expect(makeLineReader()(`NYT-0312 ?${WIKIPEDIA.slice(1)}`, 'line 7')).toMatchObject({
      fault: { code: 'clues.unknown-label', place: 'line 7, id NYT-0312, character 1' },
    });
  });

  test('of another length is told by its own, not by that of its id', () => {
    for (const line of [`A-8888 ${WIKIPEDIA}12345`, `A-8888,${WIKIPEDIA}12345,easy`])
      expect(makeLineReader()(line, 'line 7')).toMatchObject({
        fault: { code: 'format.line', message: expect.stringContaining('86') },
      });
  });

  test('may be followed by its solution, with a space, a comma or nothing between them', () => {
    for (const line of [`${WIKIPEDIA} ${SOLVED} easy`, `${WIKIPEDIA},${SOLVED},easy`]) {
      const { solution, source, multiset } = read(line);
      expect(solution!.map((label) => multiset.labels[label]).join('')).toBe(SOLVED);
      expect(source).toEqual({ remark: 'easy' });
    }
    expect(read(`${WIKIPEDIA}${SOLVED}`).solution).toBeDefined();
    // Another solution is a remark.
    expect(read(`${WIKIPEDIA} ${SOLVED.replace('5', '6')}`)).toMatchObject({ source: { remark: expect.any(String) } });
  });
});

describe('a jigsaw', () => {
  const regions = '111112222333311222333451122364455555366444557666664457889964777888997777888899999';
  const clues = `1${'.'.repeat(79)}9`;

  test.each([`${clues} ${regions}`, `${clues}${regions}`, `J-1,${clues},${regions},remark`])(
    'is read from %s',
    (line) => {
      const { board, labeling } = read(line);
      expect(board.name).toMatch(/^gerechte:a{5}b{4}/);
      expect(board.asterisms).toHaveLength(27);
      expect([labeling[0], labeling[80]]).toEqual([0, 8]);
    },
  );

  test('survives the way there and back', () => {
    const line = must(written('jigsaw', `${clues} ${regions}`));
    expect(read(line).board.name).toBe(read(`${clues} ${regions}`).board.name);
    expect(must(written('jigsaw', line))).toBe(line);
  });
});

describe('a hexadoku of 256 cells', () => {
  const square = (first: string) => first + '.'.repeat(256 - first.length);

  test.each([
    ['1 to G', '123456789ABCDEFG', '123456789ABCDEFG'],
    ['0 to F', '0123456789ABCDEF', '0123456789ABCDEF'],
    ['A to P', 'ABCDEFGHIJKLMNOP', 'ABCDEFGHIJKLMNOP'],
    ['0 to F in small letters', '0123456789abcdef', '0123456789ABCDEF'],
  ])('has the labels %s', (_, row, labels) => {
    const { multiset, labeling, board } = read(square(row));
    expect(board.name).toBe('sudoku:4x4');
    expect(multiset.labels.join('')).toBe(labels);
    expect(labeling.slice(0, 17)).toEqual([...Array.from({ length: 16 }, (_, i) => i), EMPTY]);
  });

  test('takes 0 for an empty cell where there are more of them than a label has places', () => {
    const { multiset, labeling } = read(`12345${'0'.repeat(251)}`);
    expect(multiset.labels[0]).toBe('1');
    expect(labeling.filter((label) => label !== EMPTY)).toHaveLength(5);
  });
});

test('lines of digits are written for Sudokus alone', () => {
  expect(must(written('sdm', WIKIPEDIA))).toBe(WIKIPEDIA.replaceAll('.', '0'));
  expect(written('sdm', `1${'.'.repeat(255)}`)).toMatchObject({ ok: false, fault: { code: 'format.unsupported' } });
});
