import { makeNative } from '@latin-puzzles/core/format';
import { type Puzzle, puzzleTitle } from '@latin-puzzles/core/puzzle';
import { drawPuzzle, renderSvg } from '@latin-puzzles/drawing';
import type { EmbedOptions } from './options.ts';
import { withShortPaths } from './short-paths.ts';
import { EMBED_WORDS } from './words.ts';

/** A page may not be larger, so that it goes through mail and content management. */
export const MAX_EMBED_PAGE = 250_000;

/** Nothing is asked of anybody: the browser itself sees to that. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/**
 * The element with a puzzle inside, for a page that loads the script. The solution and the proof stay behind: whoever looks into the page does
 * not find them.
 */
export function makeEmbedElement(puzzle: Puzzle, { language, theme, size, tools }: EmbedOptions = {}): string {
  const text = makeNative(withoutAnswers(puzzle));
  const attributes = {
    lang: language,
    theme: theme === 'auto' ? undefined : theme,
    size,
    tools: tools?.join(' '),
    keep: nameOf(text),
  };
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeMarkup(value)}"`],
  );
  // In a script only the end of a script, or a comment, could end it.
  const data = text.replaceAll('<', '\\u003c');
  return `<latin-puzzle${written.join('')}><script type="application/json">${data}</script></latin-puzzle>`;
}

/** The element, and the line that loads its script from an address. */
export function makeEmbedSnippet(puzzle: Puzzle, script: string, options?: EmbedOptions): string {
  return `<script src="${escapeMarkup(script)}" async></script>\n${makeEmbedElement(puzzle, options)}`;
}

export interface EmbedPageOptions extends EmbedOptions {
  /** What the page is called; the title of its first puzzle unless given. */
  readonly title?: string | undefined;
}

/** A page of its own that plays, with the script of the element inside. */
export function makeEmbedPage(puzzles: readonly Puzzle[], script: string, options: EmbedPageOptions = {}): string {
  const language = options.language ?? 'en';
  const words = EMBED_WORDS[language];
  const title = options.title ?? puzzleTitle(puzzles[0]!, language) ?? words.untitled;
  const colours = `<meta name="color-scheme" content="${options.theme === undefined || options.theme === 'auto' ? 'light dark' : options.theme === 'dark' ? 'dark' : 'light'}">`;
  const page = (pictures: boolean) =>
    [
      '<!doctype html>',
      `<html lang="${language}">`,
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
      colours,
      `<title>${escapeMarkup(title)}</title>`,
      '<style>body{margin:0}latin-puzzle{margin:0 auto 1rem;max-width:68rem}</style>',
      '</head>',
      '<body>',
      '<main>',
      ...puzzles.flatMap((puzzle) => [
        makeEmbedElement(puzzle, options),
        withoutScripts(puzzle, words.noScript, pictures),
      ]),
      '</main>',
      `<script>${script.trim()}</script>`,
      '</body>',
      '</html>',
      '',
    ].join('\n');
  const whole = page(true);
  // Large boards are large pictures: a page that must be small says it in words alone.
  return byteLength(whole) <= MAX_EMBED_PAGE ? whole : page(false);
}

/** What those see who have scripts turned off: the puzzle as it would be printed. */
function withoutScripts(puzzle: Puzzle, sentence: string, picture: boolean): string {
  const drawn = picture ? renderSvg(drawPuzzle(withoutAnswers(puzzle))).replace(/<\?xml[^>]*>\s*/, '') : '';
  return `<noscript><p>${sentence}</p>${withShortPaths(drawn)}</noscript>`;
}

/** A proof tells every label of the solution too. */
function withoutAnswers({ solution: _, source, ...puzzle }: Puzzle): Puzzle {
  const { solution: __, proof: ___, ...rest } = source ?? {};
  return source ? { ...puzzle, source: rest } : puzzle;
}

function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** A short name for a text (FNV-1a and its length): what a reader has written is kept under it. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `${(hash >>> 0).toString(36)}-${text.length}`;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
