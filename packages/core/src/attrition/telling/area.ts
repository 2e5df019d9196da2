import type { Step } from '../model/step.ts';
import { readStep } from '../words/reading.ts';
import type { Subject } from '../words/speaker.ts';
import { whereabouts } from '../words/whereabouts.ts';
import type { ToldStep } from './told-step.ts';

/** Who is told to look at more asterisms than these is not told where to look. */
const MOST_ASTERISMS = 2;

/** The asterisms to look at for a step: one or two, in which what it counts lies, or most of what it speaks of. */
export function areaOf(subject: Subject, { step, blockers }: ToldStep): readonly number[] {
  const reading = step.premises.cases ? undefined : readStep(subject, step);
  if (reading && 'base' in reading) return firstOf(reading.base.map(({ asterism }) => asterism));
  if (reading && 'asterism' in reading) return [reading.asterism];
  const { asterisms } = whereabouts(step);
  if (asterisms.length > 0 && asterisms.length <= MOST_ASTERISMS) return asterisms;
  if (reading?.shape === 'only-candidate' && blockers.length > 0) return mostBlocking(blockers);
  return coverMost(subject, cellsOf(step), asterisms);
}

function firstOf(asterisms: readonly number[]): number[] {
  return asterisms.toSorted((a, b) => a - b).slice(0, MOST_ASTERISMS);
}

/** The asterisms that shut out most labels of a cell. */
function mostBlocking(blockers: ToldStep['blockers']): number[] {
  const shutOut = new Map<number, number>();
  for (const { asterism } of blockers) shutOut.set(asterism, (shutOut.get(asterism) ?? 0) + 1);
  return firstOf(
    [...shutOut]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_ASTERISMS)
      .map(([asterism]) => asterism),
  );
}

/** All cells that a step speaks of, however deep. */
function cellsOf({ writes, removals, premises: { terms, assumption, steps = [], cases = [] } }: Step): number[] {
  const supposed = [...(assumption ? [assumption] : []), ...cases.map((branch) => branch.assumption)];
  const nested = [...steps, ...cases.flatMap((branch) => branch.steps)];
  return [
    ...[...writes, ...removals, ...supposed].map(({ cell }) => cell),
    ...terms.flatMap((term) => ('cell' in term ? [term.cell] : [])),
    ...nested.flatMap(cellsOf),
  ];
}

/** The asterism that holds most of some cells, and the one that holds most of the rest; of some asterisms, if given. */
function coverMost({ board }: Subject, cells: readonly number[], among: readonly number[]): number[] {
  const choice = among.length > 0 ? among : [...board.asterisms.keys()];
  const chosen: number[] = [];
  let left = cells;
  while (left.length > 0 && chosen.length < MOST_ASTERISMS) {
    const held = (asterism: number) => left.filter((cell) => board.asterismsOf[cell]!.includes(asterism)).length;
    const best = choice.reduce((a, b) => (held(b) > held(a) ? b : a));
    if (held(best) === 0) break;
    chosen.push(best);
    left = left.filter((cell) => !board.asterismsOf[cell]!.includes(best));
  }
  return chosen.sort((a, b) => a - b);
}
