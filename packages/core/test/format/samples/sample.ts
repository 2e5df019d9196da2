import { expect } from 'vitest';
import { type InputItem, makeLine, parseInput } from '../../../src/format/index.ts';
import { EMPTY, type Puzzle } from '../../../src/puzzle/index.ts';

export const CLUES = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
export const ROWS = CLUES.match(/.{9}/g)!;
/** Three rows of boxes. */
export const BANDS = [0, 3, 6].map((first) => ROWS.slice(first, first + 3));

export async function readAll(text: string): Promise<InputItem[]> {
  const items: InputItem[] = [];
  for await (const item of parseInput(text.split(/\r?\n/))) items.push(item);
  return items;
}

/** What a sample should be read as. */
export interface Expected {
  readonly count?: number;
  /** Clues as a line; those of `CLUES` unless given, anything if null. */
  readonly clues?: string | null;
  readonly labels?: string;
  readonly board?: string | RegExp;
  readonly id?: string;
  readonly remark?: string;
  readonly holds?: (puzzle: Puzzle) => boolean;
}

export interface Sample extends Expected {
  readonly text: string;
}

/** Reads every sample, and tells of those that are not read as they should be. */
export async function expectRead(samples: readonly Sample[], least: number): Promise<void> {
  expect(samples.length).toBeGreaterThanOrEqual(least);
  const wrong: unknown[] = [];
  for (const sample of samples) {
    const items = await readAll(sample.text);
    const told = items.map(({ result }) => (result.ok ? wrongWith(result.value, sample) : result.fault.message));
    if (items.length !== (sample.count ?? 1) || told.some((one) => one !== undefined))
      wrong.push([sample.text.slice(0, 60), items.length, told[0]]);
  }
  expect(wrong).toEqual([]);
}

function wrongWith(puzzle: Puzzle, expected: Expected): string | undefined {
  const { clues = CLUES, labels, board, id, remark, holds } = expected;
  const { multiset, labeling, source } = puzzle;
  const line = makeLine(puzzle);
  const written = line.ok
    ? line.value
    : labeling.map((label) => (label === EMPTY ? '.' : multiset.labels[label])).join(' ');
  if (clues !== null && written !== clues) return written;
  if (labels !== undefined && multiset.labels.join('') !== labels) return multiset.labels.join(' ');
  if (typeof board === 'string' ? puzzle.board.name !== board : board && !board.test(puzzle.board.name ?? ''))
    return puzzle.board.name;
  if (id !== undefined && source?.id !== id) return `id ${source?.id}`;
  if (remark !== undefined && source?.remark !== remark) return `remark ${source?.remark}`;
  return holds && !holds(puzzle) ? 'it does not hold what it should' : undefined;
}
