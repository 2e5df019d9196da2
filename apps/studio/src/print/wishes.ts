import { PAPERS, type Paper, PER_PAGE, type PerPage } from '@latin-puzzles/drawing';

/** How the puzzles are to be printed. */
export interface PrintWishes {
  readonly title: string;
  readonly author: string;
  readonly titlePage: boolean;
  readonly paper: Paper;
  readonly perPage: PerPage;
  readonly large: boolean;
  readonly answers: boolean;
  readonly proofs: boolean;
  readonly nets: boolean;
  /** The edge of solids in millimetres as it was typed; empty for as long as fits. */
  readonly edge: string;
  readonly greyscale: boolean;
}

/** The papers in the order in which they are offered. */
export const PAPER_NAMES = Object.keys(PAPERS) as Paper[];

const USUAL: PrintWishes = {
  title: '',
  author: '',
  titlePage: false,
  paper: 'A4',
  perPage: 2,
  large: false,
  answers: true,
  proofs: false,
  nets: false,
  edge: '',
  greyscale: false,
};

const MOST_TEXT = 200;

/** Wishes from what was kept, whatever it is: what is not understood is as usual. */
export function wishesFrom(stored: unknown): PrintWishes {
  const kept = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const accepted = Object.entries(USUAL).map(([name, usual]) => {
    const value = kept[name];
    return [name, typeof value === typeof usual && allowed(name, value) ? value : usual];
  });
  return Object.fromEntries(accepted) as unknown as PrintWishes;
}

function allowed(name: string, value: unknown): boolean {
  if (name === 'paper') return PAPER_NAMES.includes(value as Paper);
  if (name === 'perPage') return PER_PAGE.includes(value as PerPage);
  return typeof value !== 'string' || value.length <= MOST_TEXT;
}

/** The edge in millimetres, nothing if none is typed, or `NaN` if it is no length. A comma may be the decimal point. */
export function edgeFrom(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const value = Number(trimmed.replace(',', '.'));
  return value > 0 && value < 10_000 ? value : Number.NaN;
}
