import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { must } from '@latin-puzzles/core/basis';
import { EMPTY, type Labeling } from '@latin-puzzles/core/puzzle';
import { expect, test, vi } from 'vitest';
import { advise, findObjection, makeStepMoves, readKnowledge } from '../../src/advice/index.ts';
import {
  beginGame,
  beginTrial,
  changeHistory,
  checkTable,
  endTrial,
  findSavePlace,
  type Game,
  isPaused,
  isSolved,
  jumpTo,
  listBranches,
  makeGameCode,
  makeGameRecord,
  makeMove,
  mergeHistories,
  nameCheckpoint,
  parseCode,
  parseGameRecord,
  pauseGame,
  planEntry,
  readClock,
  readSavedGame,
  redoMove,
  resumeGame,
  tallyTable,
  undoMove,
} from '../../src/play/index.ts';
import { makeTools } from '../../src/tools/index.ts';
import { SMALL } from '../puzzles.ts';

const tools = makeTools();
const solution: Labeling = [...tools.engineFor(SMALL).list(SMALL.labeling, { limit: 1 })][0]!;
const labelAt = ({ history }: Game, cell: number) => history.table[cell]!.label;
const write = (game: Game, cell: number, label: number) => makeMove(game, { kind: 'write', cells: [cell], label });
const wrongLabel = (cell: number) => (solution[cell]! + 1) % 4;

/** Node's own packing, in place of the browser's. */
const pack = async (text: string) => deflateRawSync(text).toString('base64url');
const unpack = async (packed: string, limit: number) =>
  inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: limit }).toString();

test('a whole game is played without a page', async () => {
  // Open, write, mark.
  let game = resumeGame(beginGame(SMALL), 1_000);
  game = write(game, 1, wrongLabel(1));
  game = makeMove(game, planEntry(SMALL, game.history.table, [2, 3], 'corner', 0)!);
  expect(game.history.table[2]!.corner).toEqual([0]);

  // Undo, and branch off by another move.
  game = changeHistory(changeHistory(game, undoMove), undoMove);
  expect(labelAt(game, 1)).toBe(EMPTY);
  game = write(game, 1, solution[1]!);
  expect(listBranches(game.history, 0)).toEqual([1, 3]);
  expect(changeHistory(changeHistory(game, undoMove), redoMove).history.at).toBe(game.history.at);

  // A checkpoint, then a trial from it, given up.
  game = changeHistory(game, (history) => nameCheckpoint(history, 'before the guess'));
  game = changeHistory(game, beginTrial);
  game = write(game, 2, wrongLabel(2));
  const tried = game.history.at;
  game = changeHistory(game, (history) => endTrial(history, false));
  expect(labelAt(game, 2)).toBe(EMPTY);

  // Back in the branch that was tried: a check finds the mistake, advice names it, an objection says why.
  const mistaken = changeHistory(game, (history) => jumpTo(history, tried));
  expect(checkTable(SMALL, mistaken.history.table, [solution])).toEqual({ wrong: [2], solutions: 'one' });
  expect(advise(tools, SMALL, readKnowledge(mistaken.history.table))).toMatchObject({ kind: 'wrong', labels: [2] });
  const wrong = { cell: 2, label: wrongLabel(2) };
  expect(findObjection(tools, SMALL, SMALL.labeling, wrong)!.at(-1)!.removals).toEqual([wrong]);

  // A hint, taken.
  const advice = advise(tools, SMALL, readKnowledge(game.history.table));
  if (advice.kind !== 'plan') throw new Error('no hint');
  const { steps, standing } = advice.plan;
  for (const move of makeStepMoves(game.history.table, standing, steps[0]!)) game = makeMove(game, move);

  // While the clock stands still nothing is written.
  game = pauseGame(game, 61_000);
  expect(isPaused(game)).toBe(true);
  expect(write(game, 3, 0)).toBe(game);

  // Save and load; the place of the game is found again.
  const saved = JSON.stringify(makeGameRecord(game, 90_000));
  const loaded = must(parseGameRecord(JSON.parse(saved)));
  expect(readClock(loaded.clock, 0)).toBe(60_000);
  expect(loaded.history.names).toEqual(new Map([[3, 'before the guess']]));
  const shelf = new Map([['a', saved]]);
  const find = (hash: string) => (shelf.has(hash) ? readSavedGame(JSON.parse(shelf.get(hash)!)) : undefined);
  expect(findSavePlace(find, 'a', SMALL).game?.history.at).toBe(game.history.at);

  // Send it; somebody else's branches join one's own.
  const shared = must(await parseCode(await makeGameCode(game, 90_000, pack), unpack));
  if (!('game' in shared)) throw new Error('no game');
  const other = write(resumeGame(beginGame(SMALL), 0), 3, solution[3]!);
  const merged = mergeHistories(shared.game.history, other.history);
  expect(merged.nodes).toHaveLength(game.history.nodes.length + 1);
  expect(merged.table).toEqual(game.history.table);

  // Finish.
  game = resumeGame({ ...loaded, history: merged }, 100_000);
  for (const [cell, label] of solution.entries()) if (labelAt(game, cell) === EMPTY) game = write(game, cell, label);
  expect(isSolved(tallyTable(SMALL, game.history.table))).toBe(true);
  expect(advise(tools, SMALL, readKnowledge(game.history.table))).toEqual({ kind: 'complete' });
  expect(readClock(game.clock, 130_000)).toBe(90_000);
});

test('docs/play.md shows a program that runs', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  await import('./example.ts');
  expect(said.mock.calls).toEqual([[true]]);
  said.mockRestore();
  const program = readFileSync(new URL('./example.ts', import.meta.url), 'utf8');
  expect(readFileSync(new URL('../../../../docs/play.md', import.meta.url), 'utf8')).toContain(program);
});
