import { extname } from 'node:path';
import { commandFault } from './exit.ts';

const ENDINGS = ['.svg', '.pdf', '.png'];

/** What cannot be drawn is told before any work is done. */
export function checkEnding(output: string | undefined, option = '--output'): void {
  if (output === undefined || ENDINGS.includes(extname(output).toLowerCase())) return;
  throw commandFault('draw.format', option, { file: output, endings: ENDINGS });
}
