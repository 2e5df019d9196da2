import { LADDER } from '../../src/attrition/index.ts';
import { endsTheSame, obeysTheLaws } from './laws.ts';

for (const [rung, theorem] of LADDER.entries()) {
  const ladder = LADDER.slice(0, rung + 1);
  obeysTheLaws(theorem, ladder);
  endsTheSame(ladder);
}
