import { expect, test } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { FORMATS, type InputItem, makeLine, makeNative, parseInput } from '../../../src/format/index.ts';
import { boardOf, puzzleOf } from '../../support.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

async function read(text: string): Promise<InputItem[]> {
  const items: InputItem[] = [];
  for await (const item of parseInput(text.split('\n'))) items.push(item);
  return items;
}

test.each([',', ';', '\t'])('columns are known by their names, with %j between them', async (separator) => {
  const head = ['ID', 'Title', 'quizzes', 'solutions', 'Byline', 'Difficulty', 'issue'].join(separator);
  const row = ['NYT-0312', '"A ""hard"" one"', WIKIPEDIA, SOLVED, 'M. Palomo', 'easy', '7'].join(separator);
  const [item] = await read(`${head}\n${row}`);
  const puzzle = must(item!.result);
  expect(item!.place.en).toBe('line 2, id NYT-0312');
  expect(must(makeLine(puzzle))).toBe(WIKIPEDIA);
  expect(puzzle).toMatchObject({
    title: 'A "hard" one',
    author: 'M. Palomo',
    solution: expect.any(Array),
    source: { id: 'NYT-0312', level: 'easy', columns: { issue: '7' } },
  });
});

test('other columns are written back, and the table is read again as it was', async () => {
  const text = `puzzle,id,issue,shop\n${WIKIPEDIA},A-1,7,"Here, there"\n${WIKIPEDIA},A-2,8,`;
  const puzzles = (await read(text)).map(({ result }) => must(result));
  const csv = FORMATS.find(({ name }) => name === 'csv')!.series!();
  const again = await read(puzzles.map((puzzle) => must(csv(puzzle))).join('\n'));
  expect(again.map(({ result }) => must(result).source)).toEqual([
    { id: 'A-1', columns: { issue: '7', shop: 'Here, there' } },
    { id: 'A-2', columns: { issue: '8' } },
  ]);
});

test.each(['csv', 'sdk'])('the level of our own rating is the level in %s, unless another is said', async (name) => {
  const rating = { score: 6.7, level: 'medium' };
  const made = puzzleOf(
    boardOf('sudoku'),
    [...'123456789'],
    [...WIKIPEDIA].map((sign) => (sign === '.' ? null : sign)),
  );
  for (const [source, level] of [
    [{ rating }, 'medium'],
    [{ rating, level: 'fiendish' }, 'fiendish'],
    [{ rating: { score: 6.7 } }, undefined],
    [{ rating: 'medium' }, undefined],
  ] as const) {
    const text = must(FORMATS.find((format) => format.name === name)!.make({ ...made, source }));
    expect(must((await read(text))[0]!.result).source?.level).toBe(level);
  }
});

test('boards and labels may be columns too, and documents may stand in the column of puzzles', async () => {
  const native = makeNative(puzzleOf(boardOf('star:5/2'), [...'abcd'], ['a', ...new Array(9).fill(null)]));
  const table = `puzzle,board,labels\n1...............,sudoku:2x2,\nF...............,latin-square:4,F R E D\n"${native.replaceAll('"', '""')}",,`;
  const boards = (await read(table)).map(({ result }) => must(result).board.name);
  expect(boards).toEqual(['sudoku:2x2', 'latin-square:4', 'star:5/2']);
});

test('a wrong row among ten thousand costs that row', async () => {
  const rows = Array.from({ length: 10_000 }, (_, i) =>
    i === 4321 ? `bad-${i},"${WIKIPEDIA}` : i === 777 ? `bad-${i},123` : `ok-${i},${WIKIPEDIA}`,
  );
  const items = await read(`id,puzzle\nA-7,${WIKIPEDIA.replace('5', '?')}`);
  expect(items[0]!.result).toMatchObject({ fault: { place: 'line 2, id A-7, character 1' } });
  const wrong = (await read(`id,puzzle\n${rows.join('\n')}`)).filter(({ result }) => !result.ok);
  expect(wrong.map(({ place }) => place.en)).toEqual(['line 779', 'line 4323']);
});
