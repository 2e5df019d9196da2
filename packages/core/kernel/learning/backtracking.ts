import { enqueue } from './activity-order';
import { word } from './memory';
import { savePhase } from './phases';
import { undoPropagation } from './propagation';
import { tick } from './ticks';
import { cutTrail, level, reopen, startOf, trail, trailSize } from './trail';

/** Takes back everything above a level. */
export function backtrack(depth: i32): void {
  if (depth >= level) return;
  const start = startOf(depth + 1);
  tick((trailSize - start) >> 1);
  undoPropagation(start);
  for (let place = trailSize - 1; place >= start; place--) {
    const literal = word(trail, place);
    reopen(literal);
    savePhase(literal);
    enqueue(literal >> 1);
  }
  cutTrail(depth);
}
