import type { Random } from '../../basis/index.ts';

/** How many clues to take away at once: as many as still leave few solutions, which depends on the board. */
export interface RemovalSize {
  draw(): number;
  /** Whether the solutions were few after so many clues had gone. */
  tell(taken: number, few: boolean): void;
}

/** What is tried, each entry as likely. */
const WANTED = [1, 2, 2, 2, 3, 3, 4];
/** How slowly experience is overwritten. */
const MEMORY = 50;
/** What seemed hopeless is still tried once in so many times. */
const DOUBT = 50;

export function makeRemovalSize(random: Random): RemovalSize {
  /** For each number of clues how often, of a thousand times, the solutions were few lately. */
  const luck = WANTED.map(() => 1000);
  return {
    draw() {
      let taken = WANTED[random.below(WANTED.length)]!;
      while (taken > 1 && random.below(1000) >= luck[taken]! && random.below(DOUBT) > 0) taken--;
      return taken;
    },
    tell(taken, few) {
      luck[taken]! += ((few ? 1000 : 0) - luck[taken]!) / MEMORY;
    },
  };
}
