/** A plan that was submitted. */
export interface PlanTable {
  id: string;
  title: string | null;
  /** JSON, as it was submitted. */
  document: string;
  /** What made its first puzzles; who would make others keeps away. */
  fingerprint: string;
  /** `running`, `paused` or `cancelled`. */
  state: string;
  submitted_at: string;
}

/** A line of a plan, and how far it is. */
export interface PlanLineTable {
  plan: string;
  /** Its number in the plan, from 0. */
  line: number;
  kind: string;
  name: string;
  family: string;
  /** A whole number, as text: it has more bits than an integer of the database. */
  seed: string;
  /** JSON, as are the goal and the signing. */
  work: string;
  goal: string;
  signing: string;
  /** The units before this one are in chunks. */
  planned: number;
  /** How many chunks there were. */
  chunks: number;
  settled: number;
  found: number;
  fresh: number;
  ended: string | null;
  /** Of the chunks that were settled: their units, what they have found, how long they took, and why units gave nothing, as JSON. */
  units: number;
  claims: number;
  milliseconds: number;
  rejected: string;
  /** What they have counted together, as decimal text; nothing if they count nothing. */
  counted: string | null;
}

/** Units of a line that are done together: to be done, done and waiting for its turn, or failed. Settled ones are gone. */
export interface PlanChunkTable {
  plan: string;
  line: number;
  number: number;
  /** The first unit, and the one after the last. */
  first: number;
  past: number;
  /** `open`, `done` or `failed`. */
  state: string;
  /** How often it has failed, and why. */
  tries: number;
  reason: string | null;
  claims: number;
  milliseconds: number;
  rejected: string;
  /** What its units have counted together, as decimal text; nothing if they count nothing. */
  counted: string | null;
}

/** Something that a chunk has found, and that waits for its turn. */
export interface PlanClaimTable {
  plan: string;
  line: number;
  unit: number;
  /** Its place among what the unit has found. */
  place: number;
  hash: string;
  record: string;
}

/** What a line has found wrong with a puzzle of the collection. */
export interface PlanBlemishTable {
  plan: string;
  line: number;
  hash: string;
  message: string;
}
