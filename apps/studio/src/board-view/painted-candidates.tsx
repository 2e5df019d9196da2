import type { Surface } from '@latin-puzzles/drawing';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { makePainter, type Painter, type Painting } from './painter.ts';
import { layPaper } from './paper.ts';

/** A board with room for more candidates than these has them painted: so many elements take the browser longer than a frame. */
const MANY = 2000;

export function isPainted({ layout: { places } }: Surface, labels: number): boolean {
  return places.length * labels > MANY;
}

/** Candidates on canvases, for boards that have thousands of them. */
export function PaintedCandidates(painting: Painting) {
  const host = useRef<HTMLDivElement>(null);
  const painter = useRef<Painter>(undefined);
  useLayoutEffect(() => {
    painter.current = makePainter((tile, sight) => layPaper(host.current!, tile, sight), {
      now: () => performance.now(),
      request: (frame) => requestAnimationFrame(frame),
      cancel: (request) => cancelAnimationFrame(request),
    });
    return () => painter.current?.end();
  }, []);
  useLayoutEffect(() => painter.current!.show(painting));
  return <div ref={host} class="sheet candidates" role="presentation" />;
}
