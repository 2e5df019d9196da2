import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../test/support/law-runs.ts';
import { VERIPB_VERSIONS } from '../../../src/attrition/index.ts';
import { must } from '../../../src/basis/index.ts';
import { type MinimumCertificate, type Refutation, writeMinimumProofs } from '../../../src/finding/minimal/index.ts';
import { checkVeriPb } from '../../attrition/veripb/checker.ts';

const FOLDER = join(import.meta.dirname, '../../../../../data/results/certificates');

function certificateOf(file: string): MinimumCertificate {
  const bytes = readFileSync(join(FOLDER, file));
  return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
}

/** Some of the classes, spread over all. */
function sampled<T>(all: readonly T[], most: number): T[] {
  const step = Math.ceil(all.length / most);
  return all.filter((_, i) => i % step === 0);
}

/** What the problem must be, by the certificate alone: `+1 x1 … >= 1`, cells counted from 1. */
function inequalitiesOf({ board, minimum }: MinimumCertificate, sets: readonly (readonly number[])[]): string[] {
  const each = sets.map((cells) => `${cells.map((cell) => `+1 x${cell + 1}`).join(' ')} >= 1 ;`);
  const all = Array.from({ length: board.cells }, (_, cell) => `-1 x${cell + 1}`);
  return [...each, `${all.join(' ')} >= ${1 - minimum} ;`];
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('*'));

describe('that fewer clues do not meet all unavoidable sets is shown to who checks pseudo-Boolean proofs', () => {
  test.each(readdirSync(FOLDER))('for %s', (file) => {
    const whole = certificateOf(file);
    const classes = sampled(whole.classes, lawRuns(6));
    const proofs = [...must(writeMinimumProofs({ ...whole, classes }))];
    expect(proofs).toHaveLength(classes.length);
    for (const [i, { opb, pbp } = { opb: '', pbp: '' }] of proofs.entries()) {
      const sets = classes[i]!.unavoidable.map(([cells]) => cells);
      expect(linesOf(opb)).toEqual(inequalitiesOf(whole, sets));
      // Every line names those that it comes from.
      expect(pbp).not.toContain('rup');
      expect(checkVeriPb(opb, pbp)).toMatchObject({ constraints: sets.length + 1 });
    }
  });
});

describe('what is damaged', () => {
  const good = certificateOf('latin-square-5-12345.latin-minimum');
  const proofs = (certificate: unknown) => [...must(writeMinimumProofs(certificate))];
  const first = good.classes.findIndex(({ refutation }) => 'set' in refutation);
  const changed = (change: object) => ({
    ...good,
    classes: good.classes.map((entry, i) => (i === first ? { ...entry, ...change } : entry)),
  });
  const branch = good.classes[first]!.refutation as Exclude<Refutation, readonly number[]>;

  test.each<[string, object]>([
    ['a cell that is not tried', { refutation: { ...branch, trials: branch.trials.slice(1) } }],
    ['a set that is not there', { refutation: [999] }],
    ['too few sets', { unavoidable: good.classes[first]!.unavoidable.slice(0, 3), refutation: [] }],
    ['sets that can be met', { refutation: [0, 1] }],
  ])('in a certificate is not written: %s', (_, change) =>
    expect(proofs(changed(change)).map((files) => files !== undefined)).toEqual(
      good.classes.map((_, i) => i !== first),
    ),
  );

  test('in the problem or the proof is found', () => {
    const { opb, pbp } = proofs(good)[first]!;
    const lines = pbp.trimEnd().split('\n');
    const steps = [...lines.keys()].filter((at) => lines[at]!.startsWith('pol'));
    for (const at of sampled(steps, 25)) expect(() => checkVeriPb(opb, lines.toSpliced(at, 1).join('\n'))).toThrow();
    // One clue more, of which there is a puzzle; and one set less.
    const roomier = opb.replace(/>= -5 ;\n$/, '>= -6 ;\n');
    expect(roomier).not.toBe(opb);
    expect(() => checkVeriPb(roomier, pbp)).toThrow('no contradiction');
    expect(() => checkVeriPb(opb.replace(/^\+1 .*\n/m, ''), pbp)).toThrow();
  });

  test('in the form of a certificate is a fault', () =>
    expect(writeMinimumProofs({ ...good, minimum: 'six' })).toMatchObject({ fault: { code: 'format.field' } }));
});

test('every version of the format can be written', () => {
  const certificate = certificateOf('latin-square-5-11223.latin-minimum');
  for (const version of VERIPB_VERSIONS)
    for (const files of must(writeMinimumProofs(certificate, version))) {
      expect(files!.pbp).toContain(`pseudo-Boolean proof version ${version}\n`);
      checkVeriPb(files!.opb, files!.pbp);
    }
});

test('that a puzzle without clues is enough needs no sets', () => {
  const certificate = {
    ...certificateOf('latin-square-2-12.latin-minimum'),
    ...{ labels: ['1', '1'], minimum: 0, puzzle: [null, null, null, null], automorphisms: [], normalForms: 1 },
    classes: [{ latin: [0, 0, 0, 0], size: 1, unavoidable: [], refutation: [] }],
  };
  const [files] = must(writeMinimumProofs(certificate));
  expect(checkVeriPb(files!.opb, files!.pbp)).toEqual({ constraints: 1, lines: 1 });
});
