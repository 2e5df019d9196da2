import { type Fault, lineAt, makeFault } from '@latin-puzzles/core/basis';
import { FORMAT_FAULTS, parseNativeRecord } from '@latin-puzzles/core/format';
import { judgeDraft, startDraft } from '@latin-puzzles/workshop/design';
import { parseCode } from '@latin-puzzles/workshop/play';
import { describe, expect, test } from 'vitest';
import { unpackText } from '../../src/games/packing.ts';
import { tellFault, tellFaultWhole } from '../../src/parts/faults.ts';

function faultOf(change: object): Fault {
  const good = {
    format: 'latin-puzzle/1',
    board: 'latin-square:2',
    labels: ['a', 'b'],
    clues: ['a', null, null, null],
  };
  const read = parseNativeRecord({ ...good, ...change });
  if (read.ok) expect.fail('the record is good');
  return read.fault;
}

describe('a fault', () => {
  test('is told to a player without sending them to the command line', () => {
    expect(tellFaultWhole(faultOf({ board: 'nowhere' }), 'reader', 'en')).toBe(
      'We do not know the board "nowhere" of this puzzle. Open another puzzle.',
    );
    expect(tellFaultWhole(faultOf({ board: 'nowhere' }), 'reader', 'es')).toBe(
      'No conocemos el tablero "nowhere" de este puzle. Abra otro puzle.',
    );
  });

  test('keeps its facts and its place in Spanish', () => {
    expect(tellFaultWhole(faultOf({ clues: [null, 'q', null, null] }), 'reader', 'es')).toBe(
      '"q" no es una de las etiquetas. Use una de estas: a b. (clues[1])',
    );
    expect(tellFaultWhole(faultOf({ clues: [null] }), 'reader', 'es')).toBe(
      'Hay 1 entrada para 4 celdas. Dé 4 entradas, con null para cada celda vacía.',
    );
    expect(tellFaultWhole(makeFault(FORMAT_FAULTS, 'format.json:cut', lineAt(3)), 'reader', 'es')).toMatch(
      /cortado\. \(línea 3\)$/,
    );
  });

  test('names a field once', () => {
    expect(tellFaultWhole(faultOf({ clues: [1, null, null, null] }), 'reader', 'en')).toBe(
      'clues[0] is 1; it must be a label, or null. Make clues[0] a label, or null.',
    );
  });

  test('of a draft is told without numbers, which a draft does not show', () => {
    const { fault } = judgeDraft(startDraft({ kind: 'square', rows: 2, columns: 2, filling: 'whole' }));
    expect(tellFault(fault!, 'drafter', 'en').remedy).toBe('Add some: together they must hold every cell.');
    expect(tellFault(fault!, 'drafter', 'es').message).toBe('El tablero no tiene grupos.');
  });

  test('of a link says what is wrong with the link', async () => {
    const shared = await parseCode('1nonsense', unpackText);
    expect(shared.ok ? '' : tellFaultWhole(shared.fault, 'wisher', 'es')).toBe(
      'El enlace está dañado o incompleto. Pida de nuevo el enlace y cópielo entero.',
    );
  });
});
