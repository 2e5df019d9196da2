import type { Level } from '@latin-puzzles/core/rating';
import { findByHash, judgePuzzle, judgePuzzles } from '@latin-puzzles/mill/collection';
import { readJudgementRows } from '@latin-puzzles/workshop/proving';
import { EXIT, type ExitCode } from '../terminal/codes.ts';
import { accepted, acceptedFrom, COMMAND_LINE, commandFault, describeFault } from '../terminal/exit.ts';
import { readText } from '../terminal/read.ts';
import { print, printJson, say } from '../terminal/screen.ts';
import { withCollection } from './open.ts';
import type { CollectionOption } from './options.ts';

export interface JudgeOptions extends CollectionOption {
  readonly level?: Level;
  readonly by: string;
  readonly seconds?: number;
  readonly from?: string;
  readonly json?: boolean;
}

export async function judgeInCollection(hash: string | undefined, options: JudgeOptions): Promise<ExitCode> {
  const { level, by: player, seconds, from } = options;
  const at = new Date().toISOString();
  if (from !== undefined && hash === undefined && level === undefined) return judgeFile(from, { player, at }, options);
  if (from !== undefined || hash === undefined || level === undefined)
    throw commandFault('usage:judgement', COMMAND_LINE);
  return withCollection(options, async (collection) => {
    const stored = accepted(await findByHash(collection, hash));
    await judgePuzzle(collection, stored.hash, { player, level, seconds, at });
    if (options.json) printJson({ hash: stored.hash, player, level, seconds, at, rated: stored.level });
    else print(`${stored.hash}: ${level}${stored.level ? `; rated ${stored.level}` : ''}`);
    return EXIT.yes;
  });
}

async function judgeFile(
  file: string,
  judge: { readonly player: string; readonly at: string },
  options: JudgeOptions,
): Promise<ExitCode> {
  const rows = acceptedFrom(readJudgementRows(await readText(file)), file);
  return withCollection(options, async (collection) => {
    const { judged, faults } = await judgePuzzles(collection, rows, judge);
    for (const fault of faults) say(...describeFault(fault, file));
    if (options.json) printJson({ collection: collection.place, judged, refused: faults.length });
    else print(`${judged} kept, ${faults.length} refused`);
    return faults.length > 0 ? EXIT.badInput : EXIT.yes;
  });
}
