import { makeEngine, PAUSE } from '@latin-puzzles/core/engine';
import type { Method } from '../method/method.ts';

/** Our own engine, as the yardstick for the others. */
export const ENGINE: Method = {
  name: 'engine',
  kind: 'exact',
  constraints: true,
  words: {
    en: {
      title: 'Our engine',
      summary: 'Search with attrition over bit sets, and with learned no-goods where the tree grows large.',
    },
    es: {
      title: 'Nuestro motor',
      summary: 'Búsqueda con atrición sobre conjuntos de bits, y con restricciones aprendidas donde el árbol crece.',
    },
  },
  source: 'M. G. Palomo, Latin Puzzles, arXiv 1602.06946, Algorithm 1; docs/engine.md',
  async *search({ problem, labeling }, { limits, tally }) {
    const count = ({ nodes }: { nodes: number }) => {
      tally.steps = nodes;
    };
    const run = makeEngine(problem).listAsync(labeling, { ...limits, onProgress: count });
    let step = await run.next();
    for (; !step.done; step = await run.next()) yield step.value;
    count(step.value);
    if (step.value.verdict === 'timeout' || step.value.verdict === 'aborted') yield PAUSE;
    return step.value.verdict === 'complete' ? 'complete' : 'gave-up';
  },
};
