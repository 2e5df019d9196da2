/** How files of fonts end. */
const FONT = /\.(?:ttf|otf|ttc|otc|woff2?)$/i;

interface WithFonts {
  readonly font?: readonly string[] | undefined;
}

/**
 * The file of a call and its options, where `--font` takes all that stands behind it: what is no font, at the end of several, is the file
 * that is to be drawn, as in `--font a.ttf b.ttf puzzles.txt`.
 */
export function behindFonts<O extends WithFonts>(
  file: string | undefined,
  options: O,
): readonly [string | undefined, O] {
  const { font = [] } = options;
  const last = font.at(-1);
  if (file !== undefined || font.length < 2 || last === undefined || FONT.test(last)) return [file, options];
  return [last, { ...options, font: font.slice(0, -1) }];
}
