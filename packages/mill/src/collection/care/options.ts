import type { Signal } from '@latin-puzzles/core/engine';

/** How far work on a collection has come. */
export interface CareProgress {
  readonly done: number;
  readonly all: number;
}

/** What may stop work on a collection, and who wants to know of it. */
export interface CareOptions {
  readonly signal?: Signal | undefined;
  readonly onProgress?: ((progress: CareProgress) => void) | undefined;
}
