import type { Question, SearchAids } from '../../method/method.ts';
import { type AttemptAids, type Attempts, type SolvingAttempt, searchByAttempts } from '../attempts/attempts.ts';
import { type Landscape, makeLandscape } from './landscape.ts';

/** Makes attempts in the landscape of a question; where nothing can move, there is nothing to attempt. */
export function* searchLandscape(
  { problem, labeling }: Question,
  aids: SearchAids,
  budget: number,
  makeAttempt: (landscape: Landscape, aids: AttemptAids) => SolvingAttempt,
): Attempts {
  const landscape = makeLandscape(problem, labeling);
  if (landscape && landscape.movable.length > 0)
    return yield* searchByAttempts(aids, budget, (own) => makeAttempt(landscape, own));
  const only = landscape?.draw(aids.random);
  if (only?.cost === 0) yield only.labeling();
  return 'gave-up';
}
