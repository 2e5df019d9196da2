import type { BatchRejection, Near } from '@latin-puzzles/core/finding';
import type { LevelWish } from '../generate/form.ts';

type Panels = 'clues' | 'levels' | 'scores' | 'theorems' | 'rejected';

export interface GenerateWords {
  readonly title: string;
  readonly lede: string;
  readonly word: string;
  readonly wordExample: string;
  readonly noWord: string;
  readonly allDifferent: (letters: number) => string;
  readonly times: (letter: string, count: number) => string;
  readonly repeats: (letters: string) => string;
  readonly filled: (letters: number, filling: string) => string;
  readonly tooLong: (letters: number, cells: number) => string;
  readonly longest: (letters: number) => string;
  readonly board: string;
  readonly exact: (letters: number) => string;
  readonly larger: string;
  readonly moreBoards: (count: number) => string;
  readonly fewerBoards: string;
  readonly anotherBoard: string;
  readonly takeBoard: string;
  readonly cells: (cells: number, k: number) => string;
  readonly place: string;
  readonly anywhere: string;
  readonly kindsOfPlaces: string;
  readonly places: string;
  readonly byHand: string;
  readonly byHandHelp: (left: number) => string;
  readonly byHandBoard: string;
  readonly level: string;
  readonly levels: Readonly<Record<Extract<LevelWish, 'usual' | 'any'>, string>>;
  readonly generate: string;
  readonly cancel: string;
  readonly preview: string;
  readonly previewLabels: (labels: string) => string;
  readonly looking: string;
  readonly progress: (attempts: number, seconds: number) => string;
  readonly rejectedBecause: string;
  readonly reasons: Readonly<Record<BatchRejection, string>>;
  readonly remedies: Readonly<Record<BatchRejection, string>>;
  readonly nearest: (near: Near) => string;
  readonly accompanied: string;
  readonly relaxed: (level: string) => string;
  readonly foundOf: (found: number, count: number) => string;
  readonly endings: Readonly<Record<'patience' | 'cancelled' | 'failed', string>>;
  readonly seedTold: (seed: number) => string;
  readonly facts: Readonly<Record<'level' | 'clues' | 'theorems', string>>;
  readonly scored: (level: string, score: string) => string;
  readonly unfair: string;
  readonly play: string;
  readonly print: string;
  readonly download: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly solution: string;
  readonly printAll: string;
  readonly downloadAll: string;
  readonly statistics: string;
  readonly panels: Readonly<Record<Panels, string>>;
}

/** `25 to 30`, `at least 25`, `at most 30`, with the words of a language. */
export const rangeSaid = ({ least, most }: Near['wanted'], least_: string, most_: string, to: string) =>
  least === undefined ? `${most_} ${most}` : most === undefined ? `${least_} ${least}` : `${least} ${to} ${most}`;
