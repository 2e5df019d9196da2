import { resolve } from 'node:path';
import {
  backUp,
  type CareProgress,
  locateCollection,
  mergeCollection,
  PUZZLE_PROBLEMS,
  storeFlaws,
  verifyPuzzles,
} from '@latin-puzzles/mill/collection';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { COMMAND_LINE, commandFault } from '../terminal/exit.ts';
import { refuseToOverwrite } from '../terminal/output.ts';
import { makeProgressLine } from '../terminal/progress.ts';
import { print, printJson, say } from '../terminal/screen.ts';
import { withStopper } from '../terminal/stopping.ts';
import { checkFolder } from '../terminal/write.ts';
import { SHORT_HASH } from './list.ts';
import { filterOf, queryOrder, withCollection } from './open.ts';
import type { CollectionOption, FilterOptions } from './options.ts';

interface CareCommandOptions extends CollectionOption {
  readonly timeout?: number;
  readonly json?: boolean;
}

/** Shows how many puzzles of how many are done. */
function makeShare(what: string) {
  const progress = makeProgressLine();
  return {
    clear: () => progress.clear(),
    onProgress: ({ done, all }: CareProgress) => progress.show(`${done} of ${all} ${what}`, done / all),
  };
}

/** Solves and checks everything again. */
export function verifyCollection(options: FilterOptions & CareCommandOptions): Promise<ExitCode> {
  return withCollection(options, async (collection) => {
    const flaws = await storeFlaws(collection);
    for (const flaw of flaws)
      if (options.json) printJson({ problem: 'store', found: flaw });
      else print(`the store is damaged: ${flaw}`);
    const { onProgress, clear } = makeShare('checked');
    let wrong = flaws.length;
    const { checked, stopped } = await withStopper(options.timeout, async (_, due) => {
      const run = verifyPuzzles(collection, filterOf(options), { ...queryOrder(options), signal: due, onProgress });
      for (;;) {
        const step = await run.next();
        if (step.done) return step.value;
        const { hash, problem, kept, found } = step.value;
        wrong++;
        clear();
        if (options.json) printJson({ hash, problem, kept, found });
        else print(`${hash.slice(0, SHORT_HASH)}: ${PUZZLE_PROBLEMS[problem].en}${details(kept, found)}`);
      }
    }).finally(clear);
    const told = `${checked} puzzles checked, ${wrong === 0 ? 'all is well' : `${wrong} findings`}`;
    if (options.json) printJson({ collection: collection.place, checked, findings: wrong, stopped });
    else say(`${told}${stopped ? '; stopped' : ''}`);
    return wrong > 0 ? EXIT.no : stopped ? EXIT.stopped : EXIT.yes;
  });
}

function details(kept: unknown, found: unknown): string {
  const parts = [
    ...(kept === undefined ? [] : [`kept ${JSON.stringify(kept)}`]),
    ...(found === undefined ? [] : [`found ${typeof found === 'string' ? found : JSON.stringify(found)}`]),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

export async function backUpCollection(
  file: string,
  { force, ...options }: CareCommandOptions & { readonly force?: boolean },
): Promise<ExitCode> {
  await refuseToOverwrite(file, force);
  await checkFolder(file);
  return withCollection(options, async (collection) => {
    if (resolve(collection.place) === resolve(file)) throw commandFault('usage:same-file', COMMAND_LINE);
    const { onProgress, clear } = makeShare('copied');
    const { puzzles, stopped } = await withStopper(options.timeout, (signal) =>
      backUp(collection, file, { signal, onProgress }),
    ).finally(clear);
    if (options.json) printJson({ collection: collection.place, file, puzzles, stopped });
    else print(stopped ? 'stopped; nothing was written' : `${file}: ${puzzles} puzzles`);
    return stopped ? EXIT.stopped : EXIT.yes;
  });
}

/** Takes other collections into this one. */
export function mergeCollections(others: readonly string[], options: CareCommandOptions): Promise<ExitCode> {
  const into = (work: Parameters<typeof withCollection<ExitCode>>[1]) =>
    withCollection(options, work, { create: true });
  return into((collection) =>
    withStopper(options.timeout, async (signal) => {
      let code: ExitCode = EXIT.yes;
      for (const other of others) {
        const location = locateCollection(other, {});
        const outcome = await withCollection({ collection: location }, (from) => {
          const { onProgress, clear } = makeShare('read');
          return mergeCollection(collection, from, { signal, onProgress }).finally(clear);
        });
        const { added, replaced, known, refused, stopped } = outcome;
        if (options.json) printJson({ collection: collection.place, other, ...outcome });
        else print(`${other}: ${added} added, ${replaced} replaced, ${known} known, ${refused} refused`);
        if (refused > 0) code = EXIT.no;
        if (stopped) return EXIT.stopped;
      }
      return code;
    }),
  );
}
