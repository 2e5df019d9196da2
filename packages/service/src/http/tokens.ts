import { readFile } from 'node:fs/promises';
import { refusal } from './refusing.ts';

/** Shorter tokens could be guessed. */
const LEAST_LENGTH = 16;

/** The tokens of a file, one a line, and that of the environment. Empty lines and those that begin with # say nothing. */
export async function readTokens(file: string | undefined, own: string | undefined): Promise<string[]> {
  const text = file === undefined ? '' : await readFile(file, 'utf8').catch(refuseFile);
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const tokens = [...lines.filter((line) => line !== '' && !line.startsWith('#')), ...(own ? [own] : [])];
  if (file !== undefined && tokens.length === 0)
    throw refusal('service.options:tokens', '--token-file', { reason: 'there are none' });
  const bad = tokens.find((token) => token.length < LEAST_LENGTH || /[^\x21-\x7e]/.test(token));
  if (bad !== undefined)
    throw refusal('service.options:tokens', '--token-file', {
      reason: 'one is shorter than 16 characters, or not plain ASCII',
    });
  return tokens;
}

function refuseFile(error: Error): never {
  throw refusal('service.options:tokens', '--token-file', { reason: error.message });
}
