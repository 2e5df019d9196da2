import type { Place } from '@latin-puzzles/drawing';
import { memo } from 'preact/compat';
import { outlineOf, wedge } from './outline.ts';
import { patternId } from './patterns.tsx';
import type { Highlight } from './props.ts';

interface CellGroundProps {
  readonly place: Place;
  /** What the ids of this cell begin with. */
  readonly prefix: string;
  /** The number of the place: a cell of a net may have two. */
  readonly index: number;
  /** The colours it is marked with, as one text. */
  readonly colours: string;
  readonly highlight: Highlight | undefined;
  readonly selected: boolean;
  readonly cursor: boolean;
}

/** What lies under the label of a cell: colours, highlights, the selection. */
export const CellGround = memo((props: CellGroundProps) => {
  const { place, prefix, index, colours, highlight, selected, cursor } = props;
  const marked = colours === '' ? [] : colours.split(' ').map(Number);
  const outline = outlineOf(place);
  const clip = `${prefix}cell-${index}`;
  const fill = (colour: number | 'wrong') => `url(#${patternId(prefix, colour)})`;
  return (
    <g>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      {/* Cut off at the rim, a line of twice the width lies wholly inside. */}
      <g clip-path={`url(#${clip})`}>
        {marked.map((colour, i) => (
          <path
            key={colour}
            d={marked.length === 1 ? outline : wedge(place, i, marked.length)}
            fill={fill(colour)}
            class="marked"
          />
        ))}
        {highlight && <path d={outline} class={`highlight ${highlight}`} />}
        {highlight === 'wrong' && <path d={outline} fill={fill('wrong')} />}
        {selected && <path d={outline} class="selected" />}
        {cursor && <path d={outline} class="cursor" />}
      </g>
    </g>
  );
});
