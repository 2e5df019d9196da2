/**
 * Text ↔ base 64 as lz-string writes it, which links of f-puzzles and SudokuPad are made of. It is Lempel and Ziv's coding of
 * 1978: words seen before go by number, in as many bits as the number of words needs. The codes 0 and 1 say that a new character of
 * 8 or 16 bits follows, 2 is the end; bits go from the lowest to the highest.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const [NEW_8, NEW_16, END] = [0, 1, 2] as const;
const FIRST_WORD = 3;
const BITS_PER_CHARACTER = 6;

/** How many bits a code takes: one more whenever as many codes are used up as there are. */
function makeWidth() {
  let bits = 2;
  let left = 2;
  return {
    get bits() {
      return bits;
    },
    tick() {
      if (--left > 0) return;
      left = 2 ** bits;
      bits++;
    },
  };
}

export function compressToBase64(text: string): string {
  const written: string[] = [];
  let pending = 0;
  let filled = 0;
  const write = (value: number, bits: number) => {
    for (let i = 0; i < bits; i++) {
      pending = (pending << 1) | ((value >> i) & 1);
      if (++filled < BITS_PER_CHARACTER) continue;
      written.push(ALPHABET[pending]!);
      pending = 0;
      filled = 0;
    }
  };
  const width = makeWidth();
  const words = new Map<string, number>();
  const fresh = new Set<string>();
  let next = FIRST_WORD;
  const emit = (word: string) => {
    if (fresh.delete(word)) {
      const unit = word.charCodeAt(0);
      write(unit < 256 ? NEW_8 : NEW_16, width.bits);
      write(unit, unit < 256 ? 8 : 16);
      width.tick();
    } else write(words.get(word)!, width.bits);
    width.tick();
  };
  let word = '';
  for (let i = 0; i < text.length; i++) {
    const unit = text.charAt(i);
    if (!words.has(unit)) {
      words.set(unit, next++);
      fresh.add(unit);
    }
    if (words.has(word + unit)) word += unit;
    else {
      emit(word);
      words.set(word + unit, next++);
      word = unit;
    }
  }
  if (word !== '') emit(word);
  write(END, width.bits);
  // The last character is always begun, even where nothing is left to fill it.
  write(0, BITS_PER_CHARACTER - filled);
  return written.join('').padEnd(Math.ceil(written.length / 4) * 4, '=');
}

/** The text, or nothing if the characters are damaged or hold more than `limit` of it. */
export function decompressFromBase64(packed: string, limit: number): string | undefined {
  const characters = packed.replace(/=+$/, '');
  let at = 0;
  const read = (bits: number) => {
    let value = 0;
    for (let i = 0; i < bits; i++, at++) {
      const six = ALPHABET.indexOf(characters.charAt(Math.floor(at / BITS_PER_CHARACTER)) || '?');
      if (six < 0) return -1;
      value |= ((six >> (BITS_PER_CHARACTER - 1 - (at % BITS_PER_CHARACTER))) & 1) << i;
    }
    return value;
  };
  const width = makeWidth();
  const words: string[] = ['', '', ''];
  const parts: string[] = [];
  let length = 0;
  let last = '';
  for (;;) {
    let code = read(width.bits);
    if (code < 0) return undefined;
    if (code === END) return parts.join('');
    if (code === NEW_8 || code === NEW_16) {
      const unit = read(code === NEW_8 ? 8 : 16);
      if (unit < 0) return undefined;
      code = words.push(String.fromCharCode(unit)) - 1;
      width.tick();
    }
    const word = words[code] ?? (code === words.length && last !== '' ? last + last.charAt(0) : undefined);
    if (word === undefined) return undefined;
    parts.push(word);
    length += word.length;
    if (length > limit) return undefined;
    // The first character makes no word with one before it, but counts as one.
    if (last !== '') words.push(last + word.charAt(0));
    last = word;
    width.tick();
  }
}
