import { expect, test } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { canClassify } from '../../../src/classes/index.ts';
import { type Engine, makeEngine, type Signal } from '../../../src/engine/index.ts';
import { proveInscribedMinimum, proveMinimum } from '../../../src/finding/index.ts';
import { findHittingSet } from '../../../src/finding/minimal/hitting.ts';
import { EMPTY, makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

const BOARD = boardOf('latin-square:4');
const MULTISET = must(makeMultiset([...'1122']));
const ENGINE = makeEngine(problemOf(BOARD, MULTISET));
/** How often the signal may be looked at after it has come: once by every loop that it has to leave. */
const FAREWELL = 8;

/** Comes at the look after so many, and counts how often it is looked at. */
class CountedSignal implements Signal {
  looks = 0;
  readonly comesAfter: number;

  constructor(comesAfter: number) {
    this.comesAfter = comesAfter;
  }

  get aborted(): boolean {
    return ++this.looks > this.comesAfter;
  }

  /** Whether it has come, without a look. */
  get came(): boolean {
    return this.looks > this.comesAfter;
  }
}

/** Takes all that a generator gives; what it returns. */
function outcomeOf<T>(run: Generator<unknown, T, undefined>): T {
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value;
}

const INSCRIBED = [0, 0, 1, 1, ...new Array<number>(12).fill(EMPTY)];

test.each<[string, (signal: Signal) => unknown]>([
  ['a proof of the minimum', (signal) => outcomeOf(proveMinimum(BOARD, MULTISET, ENGINE, signal))],
  [
    'a proof of the minimum with an inscription',
    (signal) => outcomeOf(proveInscribedMinimum(ENGINE, INSCRIBED, signal)),
  ],
])('%s ends soon after the signal, wherever it comes, and then without a proof', (_, prove) => {
  const never = new CountedSignal(Number.POSITIVE_INFINITY);
  expect(prove(never)).toBeDefined();
  const stride = Math.ceil(never.looks / 20);
  for (let looks = 0; looks < never.looks; looks += stride) {
    const signal = new CountedSignal(looks);
    expect(prove(signal)).toBeUndefined();
    expect(signal.looks - looks).toBeLessThanOrEqual(FAREWELL);
  }
});

test('a proof of the minimum asks the engine for one thing at a time between two looks at the signal', () => {
  const signal = new CountedSignal(Number.POSITIVE_INFINITY);
  let [calls, looks, most] = [0, 0, 0];
  const count = () => {
    if (signal.looks > looks) [looks, calls] = [signal.looks, 0];
    most = Math.max(most, ++calls);
  };
  const counted: Engine = {
    ...ENGINE,
    list: (...args) => {
      count();
      return ENGINE.list(...args);
    },
    another: (...args) => {
      count();
      return ENGINE.another(...args);
    },
  };
  outcomeOf(proveMinimum(BOARD, MULTISET, counted, signal));
  // What is answered at once, without a node, needs no look.
  expect(most).toBeLessThanOrEqual(2);
});

test('whether Latin boards can be classified is left open at the signal', () => {
  expect(canClassify(BOARD, MULTISET, ENGINE)).toBe(true);
  const signal = new CountedSignal(1);
  expect(canClassify(BOARD, MULTISET, ENGINE, signal)).toBe(false);
  expect(signal.looks).toBeLessThanOrEqual(1 + FAREWELL);
});

test('a search for cells that meet all sets looks at the signal at every node, and is not taken for decided', () => {
  // The lines of the projective plane of order 3: four cells meet them all, three do not.
  const lines = Array.from({ length: 13 }, (_, i) => [0, 1, 3, 9].map((cell) => (cell + i) % 13));
  expect(findHittingSet(lines, 13, 3)).toMatchObject({ kind: 'none' });
  const never = new CountedSignal(Number.POSITIVE_INFINITY);
  findHittingSet(lines, 13, 3, never);
  for (let looks = 0; looks < never.looks; looks++) {
    const signal = new CountedSignal(looks);
    expect(findHittingSet(lines, 13, 3, signal)).toEqual({ kind: 'aborted' });
    expect(signal.looks).toBe(looks + 1);
  }
});
