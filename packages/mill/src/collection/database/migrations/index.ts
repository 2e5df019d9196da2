import { COUNTED } from './counted.ts';
import { INDEXES } from './indexes.ts';
import type { Migration } from './migration.ts';
import { PLANS } from './plans.ts';
import { PROFILES } from './profiles.ts';
import { PUZZLES } from './puzzles.ts';
import { TALLIES } from './tallies.ts';

export type { DatabaseKind, Migration } from './migration.ts';

/** Every version of the schema, by the step that leads to it; the first makes version 1. New ones are added at the end. */
export const MIGRATIONS: readonly Migration[] = [PUZZLES, PLANS, INDEXES, PROFILES, COUNTED, TALLIES];
