import type { FontNature } from '@latin-puzzles/drawing/font';
import { orRefuse } from '@latin-puzzles/workshop/tools';
import type { Task } from './protocol.ts';

/** Looks into a file of a font; refuses what is none. */
export const fontTask: Task<{ readonly name: string; readonly bytes: Uint8Array }, FontNature> = async (file) => {
  const { fontNature } = await import('@latin-puzzles/drawing/font');
  return orRefuse(fontNature(file.bytes, file.name));
};
