import type { Result } from '../../../basis/index.ts';
import { resolveBoard } from '../../../board/index.ts';
import { coverObjection } from './cover.ts';
import { type WellFormed, type WellFormedClass, wellFormed } from './form.ts';
import { countLatin, isLatin, type Rules } from './latin-search.ts';
import type { Objection } from './objection.ts';
import { refutationObjection } from './refutation.ts';

export type MinimumVerdict =
  | { readonly valid: true; readonly minimum: number; readonly classes: number; readonly normalForms: number }
  | ({ readonly valid: false } & Objection);

/** Who hears of a check while it runs. */
export interface CheckMinimumOptions {
  /** So many classes hold; when all do, it remains to see that none is missing. */
  readonly onProgress?: ((checked: { readonly holding: number; readonly classes: number }) => void) | undefined;
}

/**
 * Verifies that a minimum is one, from its certificate and nothing else: with a search of its own, and without the code
 * that found it. The certificate may be any value, such as one read from a file: a fault if it has not the form of one.
 */
export function checkMinimum(certificate: unknown, { onProgress }: CheckMinimumOptions = {}): Result<MinimumVerdict> {
  const read = wellFormed(certificate);
  if (!read.ok) return read;
  const { minimum, classes, normalForms } = read.value;
  const objection = objectionTo(read.value, onProgress);
  return {
    ok: true,
    value: objection ? { valid: false, ...objection } : { valid: true, minimum, classes: classes.length, normalForms },
  };
}

function objectionTo(certificate: WellFormed, onProgress: CheckMinimumOptions['onProgress']): Objection | undefined {
  const { board, name, multiset, minimum, puzzle, classes } = certificate;
  const rules: Rules = {
    cells: board.cells,
    asterisms: board.asterisms.map(({ cells }) => cells),
    counts: multiset.counts,
  };
  if (name !== undefined && !canBeCalled(name, rules))
    return { place: 'board.name', message: 'The board of this name has other asterisms.' };
  const clues = puzzle.filter((label) => label !== -1).length;
  if (clues !== minimum) return { place: 'puzzle', message: `It has ${clues} clues, not ${minimum}.` };
  for (const [i, entry] of classes.entries()) {
    const objection = classObjection(rules, entry, minimum - 1, `classes[${i}]`);
    if (objection) return objection;
    onProgress?.({ holding: i + 1, classes: classes.length });
  }
  if (countLatin(rules, puzzle, 2) !== 1) return { place: 'puzzle', message: 'It does not have exactly one solution.' };
  return coverObjection(rules, certificate);
}

/** A name that nobody here knows may be anything. */
function canBeCalled(name: string, { cells, asterisms }: Rules): boolean {
  const known = resolveBoard(name);
  if (!known.ok) return true;
  const keysOf = (sets: readonly (readonly number[])[]) =>
    sets.map((set) => set.toSorted((a, b) => a - b).join()).sort();
  const own = keysOf(asterisms);
  const meant = keysOf(known.value.asterisms.map((asterism) => asterism.cells));
  return known.value.cells === cells && own.length === meant.length && own.every((key, i) => key === meant[i]);
}

/** Whether the Latin board of a class is one that has no puzzle with `most` clues. */
function classObjection(
  rules: Rules,
  { latin, unavoidable, refutation }: WellFormedClass,
  most: number,
  place: string,
): Objection | undefined {
  if (!isLatin(rules, latin)) return { place: `${place}.latin`, message: 'It is not a Latin board.' };
  for (const [i, [cells, labels]] of unavoidable.entries()) {
    const other = [...latin];
    for (const [j, cell] of cells.entries()) other[cell] = labels[j]!;
    const here = `${place}.unavoidable[${i}]`;
    if (!isLatin(rules, other)) return { place: here, message: 'The exchange does not lead to a Latin board.' };
    if (cells.every((cell) => other[cell] === latin[cell])) return { place: here, message: 'Nothing is exchanged.' };
  }
  // Without a clue nothing is left to refute: no puzzle has fewer.
  if (most < 0) return undefined;
  return refutationObjection(
    refutation,
    unavoidable.map(([cells]) => cells),
    most,
    `${place}.refutation`,
  );
}
