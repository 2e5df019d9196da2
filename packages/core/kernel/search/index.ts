import { useClaims } from './claims';
import { useTables } from './tables';

export { seed } from './random';
export { beginRemoval, decide, giveUp, goOn, restore } from './removal';
export {
  begin,
  countEach,
  followGuide,
  forbid,
  nodesAtSolution,
  nodesSeen,
  shareExplored,
  solutionsSeen,
  walk,
} from './walk';

/** Where the memory begins that the kernel does not use itself. */
export function freeMemory(): usize {
  return (__heap_base + 15) & ~15;
}

/** Takes up the board whose tables lie at an address. */
export function useBoard(header: usize): void {
  useTables(header);
  useClaims();
}
