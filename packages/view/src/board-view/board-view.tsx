import { makeSurface, type NameOverlay, renderItems, type Surface, type Theme } from '@latin-puzzles/drawing';
import { useId, useMemo, useRef } from 'preact/hooks';
import { useDrawingTheme } from '../base/drawing-theme.ts';
import { Celebration } from './celebration.tsx';
import { clueSizeOf } from './clue-size.ts';
import { Contents } from './contents.tsx';
import { Grounds } from './grounds.tsx';
import { GroupPatterns } from './group-dress.tsx';
import { GroupGrounds, groupLetters } from './group-grounds.tsx';
import { namedSurface, underTexts } from './named-surface.ts';
import { ColourPatterns } from './patterns.tsx';
import { usePicking } from './pointer.ts';
import type { BoardViewProps, DrawnStep } from './props.ts';
import { isLegible, type Sight, useSight } from './sight.ts';
import { SvgLayer } from './svg-layer.tsx';
import { Targets } from './targets.tsx';
import './board-view.css';

/** The white round a board, in points: no more than what is written at its rim needs, since every pixel counts. */
const MARGIN = 3;

/**
 * A board laid flat, to be written on: sheets one above the other, so that the browser paints only those anew on which
 * something changes. What never changes is drawn once; a cell is drawn again when it changes.
 */
export function BoardView(props: BoardViewProps) {
  const { puzzle, name, describedBy, onKey, shown } = props;
  const { board, multiset, labeling, inscription } = puzzle;
  const theme = useDrawingTheme();
  const bare = useMemo(
    () => makeSurface({ board, multiset, labeling, inscription }, { margin: MARGIN }),
    [board, multiset, labeling, inscription],
  );
  const { surface, overlay } = useMemo(() => namedSurface(board, bare, props.names), [board, bare, props.names]);
  const clueSize = useMemo(() => clueSizeOf(bare), [bare]);
  const picking = usePicking(props);
  const root = useRef<HTMLDivElement | null>(null);
  const sight = useSight(root, props.candidates !== undefined).value;
  const measure = [multiset.labels.length, surface.layout.places[0]!.span] as const;
  const legible = sight && isLegible(...measure, sight.scale);
  const prefix = `${useId()}-`;
  const { left, top, right, bottom } = surface.frame;
  const [width, height] = [right - left, bottom - top];
  return (
    <div
      ref={root}
      class="board-view"
      style={{ aspectRatio: `${width} / ${height}`, '--width': width, '--height': height }}
      data-clue={clueSize}
      role="application"
      aria-label={name}
      aria-describedby={describedBy}
      tabindex={0}
      onKeyDown={onKey}
      {...picking}
    >
      {shown ? (
        <StepSheets {...props} shown={shown} surface={surface} overlay={overlay} theme={theme} prefix={prefix} />
      ) : (
        <PlaySheets
          {...props}
          surface={surface}
          overlay={overlay}
          theme={theme}
          prefix={prefix}
          sight={legible ? sight : undefined}
        />
      )}
      <Targets surface={surface} name={name} table={props.table} tellCell={props.tellCell} />
    </div>
  );
}

type SheetsProps = BoardViewProps & {
  readonly surface: Surface;
  readonly overlay: NameOverlay | undefined;
  readonly theme: Theme;
  readonly prefix: string;
};

function PlaySheets({ sight, ...props }: SheetsProps & { readonly sight: Sight | undefined }) {
  const { puzzle, table, candidates, selection, cursor, highlights, groups, celebrating } = props;
  const { surface, overlay, theme, prefix } = props;
  const { frame, layout } = surface;
  const letters = useMemo(() => groupLetters(surface), [surface]);
  return (
    <>
      <Drawn frame={frame} items={surface.below} theme={theme} />
      {overlay && <Drawn frame={frame} items={overlay.behind} theme={theme} />}
      <SvgLayer frame={frame} name="grounds">
        <ColourPatterns prefix={prefix} />
        <GroupPatterns prefix={prefix} />
        <Grounds
          places={layout.places}
          prefix={prefix}
          table={table}
          selection={selection}
          cursor={cursor}
          highlights={highlights}
          groups={groups && <GroupGrounds places={layout.places} letters={letters} prefix={prefix} groups={groups} />}
        />
        {celebrating && <Celebration layout={layout} />}
      </SvgLayer>
      <Drawn frame={frame} items={surface.above} theme={theme} />
      {overlay && <Drawn frame={frame} items={overlay.above} theme={theme} />}
      <Contents
        labeling={puzzle.labeling}
        table={table}
        candidates={candidates}
        tentative={props.tentative}
        sight={sight}
        surface={surface}
        theme={theme}
      />
    </>
  );
}

interface DrawnProps {
  readonly frame: Surface['frame'];
  readonly items: Surface['below'];
  readonly theme: Theme;
}

function Drawn({ frame, items, theme }: DrawnProps) {
  // Each end of a line would be a node of its own.
  const text = useMemo(() => renderItems(items, theme).replaceAll('>\n<', '><'), [items, theme]);
  return (
    <SvgLayer frame={frame} name="printed">
      {/* The drawing is our own, and escapes every text that it holds. */}
      <g dangerouslySetInnerHTML={{ __html: text }} />
    </SvgLayer>
  );
}

/** A step of a proof in place of the game, drawn as in print, with the cursor above it. */
function StepSheets(props: SheetsProps & { readonly shown: DrawnStep }) {
  const { table, shown, cursor, surface, overlay, theme, prefix } = props;
  const items = useMemo(() => (overlay ? underTexts(shown.items, overlay.behind) : shown.items), [shown, overlay]);
  return (
    <>
      <Drawn frame={surface.frame} items={items} theme={theme} />
      {overlay && <Drawn frame={surface.frame} items={overlay.above} theme={theme} />}
      <SvgLayer frame={surface.frame} name="grounds">
        <Grounds places={surface.layout.places} prefix={prefix} table={table} cursor={cursor} cursorOnly />
      </SvgLayer>
    </>
  );
}
