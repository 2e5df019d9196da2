/**
 * SudokuPad writes the JSON of its links shorter: names without quotation marks, single quotation marks for double ones, `t` and `f`
 * for true and false, nothing for an empty object, colours without marks, and short names for the commonest fields. Read and written here from left to right, value by value.
 */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  c: 'color',
  ca: 'cages',
  ct: 'center',
  c1: 'borderColor',
  c2: 'backgroundColor',
  ce: 'cells',
  cs: 'cellSize',
  a: 'arrows',
  o: 'overlays',
  u: 'underlays',
  w: 'width',
  h: 'height',
  v: 'value',
  vd: 'videos',
  l: 'lines',
  r: 'rounded',
  re: 'regions',
  fs: 'fontSize',
  th: 'thickness',
  hl: 'headLength',
  wp: 'wayPoints',
  t: 'title',
  te: 'text',
  d: 'duration',
  d2: 'd',
};

const MAX_DEPTH = 64;

/** The value that such a text stands for, or nothing if it is not one. */
export function parseRelaxedJson(text: string): unknown {
  let at = 0;
  const fail = (): never => {
    throw new SyntaxError('not the text of a link');
  };
  const value = (depth: number): unknown => {
    if (depth > MAX_DEPTH) return fail();
    const character = text[at];
    if (character === '{') return object(depth);
    if (character === '[') return array(depth);
    if (character === "'" || character === '"') return quoted(character);
    return bare();
  };
  const object = (depth: number) => {
    const fields: Record<string, unknown> = {};
    at++;
    while (text[at] !== '}') {
      const open = text[at];
      const name = open === "'" || open === '"' ? quoted(open) : word(/[\w$ -]/);
      if (text[at++] !== ':') fail();
      Object.defineProperty(fields, Object.hasOwn(SHORT_NAMES, name) ? SHORT_NAMES[name]! : name, {
        value: value(depth + 1),
        enumerable: true,
        writable: true,
        configurable: true,
      });
      if (text[at] === ',') at++;
      else if (text[at] !== '}') fail();
    }
    at++;
    return fields;
  };
  const array = (depth: number) => {
    const entries: unknown[] = [];
    at++;
    if (text[at] === ']') {
      at++;
      return entries;
    }
    for (;;) {
      // Nothing between two commas is an empty object.
      entries.push(text[at] === ',' || text[at] === ']' ? {} : value(depth + 1));
      const next = text[at++];
      if (next === ']') return entries;
      if (next !== ',') fail();
    }
  };
  const quoted = (quote: string) => {
    const begun = ++at;
    while (text[at] !== quote) {
      if (at >= text.length) fail();
      at += text[at] === '\\' ? 2 : 1;
    }
    const inner = text.slice(begun, at++);
    const plain = quote === '"' ? inner : inner.replaceAll("\\'", "'").replace(/(?<!\\)"/g, '\\"');
    return JSON.parse(`"${plain}"`) as string;
  };
  const word = (characters: RegExp) => {
    const begun = at;
    while (at < text.length && characters.test(text[at]!)) at++;
    if (at === begun) fail();
    return text.slice(begun, at);
  };
  const bare = (): unknown => {
    const written = word(/[\w#.+-]/);
    if (written === 't' || written === 'true') return true;
    if (written === 'f' || written === 'false') return false;
    if (written === 'null') return null;
    return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(written) ? Number(written) : written;
  };
  try {
    const read = value(0);
    return at === text.length ? read : undefined;
  } catch {
    return undefined;
  }
}
