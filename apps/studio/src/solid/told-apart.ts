/** What characters look like upside down; those that are not here look like none. */
const TURNED: Readonly<Record<string, string>> = {
  0: '0',
  1: '1',
  6: '9',
  8: '8',
  9: '6',
  b: 'q',
  q: 'b',
  d: 'p',
  p: 'd',
  n: 'u',
  u: 'n',
  M: 'W',
  W: 'M',
  H: 'H',
  I: 'I',
  N: 'N',
  O: 'O',
  S: 'S',
  X: 'X',
  Z: 'Z',
  l: 'l',
  o: 'o',
  s: 's',
  x: 'x',
  z: 'z',
};

/** The labels that upside down would be read as others of the same puzzle, 6 and 9, 16 and 91: on a body they are underlined. */
export function mistakable(labels: readonly string[]): ReadonlySet<string> {
  const all = new Set(labels);
  return new Set(
    labels.filter((label) => {
      const turned = upsideDown(label);
      return turned !== undefined && turned !== label && all.has(turned);
    }),
  );
}

function upsideDown(label: string): string | undefined {
  const turned = [...label].reverse().map((character) => TURNED[character]);
  return turned.includes(undefined) ? undefined : turned.join('');
}
