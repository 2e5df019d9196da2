import { expect, test } from 'vitest';
import { LADDER, prove, shapeOf } from '../../src/attrition/index.ts';
import { must } from '../../src/basis/index.ts';
import { makeNative, makeProofRecord, makeProvenRecord, parseProof } from '../../src/format/index.ts';
import { problemOf } from '../../src/puzzle/index.ts';
import { boardOf, puzzleOf } from '../support.ts';

const puzzle = puzzleOf(boardOf('latin-square:3'), ['a', 'b', 'c'], [...'ab.b.....']);
const proof = prove(shapeOf(problemOf(puzzle.board, puzzle.multiset)), puzzle.labeling, LADDER);

test('a proof is read as it was written, alone or carried by its puzzle', () => {
  for (const record of [makeProofRecord(puzzle, proof), makeProvenRecord(puzzle, proof)]) {
    const read = must(parseProof(JSON.stringify(record)));
    expect(read.steps).toEqual(JSON.parse(JSON.stringify(proof.steps)));
    expect(read.fair).toBe(proof.fair);
    expect(makeNative(read.puzzle)).toBe(makeNative(puzzle));
  }
});

test('a puzzle without a proof is none', () => {
  expect(parseProof(makeNative(puzzle))).toMatchObject({ ok: false, fault: { code: 'format.version' } });
});
