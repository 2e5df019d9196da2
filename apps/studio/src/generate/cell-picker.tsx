import { GRAMMARS } from '@latin-puzzles/core/basis';
import { type Board, cellsSaid } from '@latin-puzzles/core/board';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import { layOut } from '@latin-puzzles/drawing';
import { BoardView, endOf, isDirection, makeSteering } from '@latin-puzzles/view/board-view';
import type { Table } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useLanguage, useStudio } from '../services/studio.ts';

interface CellPickerProps {
  readonly board: Board;
  readonly name: string;
  /** What can stand in a cell. */
  readonly labels: readonly string[];
  /** Which of the labels stands in a cell, or `EMPTY`. */
  readonly labelOf: (cell: number) => number;
  /** The colours of a cell, so that it is told at a glance. */
  readonly coloursOf?: ((cell: number) => readonly number[]) | undefined;
  /** Picks a cell, perhaps by dragging from another, and says what it has become. */
  readonly pick: (cell: number, dragging: boolean) => string;
}

/** A small board on which cells are picked, by pointer or by arrow keys and space. */
export function CellPicker({ board, name, labels, labelOf, coloursOf, pick }: CellPickerProps) {
  const { announcer } = useStudio();
  const language = useLanguage();
  const cursor = useSignal<number | undefined>(undefined);
  const layout = useMemo(() => layOut(board), [board]);
  const steer = useMemo(() => makeSteering(layout), [layout]);
  const puzzle = useMemo(() => blank(board, labels), [board, labels.join(' ')]);
  const table: Table = Array.from({ length: board.cells }, (_, cell) => ({
    label: labelOf(cell),
    corner: [],
    centre: [],
    struck: [],
    colours: coloursOf?.(cell) ?? [],
  }));
  const told = (cell: number, content = labels[labelOf(cell)] ?? '') =>
    announcer.say([cellsSaid([board.cellNames[cell]!], GRAMMARS[language]), content].filter(Boolean).join(', '));
  const picked = (cell: number, dragging: boolean) => {
    cursor.value = cell;
    told(cell, pick(cell, dragging));
  };
  const press = (event: KeyboardEvent) => {
    const from = cursor.value;
    if (isDirection(event.key)) {
      cursor.value = from === undefined ? endOf(layout, false) : steer(from, event.key);
      told(cursor.value);
    } else if ((event.key === ' ' || event.key === 'Enter') && from !== undefined) picked(from, false);
    else return;
    event.preventDefault();
  };
  return (
    <div class="cell-picker">
      <BoardView
        puzzle={puzzle}
        table={table}
        cursor={cursor.value}
        name={name}
        onPick={(cell, { dragging }) => picked(cell, dragging)}
        onKey={press}
      />
    </div>
  );
}

function blank(board: Board, labels: readonly string[]) {
  return {
    board,
    multiset: { entries: labels, labels, counts: labels.map(() => 1) },
    labeling: new Array<number>(board.cells).fill(EMPTY),
    inscription: [],
  };
}
