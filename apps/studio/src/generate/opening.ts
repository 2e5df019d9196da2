import { subjectNamed, subjectOfPuzzle } from '@latin-puzzles/workshop/generate';
import { parseCode } from '@latin-puzzles/workshop/play';
import { unpackText } from '../games/packing.ts';
import { opening } from './form.ts';
import type { PuzzleMaker } from './puzzle-maker.ts';

/** Takes up what an address names: a Latin Puzzle of the catalog, a board of a family, or the board of a puzzle. */
export function makeOpener({ form, replace, complain }: PuzzleMaker): (rest: readonly string[]) => Promise<void> {
  /** What was opened last: coming back to the page leaves the wishes as they are. */
  let opened = '';
  return async (rest) => {
    const address = rest.join('/');
    if (address === opened) return;
    opened = address;
    if (address === '') return;
    const subject = rest[0] === 's' ? await ofCode(rest[1] ?? '') : subjectNamed(address);
    if (subject.ok) replace(opening(form.value, subject.value));
    else complain(subject.fault, 'board');
  };
}

async function ofCode(code: string) {
  const shared = await parseCode(code, unpackText);
  if (!shared.ok) return shared;
  const puzzle = 'game' in shared.value ? shared.value.game.puzzle : shared.value.puzzle;
  return { ok: true, value: subjectOfPuzzle(puzzle) } as const;
}
