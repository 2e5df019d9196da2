import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardViewProps } from './props.ts';

/** The elements of so many cells are looked for cell by cell, as a move asks for; those of more in one walk through all. */
const FEW = 4;

/**
 * Keeps saying what stands in each cell on the elements that bear its number, for those who listen; only cells that have
 * changed are told anew. `made` is what the elements were made from.
 */
export function useToldCells(
  sheet: RefObject<Element | null>,
  { table, tellCell }: Pick<BoardViewProps, 'table' | 'tellCell'>,
  made: unknown,
): void {
  const told = useRef<{ readonly table: typeof table; readonly tell: typeof tellCell } | undefined>(undefined);
  useEffect(() => {
    told.current = undefined;
  }, [made]);
  useEffect(() => {
    if (!tellCell) return;
    const before = told.current?.tell === tellCell ? told.current.table : undefined;
    told.current = { table, tell: tellCell };
    const changed = [...table.keys()].filter((cell) => before?.[cell] !== table[cell]);
    labelCells(sheet.current!, changed, tellCell);
  }, [made, table, tellCell]);
}

/** To look for the elements of each cell by itself would take a large board more time than all else when it is opened. */
export function labelCells(
  sheet: Pick<Element, 'querySelectorAll'>,
  cells: readonly number[],
  tellCell: (cell: number) => string,
): void {
  if (cells.length <= FEW)
    for (const cell of cells)
      for (const element of sheet.querySelectorAll(`[data-cell="${cell}"]`))
        element.setAttribute('aria-label', tellCell(cell));
  else {
    const asked = new Set(cells);
    for (const element of sheet.querySelectorAll('[data-cell]')) {
      const cell = Number(element.getAttribute('data-cell'));
      if (asked.has(cell)) element.setAttribute('aria-label', tellCell(cell));
    }
  }
}

/** The cell that a reader presses: it presses the element itself, and no pointer does that. */
export function cellPressedByReader(event: MouseEvent): number | undefined {
  const text = event.detail === 0 ? (event.target as Element).getAttribute('data-cell') : null;
  return text === null ? undefined : Number(text);
}
