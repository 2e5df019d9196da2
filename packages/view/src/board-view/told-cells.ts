import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardViewProps } from './props.ts';

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
    for (const [cell, state] of table.entries())
      if (before?.[cell] !== state)
        for (const element of sheet.current!.querySelectorAll(`[data-cell="${cell}"]`))
          element.setAttribute('aria-label', tellCell(cell));
  }, [made, table, tellCell]);
}

/** The cell that a reader presses: it presses the element itself, and no pointer does that. */
export function cellPressedByReader(event: MouseEvent): number | undefined {
  const text = event.detail === 0 ? (event.target as Element).getAttribute('data-cell') : null;
  return text === null ? undefined : Number(text);
}
