import { excerpt, failure, type Result, success } from '../../basis/index.ts';
import type { BoardDraft } from '../board.ts';

/** A family of boards: `triangle`, whose members are `triangle:2`, `triangle:4`, … */
export interface Family {
  readonly name: string;
  readonly summary: string;
  /** How parameters are written and what they may be; empty when there are none. */
  readonly parameters: string;
  /** Which cell comes first, second, …: what the entries of `clues` mean. */
  readonly cellOrder: string;
  /** The member that `parameters` names, or the usual one when there are none. */
  draft(parameters: string | undefined): Result<BoardDraft>;
}

/** A family whose only parameter is a whole number. */
export function sizedFamily(
  about: Omit<Family, 'draft' | 'parameters'> & { readonly unit: string },
  size: { readonly usual: number; readonly least: number; readonly most: number; readonly multipleOf?: number },
  draft: (n: number, name: string) => BoardDraft,
): Family {
  const { usual, least, most, multipleOf = 1 } = size;
  const range = `${multipleOf === 2 ? 'an even number' : 'a number'} from ${least} to ${most}`;
  return {
    name: about.name,
    summary: about.summary,
    cellOrder: about.cellOrder,
    parameters: `${about.unit}, ${range}; ${usual} unless given`,
    draft(parameters) {
      const n = parameters === undefined ? usual : wholeNumber(parameters);
      if (!(n >= least && n <= most && n % multipleOf === 0))
        return badParameter(about.name, parameters, `${about.unit}, ${range}`, String(usual));
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
  wanted: string,
  example: string,
): Result<never> {
  return failure(
    'board.parameter',
    'board',
    `The family ${family} does not take ${excerpt(given)}: it takes ${wanted}.`,
    `Write for example ${family}:${example}.`,
  );
}

export function noParameter(family: string, given: string): Result<never> {
  return failure(
    'board.parameter',
    'board',
    `The family ${family} has one member and takes no parameter, not ${excerpt(given)}.`,
    `Write ${family}.`,
  );
}

/** A, B, … Z, AA, AB, …: letters for asterisms. */
export function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last;
}

export function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}
