import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { latin, objects, temporary } from './run.ts';

describe('latin minimum', () => {
  const certificate = temporary('four.json');

  test('proves the minimum of a small board and writes why', () => {
    const run = latin(['minimum', 'sudoku:2x2', '--certificate', certificate]);
    expect(run).toMatchObject({ code: 0, err: '' });
    expect(run.out).toMatch(/^[1-4.]{16}\nminimum 4: proved over 2 classes of Latin boards\n$/);
    expect(JSON.parse(readFileSync(certificate, 'utf8'))).toMatchObject({ format: 'latin-minimum/1', minimum: 4 });
  });

  test('checks a certificate, and refuses one that claims too much', () => {
    expect(latin(['minimum', certificate, '--check'])).toMatchObject({
      code: 0,
      out: 'valid: the minimum is 4, over 2 classes\n',
    });
    const good = JSON.parse(readFileSync(certificate, 'utf8'));
    const bad = temporary('bad.json', JSON.stringify({ ...good, classes: good.classes.slice(1) }));
    const run = latin(['minimum', bad, '--check', '--json']);
    expect(run.code).toBe(1);
    expect(objects(run)).toMatchObject([{ valid: false, place: 'classes' }]);
  });

  test('checks one that is compressed, as those of long proofs are, or comes by standard input', () => {
    const packed = gzipSync(readFileSync(certificate));
    for (const run of [
      latin(['minimum', temporary('four.json.gz', packed), '--check']),
      latin(['minimum', '-', '--check'], packed),
    ])
      expect(run).toEqual({ code: 0, out: 'valid: the minimum is 4, over 2 classes\n', err: '' });
    const torn = latin(['minimum', temporary('torn.json.gz', packed.subarray(0, packed.length >> 1)), '--check']);
    expect(torn).toMatchObject({ code: 2, err: expect.stringContaining('[file.read]') });
  });

  test('writes it for others to check as well, a problem and a proof for each class, as it is found or from a certificate', () => {
    const read = (name: string) => ['opb', 'pbp'].map((ending) => readFileSync(`${name}.${ending}`, 'utf8'));
    const found = temporary('found');
    const run = latin(['minimum', 'sudoku:2x2', '--veripb', found]);
    expect(run).toMatchObject({ code: 0, out: expect.stringContaining('minimum 4: proved') });
    expect(run.err).toBe(
      `${found}-1 to ${found}-2: a problem (.opb) and a proof (.pbp) for each class of Latin boards\n`,
    );
    const [opb, pbp] = read(`${found}-2`);
    expect(opb).toContain('sudoku:2x2 with the labels 1 2 3 4: class 2 of 2');
    expect(pbp).toMatch(/^pseudo-Boolean proof version 3\.0\n/);
    const again = temporary('again');
    const checked = latin(['minimum', certificate, '--check', '--veripb', again, '--veripb-version', '1.2']);
    expect(checked).toMatchObject({ code: 0, out: 'valid: the minimum is 4, over 2 classes\n' });
    expect(read(`${again}-2`)).toEqual([opb, expect.stringMatching(/^pseudo-Boolean proof version 1\.2\n/)]);
  });

  test('writes no proof over a file that is there, nor of a certificate that does not hold', () => {
    const name = temporary('kept');
    const last = temporary('kept-2.pbp', 'old');
    const run = latin(['minimum', certificate, '--check', '--veripb', name]);
    expect(run).toMatchObject({ code: 2, err: expect.stringContaining(`[file.exists] ${last}`) });
    expect(existsSync(`${name}-1.opb`)).toBe(false);
    expect(latin(['minimum', certificate, '--check', '--force', '--veripb', name]).code).toBe(0);
    expect(readFileSync(last, 'utf8')).not.toBe('old');
    const good = JSON.parse(readFileSync(certificate, 'utf8'));
    const bad = temporary('worse.json', JSON.stringify({ ...good, classes: good.classes.slice(1) }));
    const none = temporary('none');
    expect(latin(['minimum', bad, '--check', '--veripb', none]).code).toBe(1);
    expect(existsSync(`${none}-1.opb`)).toBe(false);
  });

  test.each([
    ['what is not JSON', 'nothing', 'format.json'],
    ['another format', '{"format":"latin-puzzle/1"}', 'format.version'],
  ])('does not take %s for a certificate', (_, text, code) => {
    const run = latin(['minimum', temporary('odd.json', text), '--check']);
    expect(run.code).toBe(2);
    expect(run.err).toContain(`[${code}]`);
  });

  test('tells the best that it has found on a large board, with a floor', () => {
    const run = latin(['minimum', 'custom-win', '--steps', '3', '--json']);
    expect(run.code).toBe(3);
    const [found] = objects(run);
    expect(found).toMatchObject({ format: 'latin-puzzle/1', board: 'win:9', proved: false, floor: { clues: 9 } });
    expect((found!.clues as unknown[]).filter((clue) => clue !== null)).toHaveLength(found!.clueCount as number);
    expect(found!.inscription).toHaveLength(9);
    expect(latin(['solve', '--limit', '2'], JSON.stringify(found)).out.trim().split('\n')).toHaveLength(1);
  });

  test('says that a certificate cannot be written before it searches for one', () => {
    const run = latin(['minimum', 'sudoku', '--certificate', '/nowhere/certificate.json']);
    expect(run).toMatchObject({ code: 2, out: '' });
    expect(run.err).toContain(
      '[file.write] /nowhere/certificate.json: The file cannot be written: there is no such folder.',
    );
  });

  test('takes other labels', () => {
    expect(latin(['minimum', 'latin-square:4', '--labels', '1122']).out).toContain('minimum 4: proved over 2 classes');
  });

  test('says when there is no Latin board, and what is wrong with the command', () => {
    expect(latin(['minimum', 'triangle:4'])).toMatchObject({ code: 1, out: '' });
    expect(latin(['minimum', 'atlantis']).code).toBe(2);
    expect(latin(['minimum', 'sudoku:2x2', '--labels', '123']).code).toBe(2);
    expect(latin(['minimum', 'sudoku:2x2', '--steps', 'many']).code).toBe(2);
  });
});
