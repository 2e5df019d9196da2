/**
 * What went wrong, said to a person: a stable code for programs, the place in the input, the facts, and what to do.
 * Functions that judge input return a `Result`; nothing in this package throws at a user.
 */
export interface Fault {
  readonly code: FaultCode;
  /** Where in the input: a field such as `clues[17]`, a line such as `line 3`, or a parameter such as `board`. */
  readonly place: string;
  readonly message: string;
  readonly remedy: string;
}

/** Every code there is, with what it means. docs/errors.md is made from this table. */
export const FAULTS = {
  'board.unknown': 'the board is neither in the catalog nor a family',
  'board.parameter': 'a parameter of the board family is out of its range or badly written',
  'board.too-large': 'the board has more cells, asterisms or entries than we accept',
  'board.empty': 'the board has no cells or no asterisms',
  'board.cell-uncovered': 'a cell lies in no asterism',
  'board.asterism-range': 'an asterism names a cell that the board does not have',
  'board.asterism-empty': 'an asterism has no cells',
  'board.asterism-repeats-cell': 'an asterism lists a cell twice',
  'board.asterism-repeated': 'two asterisms hold exactly the same cells',
  'board.unequal-sizes': 'the asterisms have different sizes, yet share one multiset',
  'board.points': 'the points are not one per cell, all 2D or all 3D, finite and distinct',
  'labels.count': 'the multiset does not have as many labels as an asterism has cells',
  'labels.invalid': 'a label is empty, too long, or holds a control character',
  'clues.count': 'the clues are not one entry per cell',
  'clues.unknown-label': 'a clue is not one of the labels',
  'inscription.range': 'the inscription names a cell that the board does not have, or names it twice',
  'inscription.no-clue': 'the inscription names a cell without a clue',
  'solution.count': 'the solution is not one label per cell',
  'solution.unknown-label': 'the solution holds something that is not one of the labels',
  'solution.contradicts-clues': 'the solution differs from a clue',
  'solution.not-latin': 'the solution is not a Latin board',
  'format.empty': 'there is nothing to read',
  'format.json': 'the text is not JSON',
  'format.field': 'a field is missing or of the wrong type',
  'format.version': 'the format is not one that we know',
  'format.line': 'a line of text is not a puzzle',
  'format.too-large': 'the input is larger than we accept',
  'format.encoding': 'the input is not UTF-8 text',
  'format.unsupported': 'the target format cannot express the puzzle',
  'draw.glyph': 'the font has no glyph for a label',
  'draw.format': 'the file ending is not one that we can draw',
  'draw.net': 'only a board on a solid has a net to fold',
  'file.read': 'the file cannot be read',
  'file.write': 'the file cannot be written',
  'inscription.letters':
    'the inscription is not made of the labels, or there are no labels but its own and it is not as long as an asterism',
  'inscription.place': 'the board has no such place for the inscription',
  'inscription.impossible': 'no Latin board carries the inscription in that place',
  'wishes.no-board': 'the board has no Latin board with these labels',
  'wishes.mask':
    'the cells that must or must not be clues do not exist, contradict each other, or leave the solution undetermined',
  'wishes.clues': 'no puzzle of the board has such a number of clues',
  'wishes.symmetry': 'the board does not have the symmetry, or the clues cannot have it',
  'wishes.critical': 'a clue that is asked for would be needless',
  'wishes.theorem': 'a theorem is unknown, or needed though it is not allowed',
  'wishes.difficulty': 'the level or the score is unknown, or out of reach of the theorems',
  'draw.paper': 'a net does not fit on the paper',
  usage: 'the command was called in a way it does not understand',
} as const;

export type FaultCode = keyof typeof FAULTS;

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failure(code: FaultCode, place: string, message: string, remedy: string): Result<never> {
  return { ok: false, fault: { code, place, message, remedy } };
}

/** The value of a result that cannot fail unless our own code is wrong. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.fault.code} at ${result.fault.place}: ${result.fault.message}`);
  return result.value;
}

/** What a user gave us, shortened so that an error message never repeats megabytes. */
export function excerpt(value: unknown, length = 40): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, length + 1)) : String(value);
  return text.length > length + 2 ? `${text.slice(0, length)}…` : text;
}
