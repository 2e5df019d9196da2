import { ELEMENTARY, type Proof } from '@latin-puzzles/core/attrition';
import { must } from '@latin-puzzles/core/basis';
import { makeProofRecord } from '@latin-puzzles/core/format';
import { describe, expect, test } from 'vitest';
import {
  findLeastTheorems,
  findProof,
  findProofIfLatin,
  findRating,
  measureJudgements,
  type ProvingProgress,
  readJudgements,
  shortenProof,
  verifyProof,
} from '../../src/proving/index.ts';
import { makeTools } from '../../src/tools/index.ts';
import { HELIOS } from '../advice/puzzles.ts';
import { REPEATED } from '../puzzles.ts';

const tools = makeTools();

describe('a proof', () => {
  test('tells how many cells it still has to settle', () => {
    const open: number[] = [];
    const proof = findProofIfLatin(tools, HELIOS, { onProgress: (at: ProvingProgress) => open.push(at.open) });
    expect(proof).toMatchObject({ fair: true, complete: true });
    expect(open).toEqual(open.toSorted((a, b) => b - a));
    expect(open.at(-1)).toBe(0);
  });

  test('is not looked for where there are several solutions', () => {
    expect(findProofIfLatin(tools, REPEATED)).toBe(2);
  });

  test('is verified without the code that found it', () => {
    const text = (proof: Proof) => JSON.stringify(makeProofRecord(HELIOS, proof));
    const proof = findProof(tools, HELIOS);
    expect(must(verifyProof(text(proof), 'document')).misnamed).toBeUndefined();
    expect(must(verifyProof(text(proof), 'document'))).toMatchObject({ fair: true, verdict: { valid: true } });
    const broken = { ...proof, steps: proof.steps.slice(1) };
    expect(must(verifyProof(text(broken), 'document')).verdict.valid).toBe(false);
    expect(verifyProof('{', 'document').ok).toBe(false);
  });

  test('can be looked for with a few theorems, and shortened', () => {
    const plain = findProof(tools, HELIOS);
    expect(shortenProof(tools, HELIOS, { tries: 5, seed: 1 }).steps.length).toBeLessThanOrEqual(plain.steps.length);
    const needed = findLeastTheorems(tools, HELIOS)!;
    expect(needed.length).toBeGreaterThan(0);
    expect(findProof(tools, HELIOS, { ladder: ELEMENTARY }).complete).toBe(true);
  });

  test('is left incomplete when it is stopped, and gives no rating then', () => {
    const signal = { aborted: true };
    expect(findProof(tools, HELIOS, { signal }).complete).toBe(false);
    expect(findRating(tools, HELIOS, { signal })).toBeUndefined();
  });
});

describe('a rating', () => {
  test('tells the level, and whether the theorems suffice', () => {
    const rated = findRating(tools, HELIOS)!;
    expect(rated.fair).toBe(findProof(tools, HELIOS).fair);
    expect(rated.score).toBeLessThan(100);
  });

  test('can be fitted to judgements, but only of Latin puzzles', () => {
    const sudoku = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const { judgements } = must(readJudgements(`puzzle,level\n${sudoku},easy\n${'.'.repeat(81)},difficult\n`));
    expect([...measureJudgements(tools, judgements)]).toMatchObject([
      { ok: true, sample: { rating: 2 } },
      { ok: false, solutions: 'several' },
    ]);
  });
});
