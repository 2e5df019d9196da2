import type { Sentences } from '../sentences.ts';
import { shown } from './says.ts';

/** What goes wrong in the rooms around this package: where boards are drawn, and in the studio. */
export const ROOMS = {
  'draw.glyph': ({ character, code, text }) => [
    `The font has no glyph for ${shown(character)} (${code}) in ${shown(text)}.`,
    'Use characters of the Latin, Greek or Cyrillic alphabets, or give a font that has the glyph.',
  ],
  'draw.net': ({ board }) => [
    `The board ${board || 'of your own'} lies in the plane and has no net to fold.`,
    'Draw it without a net, or choose a board on a solid such as cube:4.',
  ],
  'draw.paper': ({ title, edge, paper, papers, longest }) => [
    `The net of ${title} with edges of ${edge} mm does not fit on ${paper}.`,
    papers.length > 0
      ? `Print it on ${papers.join(' or ')}, or choose edges of up to ${longest} mm.`
      : `On this paper, choose edges of up to ${longest} mm.`,
  ],

  'format.empty:text': () => ['There is no puzzle in the text.', 'Paste a puzzle, or choose a file.'],
  'format.empty:file': () => ['There is no puzzle in the file.', 'Choose another.'],
  'format.too-large:file': () => ['The file is larger than we accept.', 'Open a file with a single puzzle.'],
  'format.encoding:long': () => ['The link is longer than we accept.', 'Ask for the link again, and copy all of it.'],
  'format.encoding:unknown': () => [
    'The link is of a kind that we do not know.',
    'Ask for the link again, and copy all of it.',
  ],
  'format.encoding:damaged': () => [
    'The link is damaged or incomplete.',
    'Ask for the link again, and copy all of it.',
  ],
  'format.version:game': () => ['This is not a game that we know how to read.', 'Begin the game anew.'],
  'format.field:moves': () => ['The moves of this game are damaged.', 'Begin the game anew.'],
  'format.field:kept': () => [
    'The game that was kept here is damaged and cannot be read.',
    'Choose its puzzle in the gallery, or open its link again.',
  ],
  'file.read:file': () => ['The file could not be read.', 'Choose it again, or another.'],
  'file.read:specimen': () => ['There is no puzzle of that name.', 'Choose one in the gallery.'],
  'file.read:page': () => ['There is no such page.', 'Choose a puzzle in the gallery.'],
  'file.read:kept': () => ['There is no such game on this device.', 'Choose a puzzle in the gallery.'],
  'usage:number': ({ given, least, most }) => [
    `${shown(given)} is not a whole number from ${least} to ${most}.`,
    'Write a whole number.',
  ],
} satisfies Partial<Sentences>;
