import { LEVELS } from '@latin-puzzles/core/rating';
import type { BoardStats, CollectionStats, JudgementStats, Tally } from '@latin-puzzles/mill/collection';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { paint } from '../terminal/paint.ts';
import { print, printJson } from '../terminal/screen.ts';
import { table } from '../terminal/table.ts';
import { withCollection } from './open.ts';
import type { CollectionOption } from './options.ts';

export interface StatsOptions extends CollectionOption {
  readonly json?: boolean;
}

export function tellStats(options: StatsOptions): Promise<ExitCode> {
  return withCollection(options, async (collection) => {
    const stats = await collection.stats();
    if (options.json) printJson({ collection: collection.place, ...stats });
    else printStats(collection.place, stats);
    return EXIT.yes;
  });
}

function printStats(place: string, stats: CollectionStats): void {
  const { puzzles, rated, fair, proofs, added, boards, symmetries, theorems, judgements } = stats;
  print(paint('bold', place));
  if (puzzles === 0) {
    print('no puzzles');
    return;
  }
  print(
    `${puzzles} puzzles, ${rated} rated, ${fair} fair, ${proofs} with their proofs`,
    `added from ${added.first!.slice(0, 10)} to ${added.last!.slice(0, 10)}`,
    '',
    ...boardTable(boards),
    '',
    `symmetry: ${tallyText(symmetries)}`,
  );
  if (theorems.length > 0) print(`theorems: ${tallyText(theorems)}`);
  if (judgements.judgements > 0) print(judgementText(judgements));
}

function boardTable(boards: readonly BoardStats[]): string[] {
  const [head, ...body] = table([
    ['board', 'puzzles', 'clues', 'mean', ...LEVELS],
    ...boards.map(({ name, puzzles, clues, levels }) => [
      name,
      String(puzzles),
      clues.least === clues.most ? String(clues.least) : `${clues.least}–${clues.most}`,
      clues.mean.toFixed(1),
      ...LEVELS.map((level) => String(levels[level] ?? '')),
    ]),
  ]);
  return [paint('bold', head!), ...body];
}

function tallyText(tallies: readonly Tally[]): string {
  return tallies.map(({ name, puzzles }) => `${name} ${puzzles}`).join(', ');
}

function judgementText({ judgements, players, puzzles, compared, same, near }: JudgementStats): string {
  const percent = (part: number) => `${((100 * part) / compared).toFixed(0)} %`;
  const agreement =
    compared > 0 ? `; the level of ${percent(same)} is that of the rating, of ${percent(near)} at most one off` : '';
  return `judgements: ${judgements} by ${players} players on ${puzzles} puzzles${agreement}`;
}
