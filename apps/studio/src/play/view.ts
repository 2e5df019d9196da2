import { type Signal, signal } from '@preact/signals';
import { makeRoom, type Room } from '../board-view/room.ts';

/** How the board is looked at. */
export interface View {
  /** On its body, with the net beside it. */
  readonly solid: Signal<boolean>;
  readonly room: Room;
}

export function makeView(): View {
  return { solid: signal(false), room: makeRoom() };
}
