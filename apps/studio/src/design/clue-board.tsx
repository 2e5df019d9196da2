import type { LanguageCode } from '@latin-puzzles/core/basis';
import { EMPTY, type Labeling } from '@latin-puzzles/core/puzzle';
import { layOut } from '@latin-puzzles/drawing';
import type { BoardViewProps, Highlight, Room } from '@latin-puzzles/view/board-view';
import {
  endOf,
  isDirection,
  makeSteering,
  NOT_TYPING,
  only,
  pickCell,
  RoomNote,
  RoomyBoard,
  type Typing,
  typed,
} from '@latin-puzzles/view/board-view';
import type { Table } from '@latin-puzzles/workshop/play';
import { useMemo, useRef } from 'preact/hooks';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { type ClueDesk, editClues, orbitsOf } from './clue-desk.ts';
import { differences, erase, type Setting, toggleLock, withOrbits, write } from './clues.ts';
import { redoStep, undoStep } from './history.ts';
import { cellSaid } from './naming.ts';
import { DESIGN_WORDS } from './words/index.ts';

interface ClueBoardProps {
  readonly desk: ClueDesk;
  readonly setting: Setting;
  readonly room: Room;
}

/** The colour in which locked clues are marked. */
const LOCKED = 7;

/** The board that clues are written on. */
export function ClueBoard({ desk, setting, room }: ClueBoardProps) {
  const words = useWords(DESIGN_WORDS);
  const language = useLanguage();
  const { announcer } = useStudio();
  const { board, multiset, labeling, locked } = setting;
  const { selection, history } = desk;
  const layout = useMemo(() => layOut(board), [board]);
  const steer = useMemo(() => makeSteering(layout), [layout]);
  const typing = useRef<Typing>(NOT_TYPING);
  const solution = solutionShown(desk);

  function onKey(event: KeyboardEvent): void {
    const { key } = event;
    const { cursor, cells } = selection.value;
    if (isDirection(key)) go(cursor === undefined ? endOf(layout, false) : steer(cursor, key), event.shiftKey);
    else if (key === 'Home' || key === 'End') go(endOf(layout, key === 'End'), event.shiftKey);
    else if (key === 'Backspace' || key === 'Delete') eraseCells(desk);
    else if (event.ctrlKey || event.metaKey) {
      const command = key.toLowerCase();
      if (command === 'z') step(event.shiftKey);
      else if (command === 'y') step(true);
      else if (command === 'l') editClues(desk, (before) => toggleLock(before, cells));
      else return;
    } else if ([...key].length === 1 && key !== ' ') enter(key, event.timeStamp);
    else return;
    event.preventDefault();
    tell();
  }

  function go(cell: number, extend: boolean): void {
    const { cells } = selection.value;
    selection.value = extend ? { cells: new Set([...cells, cell]), cursor: cell } : only(cell);
  }

  function step(ahead: boolean): void {
    if (history.value) history.value = (ahead ? redoStep : undoStep)(history.value);
  }

  function enter(key: string, now: number): void {
    const { label, typing: next } = typed(multiset.labels, typing.current, key, now);
    typing.current = next;
    if (label !== undefined) editClues(desk, (before) => write(before, selection.value.cells, label));
  }

  function tell(): void {
    const { cursor } = selection.value;
    const present = history.value?.present;
    if (cursor !== undefined && present) announcer.say(cellTold(present, cursor, language));
  }

  const wanted = desk.candidatesShown.value && !solution;
  const table = useMemo(() => tableOf(setting, solution), [labeling, locked, solution]);
  const highlights = useMemo(() => highlightsOf(desk), [desk.study.value, desk.shown.value, desk.violations.value]);
  const views: BoardViewProps = {
    puzzle: setting,
    table,
    candidates: wanted ? desk.study.value?.candidates : undefined,
    selection: selection.value.cells,
    cursor: selection.value.cursor,
    highlights,
    name: words.clueBoard,
    onPick(cell, how) {
      selection.value = pickCell(selection.value, cell, how);
      tell();
    },
    onKey,
  };
  return (
    <>
      <div class="sheet-of-paper">
        <RoomyBoard {...views} room={room} />
      </div>
      <RoomNote room={room} puzzle={setting} wanted={wanted} />
      <p class="remark">{words.clueHelp}</p>
    </>
  );
}

/** Erases the selected clues, and those that a chosen symmetry ties to them. */
export function eraseCells(desk: ClueDesk): void {
  const orbits = orbitsOf(desk);
  const { cells } = desk.selection.value;
  editClues(desk, (before) => erase(before, orbits ? withOrbits(cells, orbits) : cells));
}

function solutionShown({ shown, study }: ClueDesk): Labeling | undefined {
  return shown.value === 0 ? undefined : study.value?.solutions[shown.value - 1];
}

/** The clues, and over the empty cells the solution that is shown. */
function tableOf({ labeling, locked }: Setting, solution: Labeling | undefined): Table {
  return labeling.map((clue, cell) => ({
    label: clue === EMPTY ? (solution?.[cell] ?? EMPTY) : clue,
    corner: [],
    centre: [],
    struck: [],
    colours: locked.has(cell) ? [LOCKED] : [],
  }));
}

/** Clues that contradict, clues that could go, and where two solutions differ. */
function highlightsOf({ study, shown, violations }: ClueDesk): ReadonlyMap<number, Highlight> {
  const highlights = new Map<number, Highlight>();
  for (const cell of study.value?.redundant ?? []) highlights.set(cell, 'same-label');
  if (shown.value > 0) for (const cell of differences(study.value?.solutions ?? [])) highlights.set(cell, 'note');
  for (const { cells } of violations.value) for (const cell of cells) highlights.set(cell, 'wrong');
  return highlights;
}

function cellTold({ board, multiset, labeling, locked }: Setting, cell: number, language: LanguageCode): string {
  const words = DESIGN_WORDS[language];
  const label = labeling[cell]!;
  const content = label === EMPTY ? words.empty : multiset.labels[label]!;
  return [cellSaid(board.cellNames[cell]!, language), content, ...(locked.has(cell) ? [words.locked] : [])].join(', ');
}
