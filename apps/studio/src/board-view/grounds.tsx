import type { Place } from '@latin-puzzles/drawing';
import type { Table } from '@latin-puzzles/workshop/play';
import { CellGround } from './cell-ground.tsx';
import { Highlights } from './highlights.tsx';
import type { BoardViewProps } from './props.ts';

interface GroundsProps extends Pick<BoardViewProps, 'selection' | 'cursor' | 'highlights'> {
  readonly places: readonly Place[];
  /** What the ids on this sheet begin with. */
  readonly prefix: string;
  readonly table: Table;
  /** Leaves out what the player has marked. */
  readonly cursorOnly?: boolean;
}

/** What lies under the labels: colours, highlights, the selection. Most cells have none, and boards may have thousands. */
export function Grounds({ places, prefix, table, selection, cursor, highlights, cursorOnly = false }: GroundsProps) {
  const ground = (kind: 'marked' | 'picked', wanted: (place: Place) => boolean) => (
    <g>
      {places.flatMap((place, index) =>
        wanted(place)
          ? [
              <CellGround
                key={index}
                place={place}
                clip={`${prefix}${kind}-${index}`}
                prefix={prefix}
                colours={kind === 'marked' ? table[place.cell]!.colours : NONE}
                selected={kind === 'picked' && (selection?.has(place.cell) ?? false)}
                cursor={kind === 'picked' && cursor === place.cell}
              />,
            ]
          : NONE,
      )}
    </g>
  );
  return (
    <>
      {!cursorOnly && ground('marked', ({ cell }) => table[cell]!.colours.length > 0)}
      {highlights && <Highlights places={places} prefix={prefix} highlights={highlights} />}
      {ground('picked', ({ cell }) => cell === cursor || (selection?.has(cell) ?? false))}
    </>
  );
}

const NONE: readonly never[] = [];
