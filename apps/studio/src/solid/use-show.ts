import { FRAME_CLOCK } from '@latin-puzzles/view/base';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Body } from './body.ts';
import { makeShow, type Show } from './show.ts';
import { makeStage, type Stage } from './stage.ts';

const CALM = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** The sharpest screens are not worth what they cost. */
const SHARPEST = 2.5;

/** Shows a body in an element as long as it is there. */
export function useShow(
  body: Body,
  inscription: readonly number[],
  host: RefObject<HTMLElement | null>,
  onFailure: (kind: 'missing' | 'lost') => void,
): RefObject<Show | undefined> {
  const show = useRef<Show | undefined>(undefined);
  useEffect(() => {
    const element = host.current!;
    const canvas = document.createElement('canvas');
    canvas.ariaHidden = 'true';
    let stage: Stage;
    try {
      stage = makeStage(canvas, body);
    } catch {
      return onFailure('missing');
    }
    element.append(canvas);
    const shown = makeShow(body, stage, inscription, () => CALM?.matches ?? false, FRAME_CLOCK);
    show.current = shown;
    const fit = () => shown.resize(element.clientWidth, element.clientHeight, Math.min(SHARPEST, devicePixelRatio));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    const lost = () => onFailure('lost');
    canvas.addEventListener('webglcontextlost', lost);
    return () => {
      observer.disconnect();
      canvas.removeEventListener('webglcontextlost', lost);
      shown.end();
      canvas.remove();
      show.current = undefined;
    };
  }, [body]);
  return show;
}
