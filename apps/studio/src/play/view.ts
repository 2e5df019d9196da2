import { type Signal, signal } from '@preact/signals';
import { makeRoom, type Room } from '../board-view/room.ts';
import type { SolidLoader } from './solid-loader.ts';

/** How the board is looked at. */
export interface View {
  /** On its body, with the net beside it. */
  readonly solid: Signal<boolean>;
  readonly room: Room;
  readonly solidLoader: SolidLoader;
}

export function makeView(solidLoader: SolidLoader): View {
  return { solid: signal(false), room: makeRoom(), solidLoader };
}
