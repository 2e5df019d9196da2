import { excerpt, failure, type Result, success } from '../../basis/index.ts';
import type { Board } from '../../board/index.ts';
import { WISHES_FAULTS } from './faults.ts';
import { symmetriesNamed, symmetriesOf } from './symmetries.ts';
import type { Mask, Wishes } from './wishes.ts';

/** Which cells are clues, or may be. */
export interface Pattern {
  /** Clues in any case: the inscription, what the mask asks for, and what the symmetry adds to them. */
  readonly forced: readonly number[];
  /** Never clues. */
  readonly barred: readonly number[];
  /** The other cells, in groups of which all are clues or none. */
  readonly groups: readonly (readonly number[])[];
}

/** The patterns that a puzzle may have: one for each way in which the symmetry can lie without contradicting the mask. */
export function patternsFor(
  { board, mask = {}, symmetry = 'none' }: Wishes,
  inscription: readonly number[],
): Result<Pattern[]> {
  const masked = checkMask(board, mask, inscription);
  if (!masked.ok) return masked;
  const found = symmetriesNamed(board, symmetry);
  if (found.length === 0)
    return failure(WISHES_FAULTS, 'wishes.symmetry:unknown', 'symmetry', {
      name: excerpt(symmetry),
      known: symmetriesOf(board).map(({ name }) => name),
    });
  const always = new Set([...inscription, ...(mask.always ?? [])]);
  const never = new Set(mask.never);
  const patterns = found
    .flatMap(({ partitions }) => partitions)
    .map((orbits) => makePattern(orbits, always, never))
    .filter((pattern) => pattern !== undefined);
  if (patterns.length === 0) return failure(WISHES_FAULTS, 'wishes.symmetry:mask', 'symmetry');
  return success(patterns);
}

function makePattern(
  orbits: readonly (readonly number[])[],
  always: ReadonlySet<number>,
  never: ReadonlySet<number>,
): Pattern | undefined {
  const touches = (cells: ReadonlySet<number>) => (orbit: readonly number[]) => orbit.some((cell) => cells.has(cell));
  const [forced, barred] = [orbits.filter(touches(always)), orbits.filter(touches(never))];
  if (forced.some((orbit) => barred.includes(orbit))) return undefined;
  const groups = orbits.filter((orbit) => !forced.includes(orbit) && !barred.includes(orbit));
  return { forced: forced.flat(), barred: barred.flat(), groups };
}

function checkMask(board: Board, { always = [], never = [] }: Mask, inscription: readonly number[]): Result<undefined> {
  for (const [name, cells] of Object.entries({ always, never })) {
    const bad = cells.findIndex((cell) => !Number.isInteger(cell) || cell < 0 || cell >= board.cells);
    if (bad >= 0)
      return failure(WISHES_FAULTS, 'wishes.mask:range', `mask.${name}[${bad}]`, {
        cell: excerpt(cells[bad]),
        last: board.cells - 1,
      });
  }
  const both = never.find((cell) => always.includes(cell) || inscription.includes(cell));
  if (both === undefined) return success(undefined);
  return failure(WISHES_FAULTS, 'wishes.mask:both', 'mask.never', {
    cell: both,
    name: board.cellNames[both]!,
    inscribed: inscription.includes(both),
  });
}
