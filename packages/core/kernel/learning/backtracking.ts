import { word } from './memory';
import { enqueue } from './order';
import { savePhase } from './phases';
import { retell } from './propagation';
import { cutTrail, level, startOf, trail, trailSize, values } from './trail';

/** Takes back everything above a level. */
export function backtrack(to: i32): void {
  if (to >= level) return;
  const start = startOf(to + 1);
  retell(start);
  for (let place = trailSize - 1; place >= start; place--) {
    const literal = word(trail, place);
    store<i8>(values + literal, 0);
    store<i8>(values + (literal ^ 1), 0);
    savePhase(literal);
    enqueue(literal >> 1);
  }
  cutTrail(to);
}
