import { excerpt, failure, type Phrase, type Result, success } from '../../basis/index.ts';
import type { BoardDraft } from '../model/board.ts';

/** A family of boards: `triangle`, whose members are `triangle:2`, `triangle:4`, … */
export interface Family {
  readonly name: string;
  readonly summary: string;
  /** What the parameters may be and how the usual ones are written; undefined where there are none. */
  readonly parameters: { readonly wanted: Phrase; readonly usual: string } | undefined;
  /** Which cell comes first, second, …: what the entries of `clues` mean. */
  readonly cellOrder: string;
  /** The member that `parameters` names, or the usual one when there are none. */
  draft(parameters: string | undefined): Result<BoardDraft>;
}

/** What the size of a board can be. */
const UNITS = {
  side: { en: 'the side', es: 'el lado' },
  order: { en: 'the order', es: 'el orden' },
  cells: { en: 'the number of cells', es: 'el número de celdas' },
} as const satisfies Readonly<Record<string, Phrase>>;
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
    name: about.name,
    summary: about.summary,
    cellOrder: about.cellOrder,
    parameters: { wanted, usual: String(usual) },
    draft(parameters) {
      const n = parameters === undefined ? usual : wholeNumber(parameters);
      if (!(n >= least && n <= most && n % multipleOf === 0))
        return badParameter(about.name, parameters, wanted, String(usual));
      return success(draft(n, `${about.name}:${n}`));
    },
  };
}

/** NaN, which fails every comparison, unless the text is a plain whole number of at most six figures. */
export function wholeNumber(text: string): number {
  return /^[0-9]{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

export function badParameter(
  family: string,
  given: string | undefined,
  wanted: Phrase,
  example: string,
): Result<never> {
  return failure('board.parameter:wrong', 'board', { family, given: excerpt(given), wanted, example });
}

export function noParameter(family: string, given: string): Result<never> {
  return failure('board.parameter:none', 'board', { family, given: excerpt(given) });
}

/** A, B, … Z, AA, AB, …: letters for asterisms. */
export function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last;
}

export function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}
