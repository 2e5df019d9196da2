import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import { problemOf } from '@latin-puzzles/core/puzzle';
import { beforeAll, describe, expect, test, vi } from 'vitest';
// @ts-expect-error: a script without types
import { root } from '../../../scripts/shared.mjs';
import { ALL_METHODS, searchHere } from '../src/index.ts';
import { answerOf } from './answers.ts';

const folder = join(root, 'specimens');
const specimens = readdirSync(folder).map((file) => {
  const { board, multiset, labeling, solution } = must(parseNative(readFileSync(join(folder, file), 'utf8')));
  return { file, problem: problemOf(board, multiset), labeling, solution };
});

/** What is too hard for a method within seconds, and after how many steps it is left alone with that. */
const HARD = new Set(['latin-icosahedron.json', 'latin-octahedron.json']);
const MOST_STEPS = new Map([
  ['groebner', 30_000],
  ['graph-colouring', 20_000],
]);

// Clingo tells whenever it is loaded; on a thread of its own nobody hears it.
beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

describe.each(ALL_METHODS.filter(({ kind }) => kind === 'exact'))('$name', (method) => {
  test('finds the one solution of every specimen, and proves that there is no other', async () => {
    const most = MOST_STEPS.get(method.name) ?? Number.POSITIVE_INFINITY;
    for (const { file, problem, labeling, solution } of specimens) {
      const signal = { aborted: false };
      const onProgress = ({ steps }: { steps: number }) => {
        signal.aborted = steps > most && HARD.has(file);
      };
      const { verdict, found } = await answerOf(searchHere(method, { problem, labeling }, { signal, onProgress }));
      if (verdict !== 'aborted')
        expect({ file, verdict, found }).toEqual({ file, verdict: 'complete', found: [solution] });
    }
  });
});
