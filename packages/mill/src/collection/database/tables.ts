import type { Generated } from 'kysely';
import type { PlanBlemishTable, PlanChunkTable, PlanClaimTable, PlanLineTable, PlanTable } from './plan-tables.ts';

/** A board that puzzles are on. */
export interface BoardTable {
  /** The name of a board of a family, or `own:` and a hash of the definition. */
  key: string;
  cells: number;
  /** JSON, as in native documents; only boards of one's own have it. */
  definition: string | null;
}

/** A puzzle. The document is the truth, and the other columns are there to find it by. */
export interface PuzzleTable {
  /** Counts up in the order of adding. */
  id: Generated<number>;
  /** The canonical hash. */
  hash: string;
  board: string;
  /** The multiset as a JSON array. */
  labels: string;
  /** How many. */
  clues: number;
  /** Whether there is an inscription; all that is yes or no is 1 or 0. */
  inscribed: number;
  /** The name of the symmetry of the pattern of clues. */
  symmetry: string;
  title: string | null;
  /** The field `id` of the document: what the author calls the puzzle. */
  name: string | null;
  level: string | null;
  score: number | null;
  hardest: string | null;
  fair: number | null;
  critical: number | null;
  plan: string | null;
  line: string | null;
  /** ISO 8601, in UTC, with milliseconds. */
  added_at: string;
  /** The number of its profile, by which it is found. */
  profile: number;
  /** The native document as JSON; a board of one's own is left out, and stands in `boards`. */
  document: string;
}

/** What some puzzles have in common of that by which they are found: few profiles stand for many puzzles. */
export interface ProfileTable {
  id: Generated<number>;
  /** All of it as text, theorems included, so that there is each profile once. */
  key: string;
  board: string;
  level: string | null;
  hardest: string | null;
  symmetry: string;
  fair: number | null;
  critical: number | null;
  inscribed: number;
  /** No puzzle of it has a lower score, a higher one, fewer clues or more: where none can be in a range, none is looked at. */
  least_score: number | null;
  most_score: number | null;
  least_clues: number;
  most_clues: number;
}

/** The theorems that suffice for the puzzles of a profile, one a row. */
export interface ProfileTheoremTable {
  theorem: string;
  profile: number;
}

/** How many puzzles of a profile have the same month, number of clues and band of scores; only SQLite keeps it, by triggers. */
export interface TallyTable {
  profile: number;
  /** Such as `2026-11`. */
  month: string;
  clues: number;
  /** See `bandOf`; -1 for puzzles without a score. */
  band: number;
  puzzles: number;
}

/** A proof, as JSON that is deflated. */
export interface ProofTable {
  puzzle: number;
  steps: number;
  proof: Uint8Array;
}

/** What a player found a puzzle to be. */
export interface JudgementTable {
  id: Generated<number>;
  puzzle: number;
  /** Who judged; empty if that is not known. */
  player: string;
  level: string;
  seconds: number | null;
  judged_at: string;
}

/** The versions of the schema that the database went through. */
export interface CollectionVersionTable {
  version: number;
  title: string;
  migrated_at: string;
}

/** Every table of a collection. */
export interface Tables {
  collection_versions: CollectionVersionTable;
  boards: BoardTable;
  puzzles: PuzzleTable;
  profiles: ProfileTable;
  profile_theorems: ProfileTheoremTable;
  tallies: TallyTable;
  proofs: ProofTable;
  judgements: JudgementTable;
  plans: PlanTable;
  plan_lines: PlanLineTable;
  plan_chunks: PlanChunkTable;
  plan_claims: PlanClaimTable;
  plan_blemishes: PlanBlemishTable;
}
