import type { Board } from '@latin-puzzles/core/board';
import type { Layout } from '../../layout/place.ts';
import type { FigureLook } from '../../scene/look.ts';
import type { Item } from '../../scene/scene.ts';
import type { TextMeasure } from '../../text/measure.ts';
import { lineTags } from '../lines.ts';
import type { Looks } from '../looks.ts';
import { drawArrows, markLetters } from '../marks.ts';
import { stripTags } from '../strips.ts';
import { edgeNumbers } from '../tabs.ts';
import { drawOuterTexts } from './draw-outer-texts.ts';
import { type Obstacle, obstacle } from './spots.ts';

/** A board as it is drawn. */
export interface Drawn {
  readonly board: Board;
  readonly layout: Layout;
  readonly looks: Looks;
  /** Whether it has tabs for glue. */
  readonly net: boolean;
  readonly look: FigureLook;
  readonly measure: TextMeasure;
}

const KNOWN = new WeakMap<Layout, WeakMap<TextMeasure, Map<string, readonly Item[]>>>();

/** All that is written round a board, no smaller than told: letters of strips and lines, numbers of edges. Places once found are kept. */
export function drawOuter(drawn: Drawn, least: number): readonly Item[] {
  const { layout, net, look, measure } = drawn;
  const byMeasure = KNOWN.get(layout) ?? new WeakMap<TextMeasure, Map<string, readonly Item[]>>();
  const known = byMeasure.get(measure) ?? new Map<string, readonly Item[]>();
  const key = [least, net, look.markShare].join();
  const items = known.get(key) ?? arrangeOuter(drawn, least);
  KNOWN.set(layout, byMeasure.set(measure, known.set(key, items)));
  return items;
}

function arrangeOuter({ board, layout, looks, net, look, measure }: Drawn, least: number): Item[] {
  const texts = [
    ...markLetters(board, layout, look),
    ...stripTags(board, layout, looks.strips),
    ...lineTags(board, layout, looks.rounds),
    ...(net ? edgeNumbers(layout) : []),
  ];
  return texts.length > 0 ? drawOuterTexts(texts, obstaclesOf(board, layout), layout.net, least, measure) : [];
}

/** The faces of a net, or the cells of a board, and its arrowheads. */
function obstaclesOf(board: Board, layout: Layout): Obstacle[] {
  const grounds = layout.net?.outlines ?? layout.places.flatMap(({ polygon }) => (polygon ? [polygon] : []));
  const arrows = drawArrows(board, layout).flatMap((item) => (item.shape === 'path' ? item.lines : []));
  return [...grounds, ...arrows].map(obstacle);
}
