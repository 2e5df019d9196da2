import { readFile } from 'node:fs/promises';
import { LEVELS, type Scale } from '@latin-puzzles/core/rating';
import { BadInput } from './exit.ts';

/** A scale as `latin calibrate --output` writes it. */
export async function readScale(file: string): Promise<Scale> {
  const text = await readText(file);
  try {
    const scale = JSON.parse(text);
    if (isScale(scale)) return scale;
  } catch {
    // Told below.
  }
  throw new BadInput({
    code: 'format.field',
    place: file,
    message: `This is not a scale: it must have weights, numbers by name, and cuts, ${LEVELS.length - 1} ascending numbers.`,
    remedy: 'Make one with `latin calibrate --output`.',
  });
}

export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new BadInput({
      code: 'file.read',
      place: file,
      message: `The file cannot be read: ${(error as Error).message}.`,
      remedy: 'Check its name and its permissions.',
    });
  }
}

function isScale(value: unknown): value is Scale {
  if (typeof value !== 'object' || value === null) return false;
  const { weights, cuts } = value as Partial<Scale>;
  if (typeof weights !== 'object' || weights === null || !Array.isArray(cuts)) return false;
  const numbers = [...Object.values(weights), ...cuts];
  const ascending = cuts.every((cut, i) => i === 0 || cut >= cuts[i - 1]);
  return (
    cuts.length === LEVELS.length - 1 && ascending && numbers.every((n) => typeof n === 'number' && Number.isFinite(n))
  );
}
