import { branchByCell } from './by-cell.ts';
import type { CountMethod } from './method.ts';

/** One by one, by the engine: whatever the constraints, and quickest where there are few. */
export const ENUMERATION: CountMethod = {
  name: 'enumeration',
  words: {
    en: 'lists Latin boards without keeping them',
    es: 'recorre los tableros latinos sin guardarlos',
  },
  canCount: () => true,
  branch: branchByCell,
  merges: false,
  makeCounter: (engine) => ({
    *count({ labeling }, limits, onFound) {
      yield;
      const { verdict, solutions } = engine.count(labeling, {
        ...limits,
        onProgress: ({ solutions }) => onFound?.(BigInt(solutions)),
      });
      return verdict === 'complete' ? BigInt(solutions) : undefined;
    },
    remembered: 0,
  }),
};
