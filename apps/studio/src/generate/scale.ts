import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { LEVELS, type Scale } from '@latin-puzzles/core/rating';

/** A scale of difficulty as `latin calibrate` writes it. */
export function parseScale(text: string): Result<Scale> {
  try {
    const value: unknown = JSON.parse(text);
    if (isScale(value)) return success(value);
  } catch {
    // Told below.
  }
  return failure(
    'format.field',
    'scale',
    `This is not a scale: it must have weights, numbers by name, and cuts, ${LEVELS.length - 1} ascending numbers.`,
    'Make one with `latin calibrate --output`.',
  );
}

function isScale(value: unknown): value is Scale {
  if (typeof value !== 'object' || value === null) return false;
  const { weights, cuts } = value as Partial<Scale>;
  if (typeof weights !== 'object' || weights === null || !Array.isArray(cuts)) return false;
  const numbers = [...Object.values(weights), ...cuts];
  if (cuts.length !== LEVELS.length - 1 || !numbers.every((n) => Number.isFinite(n))) return false;
  return cuts.every((cut, i) => i === 0 || cut >= cuts[i - 1]);
}
