import { collectPuzzles } from '@latin-puzzles/mill/collection';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { describeFault } from '../terminal/exit.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { type InputOptions, openPuzzles, sourceName } from '../terminal/read.ts';
import { print, printJson, say } from '../terminal/screen.ts';
import { withStopper } from '../terminal/stopping.ts';
import { withCollection } from './open.ts';
import type { CollectionOption } from './options.ts';

export interface AddOptions extends CollectionOption, InputOptions {
  readonly rate?: boolean;
  readonly prove?: boolean;
  readonly timeout?: number;
  readonly json?: boolean;
}

export function addToCollection(file: string | undefined, options: AddOptions): Promise<ExitCode> {
  const { rate, prove, timeout, json } = options;
  const { items, share } = openPuzzles(file, options);
  const progress = makeProgressLine();
  return withCollection(
    options,
    async (collection) => {
      const { stopped, ...counts } = await withStopper(timeout, (_, due) =>
        collectPuzzles(collection, items, {
          ...{ rate, prove, signal: due },
          onProgress: ({ added, known, refused }) =>
            progress.show(`${added} added, ${known} known, ${refused} refused`, share()),
          onRefused(fault) {
            progress.clear();
            say(...describeFault(fault, sourceName(file)));
          },
        }),
      ).finally(() => progress.clear());
      const { added, known, refused } = counts;
      if (json) printJson({ collection: collection.place, ...counts, stopped });
      else
        print(`${collection.place}: ${added} added, ${known} known, ${refused} refused${stopped ? '; stopped' : ''}`);
      if (refused > 0) return EXIT.badInput;
      return stopped ? EXIT.stopped : EXIT.yes;
    },
    { create: true },
  );
}
