import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAt, must } from '../../src/basis/index.ts';
import { makeLineReader, makeNative, parseNative } from '../../src/format/index.ts';
import { parseCsv } from '../../src/rating/csv.ts';
import { LEVELS, type PuzzleReader, parseJudgementRows, parseJudgements } from '../../src/rating/index.ts';

const LINE = `5${'.'.repeat(80)}`;

const reader: PuzzleReader = (text, place) =>
  text.startsWith('{') ? parseNative(text, place) : makeLineReader()(text, place);

describe('comma-separated values', () => {
  test('survive the way there and back, whatever the fields hold', () => {
    const field = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r\n', ' ', 'é') });
    const filled = field.map((text) => `${text}x`);
    fc.assert(
      fc.property(fc.array(fc.array(filled, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = rows.map((fields) => fields.map(quoted).join()).join('\r\n');
        expect(must(parseCsv(text)).map(({ fields }) => fields)).toEqual(rows);
      }),
    );
  });

  test('know the line that a row begins on, past blank lines, line ends inside fields and a byte-order mark', () => {
    expect(must(parseCsv('\uFEFFa, b\n\n"c\nc",\nd,""\r\n'))).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 3, fields: ['c\nc', ''] },
      { line: 5, fields: ['d', ''] },
    ]);
  });

  test.each(['a\n"b', 'a\nb"c', 'a\n"b"c'])('refuse stray quotation marks: %j', (text) => {
    expect(parseCsv(text)).toMatchObject({ ok: false, fault: { code: 'format.field', place: 'line 2' } });
  });
});

describe('judgements', () => {
  test('take levels as words, puzzles in either form, and a time or none', () => {
    const native = makeNative(must(reader(LINE, lineAt(1))));
    const text = `Level,who,PUZZLE,time\nvery easy,me,${LINE},90\n Very Difficult ,you,"${native.replaceAll('"', '""')}",\n`;
    const { judgements, bounds } = must(parseJudgements(text, reader));
    expect(judgements.map(({ place, rating, time }) => ({ place: place.en, rating, time }))).toEqual([
      { place: 'line 2', rating: 1, time: 90 },
      { place: 'line 3', rating: 5, time: undefined },
    ]);
    expect(judgements[1]!.puzzle.labeling).toEqual(judgements[0]!.puzzle.labeling);
    expect(LEVELS.map((_, i) => bounds.filter((bound) => i + 1 > bound).length)).toEqual([0, 1, 2, 3, 4]);
  });

  test('take ratings as numbers', () => {
    const { judgements } = must(parseJudgements(`puzzle,rating\n${LINE},1.2\n${LINE},7`, reader));
    expect(judgements.map(({ rating }) => rating)).toEqual([1.2, 7]);
  });

  test('are read row by row where they are not for a scale: a wrong one costs itself, and all may say the same', () => {
    const text = `puzzle,level\n${LINE},easy\n${LINE},simple\n123,easy\n${LINE},easy`;
    const { rows } = must(parseJudgementRows(text, reader));
    expect(rows.map((row) => (row.ok ? row.value.rating : row.fault.place))).toEqual([2, 'line 3, level', 'line 4', 2]);
  });

  test.each([
    ['format.empty', 'document', ''],
    ['format.empty', 'document', 'puzzle,level\n'],
    ['format.field', 'line 1', `clues,level\n${LINE},easy`],
    ['format.field', 'line 1', `puzzle,stars\n${LINE},3`],
    ['format.field', 'line 2, level', `puzzle,level\n${LINE},simple`],
    ['format.field', 'line 2, level', `puzzle,level\n${LINE}`],
    ['format.field', 'line 3, rating', `puzzle,rating\n${LINE},2\n${LINE},x`],
    ['format.field', 'line 2, time', `puzzle,rating,time\n${LINE},2,-1`],
    ['format.field', 'line 2, time', `puzzle,rating,time\n${LINE},2,soon`],
    ['format.field', 'rating', `puzzle,rating\n${LINE},2\n${LINE},2`],
    ['format.line', 'line 2', 'puzzle,rating\n123,2'],
    ['format.field', 'line 2', `puzzle,rating\n"${LINE},2`],
  ])('are refused with %s at %s', (code, place, text) => {
    expect(parseJudgements(text, reader)).toMatchObject({ ok: false, fault: { code, place } });
  });
});
