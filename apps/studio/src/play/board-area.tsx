import { layOut } from '@latin-puzzles/drawing';
import { RoomyBoard } from '@latin-puzzles/view/board-view';
import { PLAY_WORDS, type Session, useBoardProps } from '@latin-puzzles/view/playing';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { usePortions } from '../parts/use-portions.ts';
import { useWords } from '../services/studio.ts';
import { focusBoard, noFocus, useKeptFocus, useStrayKeys } from './focus.ts';
import { useSwap, type View } from './view.tsx';

interface BoardAreaProps {
  readonly session: Session;
  readonly view: View;
  readonly title: string;
  /** Asks for a hint, or for more of it. */
  readonly ask: () => void;
}

/** The board on the table: flat, or as a solid with its net small in a corner. */
export function BoardArea({ session, view, title, ask }: BoardAreaProps) {
  const words = useWords(PLAY_WORDS);
  const area = useRef<HTMLDivElement>(null);
  const { board } = session.game.value.puzzle;
  const layout = useMemo(() => layOut(board), [board]);
  const views = useBoardProps(session, layout, words.boardName(title), 'board-help', ask);
  const paused = session.paused.value && !session.solved.value;
  const Solid = view.solid.value ? view.solidView.view.value : undefined;
  const swap = useSwap(view);
  const showsSolid = Solid !== undefined && Solid !== 'failed';
  // After what one plays with, which decides how much room there is: together they would hold up a slow device.
  const isDue = usePortions(1) > 0;
  useKeptFocus(area);
  useStrayKeys(area, views.onKey!);
  useEffect(() => {
    // Who opens a game, or goes on with it, is about to play it.
    if (noFocus()) focusBoard(area.current);
  }, [paused, session, view, showsSolid, isDue]);
  if (paused)
    return (
      <div class="board-area paused">
        <p>{words.pausedText}</p>
      </div>
    );
  return (
    <div class="board-area" ref={area}>
      <p id="board-help" class="unseen">
        {words.boardHelp}
      </p>
      <div class={`views${showsSolid ? ' in-space' : ''}`}>
        {showsSolid && <Solid {...views} />}
        {/* Small as it is, it is looked at only; a press brings it to the front. */}
        <div class="flat-view" inert={showsSolid}>
          {isDue && <RoomyBoard {...views} room={showsSolid ? view.corner : view.room} />}
        </div>
        {showsSolid && (
          <button type="button" class="quiet swap" aria-label={words.flat} title={words.flat} onClick={swap} />
        )}
      </div>
    </div>
  );
}
