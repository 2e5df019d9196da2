import type { Place } from '@latin-puzzles/drawing';
import { memo } from 'preact/compat';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { FRAME_CLOCK } from '../base/frame-clock.ts';
import { makePainter, type Painter, type Painting } from './painter.ts';
import { makeTileCanvas } from './tile-canvas.ts';
import { tilesOf } from './tiles.ts';

/** The side of a canvas in points, about six cells. The browser copies the whole of it when something is painted on it. */
const TILE_SIDE = 216;

type PaintedCandidatesProps = Omit<Painting, 'tiles'> & { readonly places: readonly Place[] };

/** Candidates on canvases: there may be thousands of them, and so many elements take the browser longer than a frame. */
export const PaintedCandidates = memo(({ places, ...painting }: PaintedCandidatesProps) => {
  const tiles = useMemo(() => tilesOf(places, TILE_SIDE), [places]);
  const host = useRef<HTMLDivElement>(null);
  const painter = useRef<Painter>(undefined);
  useLayoutEffect(() => {
    painter.current = makePainter(() => makeTileCanvas(host.current!), FRAME_CLOCK);
    return () => painter.current?.end();
  }, []);
  useLayoutEffect(() => painter.current!.show({ ...painting, tiles }));
  return <div ref={host} class="sheet candidates" role="presentation" />;
});
