import { isRecord } from '../../basis/index.ts';
import { isScale } from '../../rating/index.ts';
import type { Wishes } from './wishes.ts';

/** For each wish whether something is of its type; whether it can be met is judged elsewhere. */
const TYPES: { readonly [W in keyof Wishes]-?: (given: unknown) => boolean } = {
  board: (given) => isRecord(given) && Array.isArray(given.cellNames),
  multiset: (given) => isRecord(given) && Array.isArray(given.entries),
  inscription: (given) => isRecord(given) && isText(given.text) && isPlace(given.place),
  critical: isFlag,
  fair: isFlag,
  theorems: isTexts,
  needs: isTexts,
  level: isText,
  score: isRange,
  scale: isScale,
  symmetry: isText,
  clues: isRange,
  mask: (given) => isRecord(given) && isCells(given.always) && isCells(given.never),
  uniform: isFlag,
  words: (given) => given === false || isTexts(given),
};

/** The first wish that is of another type than it should be; only the board must be there. */
export function findMistyped(wishes: Wishes): keyof Wishes | undefined {
  const given: Partial<Wishes> = { ...wishes };
  const names = Object.keys(TYPES) as (keyof Wishes)[];
  return names.find((name) => (name === 'board' || given[name] !== undefined) && !TYPES[name](given[name]));
}

function isFlag(given: unknown): boolean {
  return typeof given === 'boolean';
}

function isText(given: unknown): boolean {
  return typeof given === 'string';
}

function isTexts(given: unknown): boolean {
  return Array.isArray(given) && given.every(isText);
}

function isPlace(given: unknown): boolean {
  return isText(given) || isCells(given);
}

/** Which numbers are cells is told elsewhere. */
function isCells(given: unknown): boolean {
  return given === undefined || Array.isArray(given);
}

function isRange(given: unknown): boolean {
  return isRecord(given) && [given.least, given.most].every((end) => end === undefined || typeof end === 'number');
}
