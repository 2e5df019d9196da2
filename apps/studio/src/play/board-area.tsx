import { type Layout, layOut } from '@latin-puzzles/drawing';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardViewProps } from '../board-view/props.ts';
import { RoomyBoard } from '../board-view/roomy-board.tsx';
import { endOf, makeSteering } from '../board-view/steering.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { focusBoard, noFocus, useKeptFocus, useStrayKeys } from './focus.ts';
import { isAsking, makeKeyboard } from './keys.ts';
import { makePicker } from './picker.ts';
import type { Session } from './session.ts';
import { tellCell, tellContent, tellMade, tellSelection, tellValue, tellWalk } from './telling.ts';
import { useSwap, type View } from './view.tsx';
import { PLAY_WORDS } from './words/index.ts';

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
  const views = useViewProps(session, layout, words.boardName(title), ask);
  const paused = session.paused.value && !session.solved.value;
  const Solid = view.solid.value ? view.solidView.view.value : undefined;
  const swap = useSwap(view);
  const showsSolid = Solid !== undefined && Solid !== 'failed';
  useKeptFocus(area);
  useStrayKeys(area, views.onKey!);
  useEffect(() => {
    // Who opens a game, or goes on with it, is about to play it.
    if (noFocus()) focusBoard(area.current);
  }, [paused, session, view, showsSolid]);
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
          <RoomyBoard {...views} room={showsSolid ? view.corner : view.room} />
        </div>
        {showsSolid && (
          <button type="button" class="quiet swap" aria-label={words.flat} title={words.flat} onClick={swap} />
        )}
      </div>
    </div>
  );
}

function useViewProps(session: Session, layout: Layout, name: string, ask: () => void): BoardViewProps {
  const language = useLanguage();
  const { announcer, settings } = useStudio();
  const { puzzle } = session.game.value;
  const keyboard = useMemo(
    () => makeKeyboard(session, makeSteering(layout), [endOf(layout, false), endOf(layout, true)]),
    [session, layout],
  );
  const picker = useMemo(() => makePicker(session), [session]);
  // The same as long as the language is: cells are told anew one by one.
  const reading = useCallback(
    (cell: number) => tellContent(puzzle, session.table.peek(), cell, language),
    [puzzle, session, language],
  );
  const tell = () => {
    const { cells, cursor } = session.selection.value;
    if (cells.size !== 1 || cursor === undefined)
      announcer.say(tellSelection(puzzle, session.selection.value, language));
    else announcer.say(tellCell(puzzle, session.tally.value, cursor, session.wrong.value.has(cursor), language));
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
    tentative: session.tentative.value,
    selection: session.selection.value.cells,
    cursor: session.selection.value.cursor,
    highlights: session.highlights.value,
    groups: session.spotlight.value?.groups ?? session.groupLight.groups.value,
    shown: session.shown.value,
    facing: session.facing.value,
    names: settings.namesShown.value ? language : undefined,
    celebrating: session.celebrating.value,
    name,
    describedBy: 'board-help',
    tellCell: reading,
    onPick: telling(picker.pick),
    onPickTwice: counting ? undefined : telling(picker.pickTwice),
    onHold: counting ? undefined : telling(picker.hold),
    onHover: session.groupLight.hover,
    onPickGroup: session.groupLight.hold,
    onKey(event) {
      const [mode, pinned] = [session.mode.value, session.pinned.value];
      const { history } = session.game.value;
      if (isAsking(event, puzzle.multiset.labels)) {
        event.preventDefault();
        return ask();
      }
      if (!keyboard.press(event)) return;
      event.preventDefault();
      const walked = tellWalk(puzzle, history, session.game.value.history, language);
      const made =
        session.selection.value.cells.size > 1 && tellMade(puzzle, history, session.game.value.history, language);
      if (walked || made) announcer.say(walked || made || '');
      else if (session.mode.value !== mode) announcer.say(PLAY_WORDS[language].modes[session.mode.value]);
      else if (session.pinned.value !== pinned) announcer.say(tellValue(puzzle, mode, session.pinned.value!, language));
      else tell();
    },
  };
}
