import { EMPTY, type Labeling } from '@latin-puzzles/core/puzzle';
import { inkColour, type Place, type Surface, type TextItem, type Theme } from '@latin-puzzles/drawing';
import type { CellState, Table } from '@latin-puzzles/workshop/play';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { contentItems } from './content-items.ts';
import { PaintedCandidates } from './painted-candidates.tsx';
import type { Sight } from './sight.ts';
import { SvgLayer } from './svg-layer.tsx';
import { type Tile, tilesOf } from './tiles.ts';

/** The side of a sheet in points, about sixteen cells: few enough to be painted within a moment when one of them changes. */
const SHEET = 576;

interface ContentsProps {
  readonly labeling: Labeling;
  readonly table: Table;
  readonly tentative: ReadonlySet<number> | undefined;
  readonly candidates: readonly (readonly number[])[] | undefined;
  /** Where candidates are seen, if they can be read. */
  readonly sight: Sight | undefined;
  readonly surface: Surface;
  readonly theme: Theme;
}

/** What stands in the cells, on a sheet for every tile of the board; candidates, painted, below them. */
export function Contents({ labeling, candidates, sight, ...props }: ContentsProps) {
  const { layout } = props.surface;
  // Clues are drawn with the board.
  const open = useMemo(() => layout.places.filter(({ cell }) => labeling[cell] === EMPTY), [layout, labeling]);
  const tiles = useMemo(() => tilesOf(open, SHEET), [open]);
  return (
    <>
      {candidates && sight && <PaintedCandidates {...props} places={open} candidates={candidates} sight={sight} />}
      {tiles.map((tile, index) => (
        <TileSheet key={index} {...props} tile={tile} />
      ))}
    </>
  );
}

type TileProps = Omit<ContentsProps, 'labeling' | 'candidates' | 'sight'> & { readonly tile: Tile };

const TileSheet = memo(
  ({ tile, table, tentative, surface, theme }: TileProps) => (
    <SvgLayer frame={surface.frame} name="contents">
      {tile.places.map((place, index) => (
        <CellContent
          key={index}
          place={place}
          surface={surface}
          theme={theme}
          state={table[place.cell]!}
          tentative={tentative?.has(place.cell) ?? false}
        />
      ))}
    </SvgLayer>
  ),
  (a, b) => a.tile === b.tile && a.surface === b.surface && a.theme === b.theme && isUnchanged(a, b),
);

function isUnchanged(a: TileProps, b: TileProps): boolean {
  const same = (cell: number) => a.table[cell] === b.table[cell] && a.tentative?.has(cell) === b.tentative?.has(cell);
  if (a.table === b.table && a.tentative === b.tentative) return true;
  return a.tile.places.every(({ cell }) => same(cell));
}

interface CellContentProps {
  readonly place: Place;
  readonly surface: Surface;
  readonly theme: Theme;
  readonly state: CellState;
  /** Whether its label is only tried. */
  readonly tentative: boolean;
}

/** What the player has written in a cell. Drawn again only when that changes. */
const CellContent = memo(({ place, surface, theme, state, tentative }: CellContentProps) => {
  const items = contentItems(surface, place, state);
  return (
    <>
      {items.map((item, index) => (
        <Text key={keyOf(items, index)} item={item} theme={theme} tentative={tentative} />
      ))}
    </>
  );
});

/** A label keeps its element when others come and go. It may stand at the rim and in the middle as well. */
function keyOf(items: readonly TextItem[], index: number): string {
  const { text } = items[index]!;
  return items.findIndex((item) => item.text === text) < index ? `${text} again` : text;
}

interface TextProps {
  readonly item: TextItem;
  readonly theme: Theme;
  readonly tentative?: boolean;
}

/** A text of a drawing as an element, where the rest of the drawing changes round it. */
export function Text({ item, theme, tentative = false }: TextProps) {
  return (
    <text
      class={item.ink === 'solution' ? (tentative ? 'written tentative' : 'written') : undefined}
      x={item.at[0]}
      y={item.at[1]}
      font-size={item.size}
      font-weight={item.bold ? 700 : undefined}
      text-anchor={item.anchor}
      fill={inkColour(theme, item.ink)}
    >
      {item.text}
    </text>
  );
}
