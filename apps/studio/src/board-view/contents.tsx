import { EMPTY, type Labeling } from '@latin-puzzles/core/puzzle';
import type { Surface, Theme } from '@latin-puzzles/drawing';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type { Table } from '../game/table.ts';
import { CellContent } from './cell-content.tsx';
import { isPainted, PaintedCandidates } from './painted-candidates.tsx';
import { Sheet } from './sheet.tsx';
import type { Sight } from './sight.ts';
import { overlap, type Tile, tilesOf } from './tiles.ts';

interface ContentsProps {
  readonly labeling: Labeling;
  /** How many labels there are. */
  readonly labels: number;
  readonly table: Table;
  readonly candidates: readonly (readonly number[])[] | undefined;
  /** Where candidates are seen, if they can be read. */
  readonly sight: Sight | undefined;
  readonly surface: Surface;
  readonly theme: Theme;
}

const NONE: readonly number[] = [];

/** What stands in the cells, on a sheet for every tile of the board. */
export function Contents({ labeling, labels, candidates, sight, ...props }: ContentsProps) {
  const { layout } = props.surface;
  const painted = isPainted(props.surface, labels);
  // Clues are drawn with the board.
  const tiles = useMemo(
    () => tilesOf(layout.places.filter(({ cell }) => labeling[cell] === EMPTY)),
    [layout, labeling],
  );
  return (
    <>
      {painted && candidates && sight && (
        <PaintedCandidates {...props} tiles={tiles} candidates={candidates} sight={sight} />
      )}
      {tiles.map((tile, index) => (
        <TileSheet
          key={index}
          {...props}
          tile={tile}
          candidates={!painted && sight && overlap(tile.box, sight.part) ? candidates : undefined}
        />
      ))}
    </>
  );
}

type TileProps = Omit<ContentsProps, 'labeling' | 'labels' | 'sight'> & { readonly tile: Tile };

const TileSheet = memo(
  ({ tile, table, candidates, surface, theme }: TileProps) => (
    <Sheet frame={surface.frame} name="contents">
      {tile.places.map((place, index) => (
        <CellContent
          key={index}
          place={place}
          surface={surface}
          theme={theme}
          state={table[place.cell]!}
          candidates={candidates?.[place.cell] ?? NONE}
        />
      ))}
    </Sheet>
  ),
  (a, b) => a.tile === b.tile && a.surface === b.surface && a.theme === b.theme && isUnchanged(a, b),
);

function isUnchanged(a: TileProps, b: TileProps): boolean {
  if (a.table === b.table && a.candidates === b.candidates) return true;
  return a.tile.places.every(
    ({ cell }) => a.table[cell] === b.table[cell] && a.candidates?.[cell] === b.candidates?.[cell],
  );
}
