import { hasEntry } from '@latin-puzzles/workshop/play';
import type { Picking } from '../board-view/props.ts';
import { alike, alongAsterism, only, pickCell, toggleCell } from '../board-view/selection.ts';
import { enterValue } from './actions.ts';
import type { Session } from './session.ts';

/** What pointers do on a board. */
interface Picker {
  pick(cell: number, how: Picking): void;
  pickTwice(cell: number): void;
  hold(cell: number): void;
}

export function makePicker(session: Session): Picker {
  const { selection, pinned, several, mode, table, game } = session;
  /** Whether the stroke that is being drawn gives a pinned label, or selects cells, or takes back. */
  let giving = true;

  function stroke(cell: number, value: number, dragging: boolean): void {
    const given = hasEntry(table.value, cell, mode.value, value);
    if (!dragging) giving = !given;
    if (given !== giving) enterValue(session, value, mode.value, new Set([cell]));
  }

  function gather(cell: number, dragging: boolean): void {
    const { cells } = selection.value;
    if (!dragging) giving = !cells.has(cell);
    if (cells.has(cell) !== giving) selection.value = toggleCell(selection.value, cell);
  }

  return {
    pick(cell, how) {
      if (pinned.value !== undefined) {
        selection.value = only(cell);
        stroke(cell, pinned.value, how.dragging);
      } else if (several.value) gather(cell, how.dragging);
      else selection.value = pickCell(selection.value, cell, how);
    },
    pickTwice(cell) {
      selection.value = alike(table.value, cell);
    },
    hold(cell) {
      const { cursor } = selection.value;
      selection.value = alongAsterism(game.value.puzzle.board, cursor === cell ? selection.value : only(cell));
    },
  };
}
