import { type BoardViewProps, readingRows, useToldCells } from '@latin-puzzles/view/board-view';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Body } from './body.ts';
import type { Show } from './show.ts';

/** The picture has been at rest for so long, in milliseconds, before cells are placed anew: no move waits for it. */
const REST = 150;

interface SolidGridProps extends Pick<BoardViewProps, 'name' | 'table' | 'tellCell'> {
  readonly body: Body;
}

/**
 * The cells of a board in space as a grid for those who listen, its rows those of the net: a picture in space has no
 * elements of its own. Each lies unseen over its cell.
 */
export function SolidGrid({ body, name, table, tellCell }: SolidGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const text = useMemo(() => {
    const met = new Set<number>();
    const rows = readingRows(body.surface.layout.places)
      .map((row) => row.map(({ cell }) => cell).filter((cell) => !met.has(cell) && met.add(cell)))
      .filter((row) => row.length > 0);
    const cells = (row: readonly number[]) =>
      row.map((cell) => `<div role="gridcell" class="hidden" data-cell="${cell}"></div>`).join('');
    return rows.map((row) => `<div role="row">${cells(row)}</div>`).join('');
  }, [body]);
  useToldCells(grid, { table, tellCell }, text);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it lies over a picture, where no table could.
    <div ref={grid} class="solid-grid" role="grid" aria-label={name} dangerouslySetInnerHTML={{ __html: text }} />
  );
}

/** Keeps the elements of the cells where their cells are seen. */
export function useCellPlaces(
  host: RefObject<HTMLElement | null>,
  show: RefObject<Show | undefined>,
  body: Body,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = () => {
      const cells = host.current?.querySelectorAll<HTMLElement>('.solid-grid [data-cell]') ?? [];
      for (const [index, element] of [...cells].entries()) {
        const at = show.current?.placeOf(Number(element.dataset.cell));
        element.classList.toggle('hidden', at === undefined);
        const [x, y] = at ?? [index, 0];
        element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      }
    };
    show.current?.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(place, REST);
    });
    return () => clearTimeout(timer);
  }, [host, show, body]);
}
