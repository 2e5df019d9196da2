import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { latin, SUDOKU, temporary } from './run.ts';

const read = (file: string) =>
  execFileSync('pdftotext', ['-layout', file, '-'])
    .toString()
    .replace(/[^\S\f]+/g, ' ');
const info = (file: string) => execFileSync('pdfinfo', [file]).toString();

/** A book in a file of its own, beside `book-puzzles.txt`. */
function bookFile(name: string, fields: object): string {
  writeFileSync(temporary('book-puzzles.txt'), `${SUDOKU}\n`);
  const file = temporary(name);
  const parts = [
    { kind: 'title' },
    { kind: 'puzzles', title: 'Warming up', from: 'book-puzzles.txt', titles: 'Week {n}' },
  ];
  writeFileSync(file, JSON.stringify({ format: 'latin-book/1', title: 'Quiet', paper: 'A5', parts, ...fields }));
  return file;
}

describe('latin book', () => {
  test('begins one that it composes itself, and overwrites none', () => {
    const file = temporary('begun.json');
    expect(latin(['book', '--init', file])).toMatchObject({ code: 0 });
    writeFileSync(temporary('puzzles.ndjson'), `${SUDOKU}\n`);
    const pdf = temporary('begun.pdf');
    expect(latin(['book', file, '-o', pdf])).toMatchObject({ code: 0, err: '' });
    expect(info(pdf)).toMatch(/Title: +My first book\nAuthor: +A\. N\. Author/);
    expect(Number(/Pages: +(\d+)/.exec(info(pdf))![1]) % 4).toBe(0);
    expect(latin(['book', '--init', file])).toMatchObject({ code: 2, err: expect.stringContaining('[file.exists]') });
  });

  test('tells all that is wrong with a book, or with its style, at once', () => {
    const wrong = bookFile('all-wrong.json', { paper: 'B7', parts: [{ kind: 'chapter' }, { kind: 'text' }] });
    const { code, err } = latin(['book', wrong, '-o', temporary('all-wrong.pdf')]);
    expect(code).toBe(2);
    for (const place of ['paper', 'parts[0].kind', 'parts[1].text']) expect(err).toContain(`${wrong}: ${place}:`);
    const style = temporary('all-wrong-style.json');
    const sizes = Object.fromEntries(['display', 'heading', 'text', 'small'].map((name) => [name, 1]));
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`x${i}`, i]));
    writeFileSync(style, JSON.stringify({ format: 'latin-style/1', sizes, ...many }));
    const told = latin(['style', style]);
    expect(told.code).toBe(2);
    expect(told.err.match(/error \[/g)).toHaveLength(50);
    expect(told.err).toContain('… and 14 more');
  });

  test('composes what stands in the file, with contents, rules, proofs and answers, and folds it', () => {
    const parts = [
      { kind: 'title', subtitle: 'For a week' },
      { kind: 'contents' },
      { kind: 'text', title: 'Foreword', text: 'One.\nTwo.' },
      { kind: 'rules', own: { sudoku: 'Our own words.' } },
      {
        kind: 'puzzles',
        title: 'Warming up',
        from: 'book-puzzles.txt',
        titles: 'Week {n}',
        rule: '',
        changes: { 1: { byline: 'Ada', proof: 'outline' } },
      },
      { kind: 'advert', text: 'Your notice here' },
    ];
    const pdf = temporary('whole.pdf');
    const file = bookFile('whole.json', {
      parts,
      firstNumber: 7,
      levels: 'dots',
      date: '2027-01-01',
      multipleOf4: true,
    });
    expect(latin(['book', file, '-o', pdf])).toMatchObject({ code: 0, err: '' });
    const text = read(pdf);
    for (const said of [
      'For a week',
      'Foreword',
      'Our own words.',
      'Week 7',
      'by Ada',
      'Your notice here',
      'Answers',
      'Proofs',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('7. Week 7');
    expect(info(pdf)).toContain('Fri Jan  1');
    const pages = Number(/Pages: +(\d+)/.exec(info(pdf))![1]);
    expect(pages % 4).toBe(0);
    const folded = temporary('folded.pdf');
    expect(latin(['book', file, '--fold', '-o', folded]).code).toBe(0);
    expect(Number(/Pages: +(\d+)/.exec(info(folded))![1])).toBe(pages / 2);
  });

  test.each([
    ['no-format', { format: undefined }, 'format'],
    ['other-format', { format: 'latin-book/9' }, 'format'],
    ['no-title', { title: undefined }, 'title'],
    ['misspelt', { papr: 'A5' }, 'papr'],
    ['bad-paper', { paper: 'B5' }, 'paper'],
    ['bad-part', { parts: [{ kind: 'puzles' }] }, 'parts[0].kind'],
    ['part-field', { parts: [{ kind: 'text', title: 'x' }] }, 'parts[0].text'],
    ['no-puzzles', { parts: [{ kind: 'puzzles' }] }, 'parts[0]'],
    ['placeholder', { parts: [{ kind: 'puzzles', puzzles: [], titles: 'Week {m}' }] }, 'parts[0].titles'],
    ['nothing', { parts: [{ kind: 'puzzles', puzzles: [] }] }, 'parts'],
    ['bad-style', { style: { format: 'latin-style/1', sizes: { text: 2 } } }, 'style.sizes.text'],
  ])('says where a book is wrong, and writes nothing: %s', (name, fields, place) => {
    const pdf = temporary(`${name}.pdf`);
    const { code, out, err } = latin(['book', bookFile(`${name}.json`, fields), '-o', pdf]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(place);
    expect(err.split('\n').length).toBeGreaterThan(1);
    expect(existsSync(pdf)).toBe(false);
  });

  test('leaves out what is no puzzle, names it, and prints the rest', () => {
    writeFileSync(temporary('mixed.txt'), `${'.'.repeat(81)}\nnonsense\n${SUDOKU}\n`);
    const pdf = temporary('mixed.pdf');
    const parts = [{ kind: 'puzzles', from: 'mixed.txt', changes: { 9: { title: 'None' } } }];
    const { code, err } = latin(['book', bookFile('mixed.json', { parts }), '-o', pdf]);
    expect(code).toBe(2);
    for (const told of ['mixed.txt, line 2', 'parts[0], puzzle 1', 'several solutions', 'no puzzle "9"'])
      expect(err).toContain(told);
    expect(read(pdf)).toContain('1. Sudoku');
  });

  test('without a file, an ending or files that it names says so', () => {
    expect(latin(['book']).code).toBe(2);
    expect(latin(['book', 'none.json', '-o', 'x.pdf'])).toMatchObject({ code: 2 });
    expect(latin(['book', bookFile('x.json', {}), '-o', 'x.doc'])).toMatchObject({ code: 2 });
    expect(latin(['book', bookFile('y.json', {})])).toMatchObject({ code: 2 });
    const parts = [{ kind: 'puzzles', from: 'not-there.txt' }];
    expect(latin(['book', bookFile('z.json', { parts }), '-o', temporary('z.pdf')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('not-there.txt'),
    });
  });

  test('in large print says which board cannot be 16 points, and on which paper it could', () => {
    const orb = JSON.parse(readFileSync(new URL('../../../specimens/orb-ripeto.json', import.meta.url), 'utf8'));
    const parts = [{ kind: 'puzzles', puzzles: [orb] }];
    const { code, err } = latin(['book', bookFile('large.json', { large: true, parts }), '-o', temporary('large.pdf')]);
    expect(code).toBe(0);
    expect(err).toMatch(/draw\.large.*puzzle 1.*under the 16 of large print.*Choose A4/s);
  });
});

describe('latin style', () => {
  const styleFile = (name: string, fields: object) => {
    const file = temporary(name);
    writeFileSync(file, JSON.stringify({ format: 'latin-style/1', ...fields }));
    return file;
  };

  test('begins one that is good, overwrites none, and tells what a PDF is printed in', () => {
    const file = temporary('house.json');
    expect(latin(['style', '--init', file]).code).toBe(0);
    expect(latin(['style', file])).toMatchObject({ code: 0, out: expect.stringContaining('a good style') });
    expect(latin(['style', '--init', file]).code).toBe(2);
    expect(JSON.parse(latin(['style', '--init']).out)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    const press = styleFile('press.json', { press: { inks: 'cmyk', standard: 'PDF/X-4' } });
    expect(latin(['style', press]).out).toContain('the inks of a press, PDF/X-4');
  });

  test.each([
    ['unknown', { colour: {} }, 'colour'],
    ['colour', { colours: { text: 'navy blue 40 x' } }, 'colours.text'],
    ['ink', { colours: { text: 'house 40' } }, 'colours.text'],
    ['size', { sizes: { text: 'big' } }, 'sizes.text'],
    ['small', { sizes: { small: 4 } }, 'sizes.small'],
    ['line', { lines: { rim: 99 } }, 'lines.rim'],
    ['cmyk', { inks: { house: { cmyk: [1, 2, 3] } } }, 'inks.house.cmyk'],
    ['weight', { labels: { clues: 'fat' } }, 'labels.clues'],
    ['press', { press: { standard: 'PDF/X-4' } }, 'press.inks'],
  ])('says where a style is wrong: %s', (name, fields, place) => {
    const { code, out, err } = latin(['style', styleFile(`bad-${name}.json`, fields)]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(place);
  });

  test('refuses what is no style at all, and fonts and profiles that are not there or none', () => {
    writeFileSync(temporary('no.json'), '{');
    expect(latin(['style', temporary('no.json')]).code).toBe(2);
    expect(latin(['style']).code).toBe(2);
    expect(latin(['style', styleFile('font.json', { fonts: ['nowhere.ttf'] })])).toMatchObject({
      code: 2,
      err: expect.stringContaining('nowhere.ttf'),
    });
    expect(latin(['style', styleFile('text.json', { fonts: ['no.json'] })])).toMatchObject({
      code: 2,
      err: expect.stringContaining('draw.font'),
    });
    expect(latin(['style', styleFile('icc.json', { press: { inks: 'cmyk', profile: 'nowhere.icc' } })]).code).toBe(2);
  });
});
