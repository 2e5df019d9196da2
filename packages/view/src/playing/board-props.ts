import type { Layout } from '@latin-puzzles/drawing';
import { useCallback, useMemo } from 'preact/hooks';
import { useLanguage, useSurroundings } from '../base/surroundings.ts';
import type { BoardViewProps } from '../board-view/props.ts';
import { endOf, makeSteering } from '../board-view/steering.ts';
import { makeKeyboard } from './keys.ts';
import { makePicker } from './picker.ts';
import type { Session } from './session.ts';
import { tellCell, tellContent, tellMade, tellSelection, tellValue, tellWalk } from './telling.ts';
import { PLAY_WORDS } from './words/index.ts';

/**
 * What a view of the board is given of a session: what it shows, and what keys and pointers on it do, each told to those who listen.
 * `describedBy` is the id of the element that tells how the board is used.
 */
export function useBoardProps(session: Session, layout: Layout, name: string, describedBy: string): BoardViewProps {
  const language = useLanguage();
  const { announcer, settings } = useSurroundings();
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
    groups: session.groupLight.groups.value,
    shown: session.shown.value,
    names: settings.namesShown.value ? language : undefined,
    celebrating: session.celebrating.value,
    name,
    describedBy,
    tellCell: reading,
    onPick: telling(picker.pick),
    onPickTwice: counting ? undefined : telling(picker.pickTwice),
    onHold: counting ? undefined : telling(picker.hold),
    onHover: session.groupLight.hover,
    onPickGroup: session.groupLight.hold,
    onKey(event) {
      const [mode, pinned] = [session.mode.value, session.pinned.value];
      const { history } = session.game.value;
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
