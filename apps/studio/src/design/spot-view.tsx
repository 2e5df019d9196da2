import type { Place } from '@latin-puzzles/drawing';
import { patternId, wedge } from '@latin-puzzles/view/board-view';
import { COLOURS } from '@latin-puzzles/workshop/play';
import { memo } from 'preact/compat';

/** Whose patterns fill the regions. */
export const PREFIX = 'bench-';

interface SpotViewProps {
  readonly index: number;
  readonly place: Place;
  readonly outline: string;
  readonly filled: boolean;
  /** The numbers of its regions, as one text. */
  readonly regions: string;
  /** Whether it lies in the asterism that is painted. */
  readonly brushed: boolean;
  readonly uncovered: boolean;
  readonly cursor: boolean;
}

/** A cell or a free site on the bench. Drawn again only when it changes. */
export const SpotView = memo((props: SpotViewProps) => {
  const { index, place, outline, filled, regions, brushed, uncovered, cursor } = props;
  const clip = `spot-${index}`;
  const marked = regions === '' ? [] : regions.split(' ').map((region) => Number(region) % COLOURS);
  const [x, y] = place.at;
  return (
    <g>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} class={filled ? 'spot' : 'spot free'} />
      {marked.length === 1 && <path d={outline} fill={`url(#${patternId(PREFIX, marked[0]!)})`} class="marked" />}
      {marked.length > 1 && (
        <g clip-path={`url(#${clip})`}>
          {marked.map((colour, i) => (
            <path
              key={i}
              d={wedge(place, i, marked.length)}
              fill={`url(#${patternId(PREFIX, colour)})`}
              class="marked"
            />
          ))}
        </g>
      )}
      {filled && <path d={outline} class="spot-rim" />}
      {!filled && <path d={`M${x - 3} ${y}h6M${x} ${y - 3}v6`} class="plus" />}
      {filled && uncovered && <circle cx={x} cy={y} r="4" class="uncovered" />}
      {brushed && <path d={outline} clip-path={`url(#${clip})`} class="brushed" />}
      {brushed && <circle cx={x} cy={y} r="4.5" class="brush-dot" />}
      {cursor && <path d={outline} clip-path={`url(#${clip})`} class="picked cursor" />}
    </g>
  );
});
