import type { Words } from '../../basis/index.ts';
import { FINNED_FISH_WORDS } from '../theorems/fish.ts';
import { knownName } from '../words/known.ts';
import { type FamiliesReading, readStep } from '../words/reading.ts';
import type { Subject } from '../words/speaker.ts';
import type { ToldStep } from './told-step.ts';

/** What players of Sudoku call a step, where it takes a look at the board to say so too. */
export function toldName(subject: Subject, told: ToldStep): Words | undefined {
  const reading = readStep(subject, told.step);
  const name = knownName(subject, told.step, reading);
  if (name || reading.shape !== 'spare' || told.branches.length > 0) return name;
  const isDistinct = subject.multiset.counts.every((count) => count === 1);
  return isDistinct ? finnedName(subject, reading, told.open) : undefined;
}

/**
 * The names of finned fish with two bases. Two strong links, bases with two places each, are a skyscraper where the bases lie
 * side by side and a kite where they cross. Otherwise lines side by side make a finned X-wing, and a strong link across
 * a base that shares more cells with its covers than one an empty rectangle.
 */
function finnedName({ board }: Subject, reading: FamiliesReading, open: readonly number[]): Words | undefined {
  const { skyscraper, kite, rectangle, finned } = FINNED_FISH_WORDS.known;
  if (reading.base.length !== 2) return undefined;
  const cellsOf = ({ asterism }: FamiliesReading['base'][number]) => board.asterisms[asterism]!.cells;
  const [a, b] = reading.base.map(cellsOf) as [readonly number[], readonly number[]];
  const covers = reading.cover.map(cellsOf);
  const meet = (one: readonly number[], other: readonly number[]) => one.filter((cell) => other.includes(cell)).length;
  const isAcross = (base: readonly number[]) => (cover: readonly number[]) => meet(base, cover) <= 1;
  const isStrong = (base: readonly number[]) => meet(base, open) === 2;
  if (meet(a, b) === 0 && covers.filter((cover) => isAcross(a)(cover) && isAcross(b)(cover)).length >= 2)
    return isStrong(a) && isStrong(b) ? skyscraper : finned;
  if (meet(a, b) === 1 && isStrong(a) && isStrong(b)) return kite;
  const isRegion = (base: readonly number[]) => covers.filter((cover) => meet(base, cover) > 1).length >= 2;
  return (isRegion(a) && isStrong(b)) || (isRegion(b) && isStrong(a)) ? rectangle : undefined;
}
