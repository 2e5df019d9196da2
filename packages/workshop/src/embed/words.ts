import type { Words } from '@latin-puzzles/core/basis';

const EN = {
  untitled: 'A Latin puzzle',
  noScript: 'To play here, please allow scripts for this page.',
};

const ES: typeof EN = {
  untitled: 'Un puzle latino',
  noScript: 'Para jugar aquí, permita los scripts en esta página.',
};

export const EMBED_WORDS: Words<typeof EN> = { en: EN, es: ES };
