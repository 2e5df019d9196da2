import { fromBase64, toBase64 } from './base64.ts';
import { deflate, inflate } from './deflate.ts';

/**
 * The words that penpa-edit writes short, each as `z` and the character before it here: a `z` of its own is `zZ`, so that every `z`
 * of a packed text begins one of these.
 */
const SHORT: Readonly<Record<string, string>> = {
  Z: 'z',
  O: 'null',
  '9': '"qa"',
  Q: '"pu_q"',
  A: '"pu_a"',
  G: '"grid"',
  M: '"edit_mode"',
  S: '"surface"',
  L: '"line"',
  E: '"lineE"',
  W: '"wall"',
  C: '"cage"',
  N: '"number"',
  Y: '"symbol"',
  P: '"special"',
  B: '"board"',
  R: '"command_redo"',
  U: '"command_undo"',
  '8': '"command_replay"',
  '1': '"numberS"',
  F: '"freeline"',
  '2': '"freelineE"',
  T: '"thermo"',
  '3': '"arrows"',
  D: '"direction"',
  '0': '"squareframe"',
  '5': '"polygon"',
  '4': '"deletelineE"',
  '6': '"killercages"',
  '7': '"nobulbthermo"',
  _: '"__a"',
};
const LONG = new Map(Object.entries(SHORT).map(([sign, word]) => [word, `z${sign}`]));
const WORDS = /z|null|"\w+"/g;

/** The lines that a link holds, or nothing if it is damaged or holds more than `limit` bytes. */
export function unpackPenpa(code: string, limit: number): string | undefined {
  return unpackPlain(code, limit)?.replace(/z(.)/g, (whole, sign: string) => SHORT[sign] ?? whole);
}

/** The same of what has all its words written out. */
export function unpackPlain(code: string, limit: number): string | undefined {
  const packed = fromBase64(code);
  const bytes = packed && inflate(packed, limit);
  return bytes && readUtf8(bytes);
}

export function packPenpa(text: string): string {
  const short = text.replace(WORDS, (word) => LONG.get(word) ?? word.replaceAll('z', 'zZ'));
  return toBase64(deflate(writeUtf8(short)));
}

function readUtf8(bytes: Uint8Array): string | undefined {
  const escaped: string[] = [];
  for (const byte of bytes) escaped.push(`%${byte.toString(16).padStart(2, '0')}`);
  try {
    return decodeURIComponent(escaped.join(''));
  } catch {
    return undefined;
  }
}

function writeUtf8(text: string): Uint8Array {
  // Half a character is none.
  const escaped = encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
  return Uint8Array.from(escaped.match(/%..|[^%]/g) ?? [], (part) =>
    part.length > 1 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  );
}
