import type { Range } from '@latin-puzzles/core/finding';
import { InvalidArgumentError } from 'commander';

/** `30`, `25-30`, `25-` or `-30`. */
export function parseRange(text: string): Range {
  const [, single, least, most] = /^(?:(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?)$/.exec(text.trim()) ?? [];
  if (single !== undefined) return { least: Number(single), most: Number(single) };
  const range = { least: bound(least), most: bound(most) };
  if (range.least === undefined && range.most === undefined)
    throw new InvalidArgumentError('It must be a number, or two with a hyphen: 30, 25-30, 25- or -30.');
  if ((range.least ?? 0) > (range.most ?? Number.POSITIVE_INFINITY))
    throw new InvalidArgumentError('The first number must not be above the second.');
  return range;
}

/** The same with whole numbers. */
export function parseWholeRange(text: string): Range {
  const range = parseRange(text);
  if (Object.values(range).every((bound) => bound === undefined || Number.isInteger(bound))) return range;
  throw new InvalidArgumentError('It must be whole numbers.');
}

function bound(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
