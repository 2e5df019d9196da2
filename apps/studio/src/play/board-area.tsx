import { type Layout, layOut } from '@latin-puzzles/drawing';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardViewProps } from '../board-view/props.ts';
import { RoomNote, RoomyBoard } from '../board-view/roomy-board.tsx';
import { endOf, makeSteering } from '../board-view/steering.ts';
import { announce } from '../shell/announcer.tsx';
import { settings } from '../shell/settings.ts';
import { PLAY } from '../words/play.ts';
import { said } from '../words/words.ts';
import { noFocus, useKeptFocus } from './focus.ts';
import { makeKeyboard } from './keys.ts';
import { makePicker } from './picker.ts';
import { resume, type Session } from './session.ts';
import { solidView } from './solid-loader.ts';
import { tellCell, tellMade, tellSelection, tellValue, tellWalk } from './telling.ts';
import type { View } from './view.ts';
import { BodyChoice } from './view-choice.tsx';

interface BoardAreaProps {
  readonly session: Session;
  readonly view: View;
  readonly title: string;
}

/** The board on the table: flat, or as a solid with its net beside it. */
export function BoardArea({ session, view, title }: BoardAreaProps) {
  const words = said(PLAY);
  const area = useRef<HTMLDivElement>(null);
  const { board } = session.game.value.puzzle;
  const layout = useMemo(() => layOut(board), [board]);
  const views = useViewProps(session, layout, words.boardName(title));
  const paused = session.paused.value && !session.solved.value;
  const Solid = view.solid.value ? solidView.value : undefined;
  useKeptFocus(area);
  useEffect(() => {
    // Who opens a game, or goes on with it, is about to play it.
    if (noFocus()) area.current?.querySelector<HTMLElement>('.board-view')?.focus({ preventScroll: true });
  }, [paused, session, view]);
  if (paused)
    return (
      <div class="board-area paused">
        <p>{words.pausedText}</p>
        <button type="button" class="primary" onClick={() => resume(session, Date.now())}>
          {words.resume}
        </button>
      </div>
    );
  const showsSolid = Solid !== undefined && Solid !== 'failed';
  return (
    <div class="board-area" ref={area}>
      <p id="board-help" class="unseen">
        {words.boardHelp}
      </p>
      <div class={`views${showsSolid ? ' both' : ''}`}>
        {showsSolid && <Solid {...views} />}
        <RoomyBoard {...views} room={view.room} />
      </div>
      <RoomNote room={view.room} puzzle={views.puzzle} wanted={settings.candidates.value && !views.shown} />
      {Solid === 'failed' && <p class="message">{words.noSolid}</p>}
      <BodyChoice board={board} view={view} />
    </div>
  );
}

function useViewProps(session: Session, layout: Layout, name: string): BoardViewProps {
  const { puzzle } = session.game.value;
  const keyboard = useMemo(
    () => makeKeyboard(session, makeSteering(layout), [endOf(layout, false), endOf(layout, true)]),
    [session, layout],
  );
  const picker = useMemo(() => makePicker(session), [session]);
  const tell = () => {
    const { cells, cursor } = session.selection.value;
    if (cells.size !== 1 || cursor === undefined) announce(tellSelection(puzzle, session.selection.value));
    else announce(tellCell(puzzle, session.table.value, cursor, session.wrong.value.has(cursor)));
  };
  const telling =
    <A extends readonly unknown[]>(act: (...args: A) => void) =>
    (...args: A) => {
      act(...args);
      tell();
    };
  // Where every press counts, the second of two does as well.
  const counting = session.pinned.value !== undefined || session.several.value;
  return {
    puzzle,
    table: session.table.value,
    candidates: session.candidates.value,
    selection: session.selection.value.cells,
    cursor: session.selection.value.cursor,
    highlights: session.highlights.value,
    shown: session.shown.value,
    names: settings.namesShown.value ? settings.language.value : undefined,
    celebrating: session.celebrating.value,
    name,
    describedBy: 'board-help',
    onPick: telling(picker.pick),
    onPickTwice: counting ? undefined : telling(picker.pickTwice),
    onHold: counting ? undefined : telling(picker.hold),
    onKey(event) {
      const [mode, pinned] = [session.mode.value, session.pinned.value];
      const { history } = session.game.value;
      if (!keyboard.press(event)) return;
      event.preventDefault();
      const walked = tellWalk(puzzle, history, session.game.value.history);
      const made = session.selection.value.cells.size > 1 && tellMade(puzzle, history, session.game.value.history);
      if (walked || made) announce(walked || made || '');
      else if (session.mode.value !== mode) announce(said(PLAY).modes[session.mode.value]);
      else if (session.pinned.value !== pinned) announce(tellValue(puzzle, mode, session.pinned.value!));
      else tell();
    },
  };
}
