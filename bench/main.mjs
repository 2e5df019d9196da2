import { boards } from './boards.mjs';
import { collection } from './collection.mjs';
import { completion } from './completion.mjs';
import { enumerate } from './enumerate.mjs';
import { fewest } from './fewest.mjs';
import { frames } from './frames.mjs';
import { generate } from './generate.mjs';
import { growth } from './growth.mjs';
import { limits } from './limits.mjs';
import { load } from './load.mjs';
import { methods } from './methods.mjs';
import { mill } from './mill.mjs';
import { monotone } from './monotone.mjs';
import { rate } from './rate.mjs';
import { scale } from './scale.mjs';
import { serve } from './serve.mjs';
import { start } from './start.mjs';
import { symmetry } from './symmetry.mjs';
import { uniformity } from './uniformity.mjs';
import { unique } from './unique.mjs';

const BENCHMARKS = {
  unique,
  completion,
  enumerate,
  boards,
  generate,
  rate,
  scale,
  growth,
  methods,
  monotone,
  fewest,
  symmetry,
  uniformity,
  frames,
  limits,
  load,
  serve,
  start,
  collection,
  mill,
};

const [name, ...args] = process.argv.slice(2);
const benchmark = BENCHMARKS[name];
if (!benchmark) {
  process.stderr.write(`Usage: npm run bench -- ${Object.keys(BENCHMARKS).join('|')} …\n`);
  process.exit(2);
}
try {
  await benchmark(args);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
