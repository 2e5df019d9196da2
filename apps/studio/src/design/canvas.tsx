import type { LanguageCode } from '@latin-puzzles/core/basis';
import {
  ColourPatterns,
  type Direction,
  endOf,
  isDirection,
  makeSteering,
  outlineOf,
  type Steering,
  usePicking,
} from '@latin-puzzles/view/board-view';
import { cellNames } from '@latin-puzzles/workshop/design';
import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { asterismSaid, cellSaid } from './naming.ts';
import { regionBorders, type Sketch, sketchOf } from './sketch.ts';
import { PREFIX, SpotView } from './spot-view.tsx';
import { DESIGN_WORDS } from './words/index.ts';
import { makeStroke, redo, undo, type Workbench } from './workbench.ts';
import '@latin-puzzles/view/board-view.css';
import './canvas.css';

/** The board on the bench: places are picked with a pointer, or with arrow keys and Space. */
export function Canvas({ bench }: { readonly bench: Workbench }) {
  const words = useWords(DESIGN_WORDS);
  const language = useLanguage();
  const { announcer } = useStudio();
  const draft = bench.draft.value;
  const tool = bench.tool.value;
  const sketch = useMemo(() => sketchOf(draft, tool === 'cells'), [draft, tool]);
  const keys = useMemo(() => keysOver(sketch), [sketch]);
  const stroke = useRef(makeStroke(bench)).current;
  /** The site or cell that keys move from, by its id: what is drawn changes under it. */
  const cursor = useSignal<string | undefined>(undefined);
  const at = sketch.spots.findIndex(({ id }) => id === cursor.value);

  const pick = (index: number, extend: boolean) => {
    const spot = sketch.spots[index];
    if (!spot) return;
    cursor.value = spot.id;
    if (extend) stroke.extend(spot);
    else stroke.begin(spot);
    announcer.say(spotTold(bench, spot.id, language));
  };
  const picking = usePicking({ onPick: (index, { dragging }) => pick(index, dragging) });

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    const command = event.ctrlKey || event.metaKey;
    if (isDirection(key) || key === 'Home' || key === 'End') move(keys(at, key), event.shiftKey);
    else if (key === ' ' || key === 'Enter') pick(Math.max(0, at), false);
    else if (command && key.toLowerCase() === 'z') (event.shiftKey ? redo : undo)(bench);
    else if (command && key.toLowerCase() === 'y') redo(bench);
    else return;
    event.preventDefault();
  }

  function move(next: number, painting: boolean): void {
    if (painting) pick(next, true);
    else {
      cursor.value = sketch.spots[next]!.id;
      announcer.say(spotTold(bench, cursor.value, language));
    }
  }

  const { left, top, width, height } = sketch.frame;
  return (
    <svg
      class="board-view canvas"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="application"
      aria-label={words.canvas}
      // In lower case: the names of attributes of SVG are taken to the letter.
      tabindex={0}
      onKeyDown={onKeyDown}
      {...picking}
    >
      <ColourPatterns prefix={PREFIX} />
      {sketch.lines.map(([[x, y], [toX, toY]]) => (
        <line key={`${x} ${y} ${toX} ${toY}`} x1={x} y1={y} x2={toX} y2={toY} class="through" />
      ))}
      <Spots bench={bench} sketch={sketch} cursor={at} />
      {sketch.letters.map(({ at: [x, y], text }) => (
        <text key={`${x} ${y}`} x={x} y={y + 4.5} text-anchor="middle" font-size="13" class="letter">
          {text}
        </text>
      ))}
      <g class="targets">
        {sketch.spots.map(({ place }, index) => (
          <path key={index} d={outlineOf(place)} data-cell={index} />
        ))}
      </g>
    </svg>
  );
}

interface SpotsProps {
  readonly bench: Workbench;
  readonly sketch: Sketch;
  readonly cursor: number;
}

function Spots({ bench, sketch, cursor }: SpotsProps) {
  const { asterisms } = bench.draft.value;
  const regions = asterisms.filter(({ kind }) => kind === 'region');
  const brush = new Set(asterisms.find(({ id }) => id === bench.brush.value)?.cells);
  const uncovered = new Set(bench.verdict.value.uncovered);
  const regionsOf = new Map<string, string>();
  for (const [i, { cells }] of regions.entries())
    for (const id of cells) regionsOf.set(id, [regionsOf.get(id), i].join(' ').trim());
  return (
    <>
      {sketch.spots.map(({ id, place, filled }, index) => (
        <SpotView
          key={`${id} ${place.at}`}
          index={index}
          outline={outlineOf(place)}
          place={place}
          filled={filled}
          regions={regionsOf.get(id) ?? ''}
          brushed={brush.has(id)}
          uncovered={uncovered.has(id)}
          cursor={index === cursor}
        />
      ))}
      <path class="region-border" d={regionBorders(sketch.spots, (id) => regionsOf.get(id) ?? '')} />
    </>
  );
}

/** Where a key leads. Worked out when the first one is pressed: on large lattices it takes a moment. */
function keysOver({ spots }: Sketch): (from: number, key: Direction | 'Home' | 'End') => number {
  const places = spots.map(({ place }, cell) => ({ ...place, cell }));
  let steering: Steering | undefined;
  return (from, key) => {
    if (key === 'Home' || key === 'End') return endOf({ places }, key === 'End');
    steering ??= makeSteering({ places });
    return from < 0 ? 0 : steering(from, key);
  };
}

/** A place as it is told to those who do not see it. */
function spotTold(bench: Workbench, id: string, language: LanguageCode): string {
  const words = DESIGN_WORDS[language];
  const draft = bench.draft.value;
  const cell = draft.cells.findIndex((one) => one.id === id);
  if (cell < 0) return words.freePlace(id);
  const held = draft.asterisms
    .filter(({ cells }) => cells.includes(id))
    .map(({ name }) => asterismSaid(name, language));
  return [cellSaid(cellNames(draft)[cell]!, language), ...(held.length > 0 ? held : [words.inNoAsterism])].join(', ');
}
