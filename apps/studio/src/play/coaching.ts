import { makeNative } from '@latin-puzzles/core/format';
import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { makeSession, play, resume, type Session } from '@latin-puzzles/view/playing';
import { boardKindOf, type Opening } from '@latin-puzzles/workshop/coach';
import { beginGame } from '@latin-puzzles/workshop/play';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useStudio } from '../services/studio.ts';
import type { CoachedKinds } from './coached-kinds.ts';

/** The first moves with a coach, as far as they have come. */
export interface Coaching {
  /** What can be shown, once it is known. */
  readonly opening: Signal<Opening | undefined>;
  /** The game that the moves are made in, while they are. */
  readonly practice: Signal<Session | undefined>;
  /** Whether the last of them has been made. */
  readonly ended: Signal<boolean>;
  /** Has them shown, whatever was shown before. */
  readonly ask: () => void;
  /** Begins with the first move. */
  readonly begin: () => void;
  /** Goes back to the game of the player, with what was played in practice if these are moves of it; `done` with all of them. */
  readonly goBack: (done?: boolean) => void;
  /** Is silent from now on. */
  readonly end: () => void;
}

/** Boards beyond this are for those who know them. */
const MOST_CELLS = 400;
/** First the board is looked at, in milliseconds. */
const BEFORE = 700;

/** What the page holds for it. */
interface CoachingKit {
  readonly coachCard: { readonly load: () => void };
  readonly coached: CoachedKinds;
}

/** Offers the first moves on a kind of board that is new to the player, as long as nothing has been played. */
export function useCoaching(kit: CoachingKit, own: Session): Coaching {
  const { worker, settings } = useStudio();
  const opening = useSignal<Opening | undefined>(undefined);
  const practice = useSignal<Session | undefined>(undefined);
  const ended = useSignal(false);
  const { puzzle } = own.game.peek();
  const kind = useMemo(() => boardKindOf(puzzle), [puzzle]);
  const isNew = () => own.game.peek().history.nodes.length === 1 && !own.solved.peek();

  async function find(signal?: AbortSignal): Promise<Opening | undefined> {
    kit.coachCard.load();
    return worker.ask('opening', { puzzle: makeNative(puzzle) }, { signal });
  }

  useEffect(() => {
    if (!settings.coached.peek() || kit.coached.has(kind) || !isNew() || puzzle.board.cells > MOST_CELLS) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      if (!isNew()) return;
      find(leaving.signal).then(
        (found) => {
          if (isNew() && !leaving.signal.aborted) opening.value = found;
        },
        // Nobody waits for it.
        () => {},
      );
    }, BEFORE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [own]);

  return {
    opening,
    practice,
    ended,
    ask: () => {
      practice.value = undefined;
      ended.value = false;
      find().then(
        (found) => {
          opening.value = found;
        },
        () => {},
      );
    },
    begin: () => {
      practice.value = makeSession(beginGame(practiceOf(puzzle, opening.peek()!)), settings);
    },
    goBack: (done = false) => {
      ended.value = done;
      if (practice.peek() && opening.peek()?.own && isNew()) takeOver(own, practice.peek()!);
      practice.value = undefined;
    },
    end: () => {
      kit.coached.add(kind);
      opening.value = undefined;
    },
  };
}

/** The puzzle with what stands on the board when a practice begins. */
function practiceOf({ board, multiset, inscription }: Puzzle, { start }: Opening): Puzzle {
  return { board, multiset, inscription, labeling: start };
}

/** Plays what was written in practice. */
function takeOver(own: Session, { table, game }: Session): void {
  // It stood still while the other was played.
  resume(own, Date.now());
  const { labeling } = game.peek().puzzle;
  for (const [cell, { label }] of table.peek().entries())
    if (label !== EMPTY && labeling[cell] === EMPTY) play(own, { kind: 'write', cells: [cell], label });
}
