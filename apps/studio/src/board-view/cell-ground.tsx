import type { Place } from '@latin-puzzles/drawing';
import { memo } from 'preact/compat';
import { outlineOf, wedge } from './outline.ts';
import { patternId } from './patterns.tsx';

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
export const CellGround = memo(({ place, prefix, clip, colours, selected, cursor }: CellGroundProps) => {
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
