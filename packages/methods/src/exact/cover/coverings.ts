import { PAUSE } from '@latin-puzzles/core/engine';
import type { Labeling } from '@latin-puzzles/core/puzzle';
import type { Cover } from './cover.ts';

/** Options are taken out of items so many times, a few milliseconds, between two pauses. */
const SLICE = 50_000;

/** All ways to cover what is not yet covered, depth first; what is covered already must have been settled. */
export function* listCoverings(
  cover: Cover,
  tally: { steps: number },
): Generator<Labeling | typeof PAUSE, void, undefined> {
  /** The options taken by choice, and the levels before them. */
  const taken: { readonly option: number; readonly level: number }[] = [];
  let paused = cover.work;
  for (;;) {
    const item = cover.chooseItem();
    let open = item !== undefined;
    if (item === undefined) yield cover.labeling();
    else {
      const option = cover.optionOf(item);
      taken.push({ option, level: cover.save() });
      open = cover.include(option);
      tally.steps++;
    }
    while (!open) {
      const choice = taken.pop();
      if (!choice) return;
      cover.restore(choice.level);
      open = cover.exclude(choice.option);
    }
    if (cover.work - paused < SLICE) continue;
    paused = cover.work;
    yield PAUSE;
  }
}
