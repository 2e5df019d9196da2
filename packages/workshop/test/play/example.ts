import { parseNative } from '@latin-puzzles/core/format';
import { advise, makeStepMoves, readKnowledge } from '@latin-puzzles/workshop/advice';
import {
  beginGame,
  changeHistory,
  isSolved,
  makeGameRecord,
  makeMove,
  parseGameRecord,
  resumeGame,
  tallyTable,
  undoMove,
} from '@latin-puzzles/workshop/play';
import { makeTools } from '@latin-puzzles/workshop/tools';

const puzzle = parseNative(`{ "format": "latin-puzzle/1", "board": "sudoku:2x2", "labels": ["1", "2", "3", "4"],
  "clues": ["1",null,null,null, null,null,null,"2", null,null,"3",null, "4",null,null,null] }`);
if (!puzzle.ok) throw new Error(puzzle.fault.message);

let game = resumeGame(beginGame(puzzle.value), Date.now());
game = makeMove(game, { kind: 'write', cells: [1], label: 2 });
game = changeHistory(game, undoMove);

// Take every hint until there is none.
const tools = makeTools();
const ask = () => advise(tools, game.puzzle, readKnowledge(game.history.table, { trustMarks: true }));
for (let advice = ask(); advice.kind === 'plan'; advice = ask())
  for (const move of makeStepMoves(game.history.table, advice.plan.standing, advice.plan.steps[0]!))
    game = makeMove(game, move);

const record = JSON.stringify(makeGameRecord(game, Date.now()));
const again = parseGameRecord(JSON.parse(record));
console.log(again.ok && isSolved(tallyTable(game.puzzle, again.value.history.table)));
