import type { Place } from '@latin-puzzles/drawing';
import type { Table } from '@latin-puzzles/workshop/play';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { outlineOf, wedge } from './outline.ts';
import { patternId } from './patterns.tsx';
import { type BoardViewProps, HIGHLIGHTS, type Highlight } from './props.ts';

const NONE: readonly never[] = [];

interface GroundsProps extends Pick<BoardViewProps, 'selection' | 'cursor' | 'highlights'> {
  readonly places: readonly Place[];
  /** What the ids on this sheet begin with. */
  readonly prefix: string;
  readonly table: Table;
  /** Groups that are set off, as they are drawn: over colours, under the rest. */
  readonly groups?: ComponentChildren;
  /** Leaves out what the player has marked. */
  readonly cursorOnly?: boolean;
}

/** What lies under the labels: colours, highlights, the selection. Most cells have none, and boards may have thousands. */
export function Grounds(props: GroundsProps) {
  const { places, prefix, table, selection, cursor, highlights, groups, cursorOnly = false } = props;
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
      {groups}
      {highlights && <Highlights places={places} prefix={prefix} highlights={highlights} />}
      {ground('picked', ({ cell }) => cell === cursor || (selection?.has(cell) ?? false))}
    </>
  );
}

interface CellGroundProps {
  readonly place: Place;
  /** What the ids of patterns begin with. */
  readonly prefix: string;
  /** The id of the outline that cuts the ground off. */
  readonly clip: string;
  /** The colours it is marked with. */
  readonly colours: readonly number[];
  readonly selected: boolean;
  readonly cursor: boolean;
}

/** What lies under the label of one cell: colours, the selection. */
const CellGround = memo(({ place, prefix, clip, colours, selected, cursor }: CellGroundProps) => {
  const outline = outlineOf(place);
  return (
    <g>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      {/* Cut off at the rim, a line of twice the width lies wholly inside. */}
      <g clip-path={`url(#${clip})`}>
        {colours.map((colour, i) => (
          <path
            key={colour}
            d={colours.length === 1 ? outline : wedge(place, i, colours.length)}
            fill={`url(#${patternId(prefix, colour)})`}
            class="marked"
          />
        ))}
        {selected && <path d={outline} class="selected" />}
        {cursor && <path d={outline} class="cursor" />}
      </g>
    </g>
  );
});

interface HighlightsProps {
  readonly places: readonly Place[];
  readonly prefix: string;
  readonly highlights: ReadonlyMap<number, Highlight>;
}

/** The cells set off for each reason, as one shape: an asterism of a large board has many cells, and every key another one. */
const Highlights = memo(({ places, prefix, highlights }: HighlightsProps) => {
  const shapes = new Map<Highlight, string>();
  for (const place of places) {
    const highlight = highlights.get(place.cell);
    if (highlight) shapes.set(highlight, (shapes.get(highlight) ?? '') + outlineOf(place));
  }
  return (
    <g>
      {HIGHLIGHTS.map((highlight) => {
        const shape = shapes.get(highlight);
        return shape && <Shape key={highlight} highlight={highlight} shape={shape} prefix={prefix} />;
      })}
    </g>
  );
});

interface ShapeProps {
  readonly highlight: Highlight;
  readonly shape: string;
  readonly prefix: string;
}

function Shape({ highlight, shape, prefix }: ShapeProps) {
  const clip = `${prefix}${highlight}`;
  return (
    <>
      {/* Cut off at the rim, a line of twice the width lies wholly inside. */}
      {highlight === 'same-label' && (
        <clipPath id={clip}>
          <path d={shape} />
        </clipPath>
      )}
      <path
        d={shape}
        class={`highlight ${highlight}`}
        clip-path={highlight === 'same-label' ? `url(#${clip})` : undefined}
      />
      {highlight === 'wrong' && <path d={shape} fill={`url(#${patternId(prefix, 'wrong')})`} />}
    </>
  );
}
