import type { Place } from '@latin-puzzles/drawing';
import { memo } from 'preact/compat';
import { outlineOf } from './outline.ts';
import { patternId } from './patterns.tsx';
import { HIGHLIGHTS, type Highlight } from './props.ts';

interface HighlightsProps {
  readonly places: readonly Place[];
  readonly prefix: string;
  readonly highlights: ReadonlyMap<number, Highlight>;
}

/** The cells set off for each reason, as one shape: an asterism of a large board has many cells, and every key another one. */
export const Highlights = memo(({ places, prefix, highlights }: HighlightsProps) => {
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
