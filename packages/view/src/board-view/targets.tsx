import type { Place, Surface } from '@latin-puzzles/drawing';
import { useMemo, useRef } from 'preact/hooks';
import { discOf, groupLetters } from './group-grounds.tsx';
import { outlineOf } from './outline.ts';
import type { BoardViewProps } from './props.ts';
import { useToldCells } from './told-cells.ts';

interface TargetsProps extends Pick<BoardViewProps, 'name' | 'table' | 'tellCell'> {
  readonly surface: Surface;
}

/**
 * Unseen areas that take the pointer, above everything. To those who listen they are a grid, its rows as one reads the page:
 * a reader that is moved with a finger finds every cell where it lies.
 */
export function Targets({ surface, name, table, tellCell }: TargetsProps) {
  const { frame, layout } = surface;
  const sheet = useRef<SVGSVGElement>(null);
  const isGrid = tellCell !== undefined;
  const text = useMemo(() => {
    const cell = (place: Place) =>
      `<path d="${outlineOf(place)}" data-cell="${place.cell}"${isGrid ? ' role="gridcell"' : ''}/>`;
    const letters = groupLetters(surface).map((letter) => {
      const { cx, cy, r } = discOf(letter);
      return `<circle cx="${cx}" cy="${cy}" r="${r}" data-asterism="${letter.asterism}"/>`;
    });
    const rows = readingRows(layout.places).map((row) => row.map(cell).join(''));
    return [...rows.map((row) => (isGrid ? `<g role="row">${row}</g>` : row)), ...letters].join('');
  }, [surface, isGrid]);
  useToldCells(sheet, { table, tellCell }, text);
  const { left, top, right, bottom } = frame;
  return (
    <svg
      ref={sheet}
      role={isGrid ? 'grid' : 'presentation'}
      aria-label={isGrid ? name : undefined}
      class="sheet targets"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
    >
      {/* Nothing but numbers; a large board has thousands of them, and they never change. */}
      <g role={isGrid ? 'presentation' : undefined} dangerouslySetInnerHTML={{ __html: text }} />
    </svg>
  );
}

/** Cells at about the same height, from left to right. */
export function readingRows(places: readonly Place[]): Place[][] {
  const rows: Place[][] = [];
  for (const place of places.toSorted((a, b) => a.at[1] - b.at[1])) {
    const row = rows.at(-1);
    if (row && place.at[1] - row[0]!.at[1] < place.span / 4) row.push(place);
    else rows.push([place]);
  }
  return rows.map((row) => row.sort((a, b) => a.at[0] - b.at[0]));
}
