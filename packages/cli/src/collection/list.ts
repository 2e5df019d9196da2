import { scoreRemark } from '@latin-puzzles/core/rating';
import type { StoredPuzzle } from '@latin-puzzles/mill/collection';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { paint } from '../terminal/paint.ts';
import { print, printData, printJson, say } from '../terminal/screen.ts';
import { table } from '../terminal/table.ts';
import { filterOf, queryOrder, withCollection } from './open.ts';
import type { FilterOptions } from './options.ts';

export interface ListCommandOptions extends FilterOptions {
  readonly json?: boolean;
}

/** Enough to look at; whoever wants more says so. */
const USUAL_LIMIT = 50;
/** So many digits tell the puzzles of any collection apart that fits on a disk. */
export const SHORT_HASH = 12;

/** Prints a line of facts for every puzzle. */
export function listCollection(options: ListCommandOptions): Promise<ExitCode> {
  const filter = filterOf(options);
  return withCollection(options, async (collection) => {
    if (options.json) {
      for await (const { record: _, ...facts } of collection.query(filter, queryOrder(options))) printJson(facts);
      return EXIT.yes;
    }
    const limit = options.limit ?? USUAL_LIMIT;
    const rows: string[][] = [];
    let remark: string | undefined;
    for await (const stored of collection.query(filter, { ...queryOrder(options), limit })) {
      rows.push(rowOf(stored));
      remark ??= scoreRemark(stored.score ?? 0, 'en');
    }
    if (rows.length > 0) {
      const [head, ...body] = table([
        ['hash', 'board', 'clues', 'level', 'score', 'symmetry', 'added', 'title'],
        ...rows,
      ]);
      print(paint('bold', head!), ...body);
    }
    if (remark !== undefined) say(`scores of ${remark}`);
    const count = await collection.count(filter);
    say(count > rows.length ? `${rows.length} of ${count} puzzles; --limit shows more` : `${count} puzzles`);
    return EXIT.yes;
  });
}

function rowOf({ hash, board, clues, level, score, symmetry, added, title, name }: StoredPuzzle): string[] {
  return [
    hash.slice(0, SHORT_HASH),
    board,
    String(clues),
    level ?? '',
    score?.toFixed(1) ?? '',
    symmetry,
    added.slice(0, 10),
    title ?? name ?? '',
  ];
}

/** Prints the documents of puzzles, one a line, for other commands to read; or with `--json` the facts of each too. */
export function queryCollection(options: ListCommandOptions): Promise<ExitCode> {
  const filter = filterOf(options);
  return withCollection(options, async (collection) => {
    for await (const { record, ...facts } of collection.query(filter, queryOrder(options)))
      if (options.json) printJson({ ...facts, puzzle: record });
      else printData(JSON.stringify(record));
    return EXIT.yes;
  });
}
