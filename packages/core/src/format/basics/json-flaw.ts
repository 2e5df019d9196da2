/** Where a text stops being JSON. Engines tell it each in its own way, in English, and some not at all. */
export interface JsonFlaw {
  /** What cannot stand there; nothing where the text ends too early. */
  readonly found: string;
  /** Counted from 1; no line where the text has but one. */
  readonly line: number | undefined;
  readonly column: number;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const NAMES = ['true', 'false', 'null'];
const WORD = /[\p{L}\p{N}]+|./suy;

/** The first flaw of a text whose brackets are not nested deeper than a function may call itself; nothing for JSON. */
export function flawOf(text: string): JsonFlaw | undefined {
  let at = 0;
  const passSpace = () => {
    while (' \t\n\r'.includes(text[at] ?? '.')) at++;
  };
  const pass = (character: string): boolean => {
    passSpace();
    if (text[at] !== character) return false;
    at++;
    return true;
  };
  const passString = (): boolean => {
    if (!pass('"')) return false;
    for (; at < text.length; at++) {
      if (text[at] === '"') return pass('"');
      if (text[at]! < ' ') return false;
      if (text[at] !== '\\') continue;
      ESCAPE.lastIndex = at;
      if (!ESCAPE.test(text)) return false;
      at = ESCAPE.lastIndex - 1;
    }
    return false;
  };
  const passName = (): boolean => {
    const name = NAMES.find((candidate) => text.startsWith(candidate, at));
    NUMBER.lastIndex = at;
    const length = name?.length ?? NUMBER.exec(text)?.[0].length ?? 0;
    at += length;
    return length > 0;
  };
  const passList = (end: string, passItem: () => boolean): boolean => {
    if (pass(end)) return true;
    do if (!passItem()) return false;
    while (pass(','));
    return pass(end);
  };
  const passValue = (): boolean => {
    if (pass('{')) return passList('}', () => passString() && pass(':') && passValue());
    if (pass('[')) return passList(']', passValue);
    return text[at] === '"' ? passString() : passName();
  };
  const whole = passValue();
  passSpace();
  if (whole && at === text.length) return undefined;
  WORD.lastIndex = at;
  return {
    found: WORD.exec(text)?.[0] ?? '',
    line: text.includes('\n') ? text.slice(0, at).split('\n').length : undefined,
    column: at - text.lastIndexOf('\n', at - 1),
  };
}
