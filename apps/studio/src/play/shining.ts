import type { ShownGroup } from '@latin-puzzles/view/board-view';
import type { Session } from '@latin-puzzles/view/playing';
import type { CoachedMove } from '@latin-puzzles/workshop/coach';

/** How long the light runs along a group, and how long one of several is looked at, in milliseconds. */
const [RUN, LOOK] = [900, 1900];

/** Lights up what a move is about: its group, cell by cell, then what rules everything else out. Gives what ends it. */
export function shineOn(session: Session, { asterism, asks, cells, blockers, reason }: CoachedMove): () => void {
  // A cell that is to be found does not shine; those that share a label, or are the last ones, may.
  const asked = asks === 'find' ? [] : cells;
  return runAlong(session, asterism, 0, (group, whole) => {
    session.spotlight.value = {
      groups: [group],
      ringed: whole && reason !== 'last-cells' ? blockers : [],
      asked: whole ? asked : [],
      facing: cells[0]!,
    };
  });
}

/** Lights up the groups of a cell one after the other, again and again; all at once where motion is unwelcome. */
export function shineRound(session: Session, cell: number): () => void {
  const { asterismsOf, asterisms } = session.game.peek().puzzle.board;
  const groups = asterismsOf[cell]!;
  if (isCalm()) {
    session.spotlight.value = {
      groups: groups.map((asterism, dress) => shown(asterism, asterisms[asterism]!.cells, dress, 'plain')),
      ringed: [],
      asked: [],
      facing: cell,
    };
    return () => end(session);
  }
  let stop = () => {};
  let at = 0;
  const next = () => {
    stop();
    const index = at++ % groups.length;
    stop = runAlong(session, groups[index]!, index, (group) => {
      session.spotlight.value = { groups: [group], ringed: [], asked: [], facing: cell };
    });
  };
  next();
  const timer = setInterval(next, LOOK);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** Lets the light run along a group. */
function runAlong(
  session: Session,
  asterism: number,
  dress: number,
  light: (group: ShownGroup, whole: boolean) => void,
): () => void {
  const { cells } = session.game.peek().puzzle.board.asterisms[asterism]!;
  let lit = isCalm() ? cells.length : 1;
  const shine = () => light(shown(asterism, cells.slice(0, lit), dress, 'lit'), lit >= cells.length);
  shine();
  const timer = setInterval(() => {
    if (lit >= cells.length) return clearInterval(timer);
    lit++;
    shine();
  }, RUN / cells.length);
  return () => {
    clearInterval(timer);
    end(session);
  };
}

function shown(asterism: number, cells: readonly number[], dress: number, light: ShownGroup['light']): ShownGroup {
  return { asterism, cells, dress, light };
}

function end(session: Session): void {
  session.spotlight.value = undefined;
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
