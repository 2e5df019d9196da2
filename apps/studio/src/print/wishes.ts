import type { LanguageCode } from '@latin-puzzles/core/basis';
import { PAPERS, type Paper, PER_PAGE, type PerPage } from '@latin-puzzles/drawing';
import type { BookletOrder } from '@latin-puzzles/workshop/booklet';

/** How the puzzles are to be printed. */
export interface PrintWishes {
  readonly title: string;
  readonly author: string;
  readonly titlePage: boolean;
  readonly paper: Paper;
  readonly landscape: boolean;
  readonly perPage: PerPage;
  readonly large: boolean;
  readonly levels: boolean;
  readonly answers: boolean;
  readonly proofs: boolean;
  readonly nets: boolean;
  /** The edge of solids in millimetres as it was typed; empty for as long as fits. */
  readonly edge: string;
  readonly greyscale: boolean;
  readonly footer: string;
  readonly firstPage: number;
  /** How much wider the inner margins are, in millimetres. */
  readonly binding: number;
}

/** The papers in the order in which they are offered. */
export const PAPER_NAMES = Object.keys(PAPERS) as Paper[];

/** Whole numbers from the least to the most. */
export const RANGES = { firstPage: [1, 9999], binding: [0, 30] } as const;

const USUAL: PrintWishes = {
  title: '',
  author: '',
  titlePage: false,
  paper: 'A4',
  landscape: false,
  perPage: 2,
  large: false,
  levels: true,
  answers: true,
  proofs: false,
  nets: false,
  edge: '',
  greyscale: false,
  footer: '',
  firstPage: 1,
  binding: 0,
};

const MOST_TEXT = 200;

/** Wishes from what was kept, whatever it is: what is not understood is as usual. */
export function printWishesFrom(stored: unknown): PrintWishes {
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
  if (name in RANGES) return inRange(name as keyof typeof RANGES, value as number);
  return typeof value !== 'string' || value.length <= MOST_TEXT;
}

/** Whether a number can be wished for. */
export function inRange(name: keyof typeof RANGES, value: number): boolean {
  const [least, most] = RANGES[name];
  return Number.isInteger(value) && value >= least && value <= most;
}

/** The edge in millimetres, nothing if none is typed, or `NaN` if it is no length. A comma may be the decimal point. */
export function edgeFrom(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const value = Number(trimmed.replace(',', '.'));
  return value > 0 && value < 10_000 ? value : Number.NaN;
}

/** What a booklet is to be like. An edge that is no length, or that no net has, does not matter. */
export function bookletOptions(wishes: PrintWishes, language: LanguageCode): BookletOrder['options'] {
  const edge = wishes.nets ? edgeFrom(wishes.edge) : undefined;
  return { ...wishes, language, edge: Number.isNaN(edge) ? undefined : edge };
}
