import { layOut } from '@latin-puzzles/drawing';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../base/icon.tsx';
import { useWords } from '../base/surroundings.ts';
import { BoardView } from './board-view.tsx';
import type { BoardViewProps } from './props.ts';
import { enlargeTo, type Room, watchRoom } from './room.ts';
import { isLegible, roomyScale } from './sight.ts';
import { BOARD_WORDS } from './words.ts';
import { useZooming } from './zooming.ts';

interface RoomyBoardProps extends BoardViewProps {
  readonly room: Room;
}

/** A flat board that fits its room, or a window over one that is enlarged. It follows the cursor. */
export function RoomyBoard({ room, ...props }: RoomyBoardProps) {
  const window = useRef<HTMLDivElement>(null);
  const enlarged = room.enlarged.value;
  const { cursor } = props;
  useEffect(() => watchRoom(window.current!, room), [room]);
  useZooming(window, room);
  useEffect(() => {
    if (!enlarged || cursor === undefined) return;
    const cell = window.current!.querySelector(`.targets [data-cell="${cursor}"]`);
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cursor, enlarged]);
  return (
    <div
      ref={window}
      class={`board-window${enlarged ? ' enlarged' : ''}`}
      style={enlarged ? { '--scale': `${room.scale.value}px` } : undefined}
    >
      <BoardView {...props} />
    </div>
  );
}

/** Enlarges the board where its cells are small. */
export function EnlargeButton({ room, puzzle: { board, multiset } }: Pick<RoomyBoardProps, 'room' | 'puzzle'>) {
  if (!room.crowded.value && !room.enlarged.value) return null;
  const words = useWords(BOARD_WORDS);
  const pressed = room.enlarged.value;
  return (
    <button
      type="button"
      class={pressed ? undefined : 'quiet'}
      aria-pressed={pressed}
      title={words.enlarge}
      onClick={() => {
        if (pressed) room.zoom.value = 1;
        else enlargeTo(room, roomyScale(multiset.labels.length, layOut(board).places[0]!.span));
      }}
    >
      <Icon name="enlarge" />
      <span class="word">{words.enlarge}</span>
    </button>
  );
}

interface RoomNoteProps extends Pick<RoomyBoardProps, 'room' | 'puzzle'> {
  /** Whether candidates are wanted; they may still be on their way. */
  readonly wanted: boolean;
}

/** Says so where candidates cannot be read, so that they are not drawn. */
export function RoomNote({ room: { scale }, puzzle: { board, multiset }, wanted }: RoomNoteProps) {
  const words = useWords(BOARD_WORDS);
  if (!wanted || scale.value === undefined) return null;
  if (isLegible(multiset.labels.length, layOut(board).places[0]!.span, scale.value)) return null;
  return <p class="message">{words.candidatesSmall}</p>;
}
