import { excerpt, failure, type Result, success, type Words } from '../../basis/index.ts';
import type { BoardDraft } from '../model/board.ts';
import { BOARD_FAULTS } from '../model/faults.ts';
import type { NameKinds } from '../model/name-kinds.ts';

/** A family of boards: `triangle`, whose members are `triangle:2`, `triangle:4`, … */
export interface Family {
  readonly name: string;
  readonly title: Words;
  readonly summary: Words;
  /** What the parameters may be and how the usual ones are written; undefined where there are none. */
  readonly parameters: { readonly wanted: Words; readonly usual: string } | undefined;
  /** How parameters stand in the title of a member; as they are written, unless given. */
  readonly measures?: (parameters: string) => string;
  /** Which cell comes first, second, …: what the entries of `clues` mean. */
  readonly cellOrder: Words;
  /** The kinds of cells and asterisms that other families do not have. */
  readonly kinds?: NameKinds | undefined;
  /** The member that `parameters` names, or the usual one when there are none. */
  draft(parameters: string | undefined): Result<BoardDraft>;
}

/** What the size of a board can be. */
const UNITS = {
  side: { en: 'the side', es: 'el lado' },
  order: { en: 'the order', es: 'el orden' },
  cells: { en: 'the number of cells', es: 'el número de celdas' },
} as const satisfies Readonly<Record<string, Words>>;
type Unit = keyof typeof UNITS;

/** A family whose only parameter is a whole number. */
export function sizedFamily(
  about: Omit<Family, 'draft' | 'parameters'> & { readonly unit: Unit },
  size: { readonly usual: number; readonly least: number; readonly most: number; readonly multipleOf?: number },
  draft: (n: number, name: string) => BoardDraft,
): Family {
  const { usual, least, most, multipleOf = 1 } = size;
  const { en, es } = UNITS[about.unit];
  const wanted = {
    en: `${en}, ${multipleOf === 2 ? 'an even number' : 'a number'} from ${least} to ${most}`,
    es: `${es}, un número ${multipleOf === 2 ? 'par ' : ''}de ${least} a ${most}`,
  };
  return {
    ...about,
    parameters: { wanted, usual: String(usual) },
    draft(parameters) {
      const n = parameters === undefined ? usual : parseWholeNumber(parameters);
      if (!(n >= least && n <= most && n % multipleOf === 0))
        return badParameter(about.name, parameters, wanted, String(usual));
      return success(draft(n, `${about.name}:${n}`));
    },
  };
}

/** NaN, which fails every comparison, unless the text is a plain whole number of at most six figures. */
export function parseWholeNumber(text: string): number {
  return /^[0-9]{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

export function badParameter(family: string, given: string | undefined, wanted: Words, example: string): Result<never> {
  return failure(BOARD_FAULTS, 'board.parameter:wrong', 'board', { family, given: excerpt(given), wanted, example });
}

export function noParameter(family: string, given: string): Result<never> {
  return failure(BOARD_FAULTS, 'board.parameter:none', 'board', { family, given: excerpt(given) });
}

/** A, B, … Z, AA, AB, …: letters for asterisms. */
export function letterAt(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterAt(Math.floor(index / 26) - 1) + last;
}

export function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}
