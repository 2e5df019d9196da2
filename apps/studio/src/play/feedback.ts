import type { Session } from '@latin-puzzles/view/playing';
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useStudio } from '../services/studio.ts';
import type { MoveAnswer } from './move-answer.ts';

/** How long the device ticks, in milliseconds, with pauses between. */
const TICKS: Readonly<Record<MoveAnswer, readonly number[]>> = {
  made: [8],
  wrong: [20, 60, 20],
  solved: [15, 50, 15, 50, 40],
};

/** Tells of every move that is made, until told to stop. Walks through what was done are silent. */
export function watchMoves({ game, wrong, solved }: Session, answer: (what: MoveAnswer) => void): () => void {
  let { nodes } = game.peek().history;
  let faults = wrong.peek().size;
  return effect(() => {
    const [before, bad] = [nodes, faults];
    nodes = game.value.history.nodes;
    faults = wrong.value.size;
    if (nodes.length <= before.length) return;
    answer(solved.value ? 'solved' : faults > bad ? 'wrong' : 'made');
  });
}

/** Lets the device tick, and sound if that is wished. Sounds come with the first of them. */
export function useFeedback(session: Session): void {
  const { settings } = useStudio();
  useEffect(() => {
    let sounds: Promise<(what: MoveAnswer) => void> | undefined;
    return watchMoves(session, (what) => {
      // Before the first press of a page there is nothing under a finger.
      if (settings.haptics.peek() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...TICKS[what]]);
      if (!settings.sounds.peek()) return;
      sounds ??= import('./sounds.ts').then(({ makeSounds }) => makeSounds());
      sounds.then(
        (sound) => sound(what),
        () => {
          sounds = undefined;
        },
      );
    });
  }, [session]);
}
