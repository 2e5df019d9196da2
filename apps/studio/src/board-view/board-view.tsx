import { EMPTY } from '@latin-puzzles/core/puzzle';
import { drawStep, makeSurface, renderItems, type Surface, type Theme } from '@latin-puzzles/drawing';
import { useId, useMemo } from 'preact/hooks';
import { drawingTheme } from '../shell/drawing-theme.ts';
import { CellContent } from './cell-content.tsx';
import { CellGround } from './cell-ground.tsx';
import { Joy } from './joy.tsx';
import { outlineOf } from './outline.ts';
import { ColourPatterns } from './patterns.tsx';
import { usePicking } from './pointer.ts';
import type { BoardViewProps, ShownStep } from './props.ts';
import './board-view.css';

/** Pixels to a point at which a usual cell of half an inch is as large as a fingertip. */
const FINGER = 1.25;

/** A board laid flat, to be written on. What never changes is drawn once; a cell is drawn again when it changes. */
export function BoardView(props: BoardViewProps) {
  const { puzzle, name, describedBy, onKey, shown } = props;
  const { board, multiset, labeling, inscription } = puzzle;
  const theme = drawingTheme();
  const surface = useMemo(
    () => makeSurface({ board, multiset, labeling, inscription }),
    [board, multiset, labeling, inscription],
  );
  const picking = usePicking(props);
  const prefix = `${useId()}-`;
  const { left, top, right, bottom } = surface.frame;
  const [width, height] = [right - left, bottom - top];
  return (
    // The size holds where the page does not fit the board to its room: cells are then large enough for a finger.
    <svg
      class="board-view"
      viewBox={`${left} ${top} ${width} ${height}`}
      width={Math.round(width * FINGER)}
      height={Math.round(height * FINGER)}
      role="application"
      aria-label={name}
      aria-describedby={describedBy}
      // In lower case: the names of attributes of SVG are taken to the letter.
      tabindex={0}
      onKeyDown={onKey}
      {...picking}
    >
      <ColourPatterns prefix={prefix} />
      {shown ? (
        <StepLayer {...props} shown={shown} surface={surface} theme={theme} prefix={prefix} />
      ) : (
        <Layers {...props} surface={surface} theme={theme} prefix={prefix} />
      )}
      <Targets surface={surface} />
    </svg>
  );
}

type LayersProps = BoardViewProps & { readonly surface: Surface; readonly theme: Theme; readonly prefix: string };

function Layers(props: LayersProps) {
  const { table, selection, cursor, highlights, surface, theme, prefix } = props;
  return (
    <>
      <Drawn items={surface.below} theme={theme} />
      {surface.layout.places.flatMap((place, index) => {
        const { colours } = table[place.cell]!;
        const highlight = highlights?.get(place.cell);
        const selected = selection?.has(place.cell) ?? false;
        // Most cells have no ground, and boards may have thousands.
        if (colours.length === 0 && !highlight && !selected && cursor !== place.cell) return [];
        return (
          <CellGround
            key={index}
            place={place}
            prefix={prefix}
            index={index}
            colours={colours.join(' ')}
            highlight={highlight}
            selected={selected}
            cursor={cursor === place.cell}
          />
        );
      })}
      {props.celebrating && <Joy layout={surface.layout} />}
      <Drawn items={surface.above} theme={theme} />
      <Contents {...props} />
    </>
  );
}

/** What stands in the cells: the same while the cursor only moves. */
function Contents({ puzzle: { labeling }, table, candidates, surface, theme }: LayersProps) {
  return useMemo(
    () => (
      <>
        {surface.layout.places.map((place, index) => (
          <CellContent
            key={index}
            place={place}
            surface={surface}
            theme={theme}
            state={table[place.cell]!}
            clue={labeling[place.cell] !== EMPTY}
            candidates={candidates?.[place.cell]?.join(' ') ?? ''}
          />
        ))}
      </>
    ),
    [labeling, table, candidates, surface, theme],
  );
}

function Drawn({ items, theme }: { readonly items: Surface['below']; readonly theme: Theme }) {
  const text = useMemo(() => renderItems(items, theme), [items, theme]);
  // The drawing is our own, and escapes every text that it holds.
  return <g dangerouslySetInnerHTML={{ __html: text }} />;
}

/** A step of a proof in place of the game, drawn as in print, with the cursor above it. */
function StepLayer(props: LayersProps & { readonly shown: ShownStep }) {
  const { puzzle, shown, cursor, surface, theme, prefix } = props;
  const items = useMemo(() => drawStep(puzzle, shown.standing, shown.step).items, [puzzle, shown]);
  return (
    <>
      <Drawn items={items} theme={theme} />
      {surface.layout.places.map(
        (place, index) =>
          place.cell === cursor && (
            <CellGround
              key={index}
              place={place}
              prefix={prefix}
              index={index}
              colours=""
              highlight={undefined}
              selected={false}
              cursor={true}
            />
          ),
      )}
    </>
  );
}

/** Unseen areas that take the pointer, above everything. */
function Targets({ surface }: { readonly surface: Surface }) {
  return useMemo(
    () => (
      <g class="targets">
        {surface.layout.places.map((place, index) => (
          <path key={index} d={outlineOf(place)} data-cell={place.cell} />
        ))}
      </g>
    ),
    [surface],
  );
}
