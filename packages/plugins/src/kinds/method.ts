import { inEveryLanguage } from '@latin-puzzles/core/basis';
import { PAUSE } from '@latin-puzzles/core/engine';
import { isSolution, type Method } from '@latin-puzzles/methods';
import { asFault, guarded, pluginFault } from '../model/guard.ts';
import type { MethodPlugin } from '../model/plugin.ts';
import { pluginWords } from '../model/words.ts';

/** The method of a plugin. What it gives is checked to be a solution; nothing in its place is a pause. */
export function methodOf(plugin: MethodPlugin): Method {
  const { name, exact, source = 'a plugin', constraints = false } = plugin;
  const { title, statement } = pluginWords(plugin);
  return {
    name,
    kind: exact ? 'exact' : 'stochastic',
    words: inEveryLanguage((code) => ({ title: title[code], summary: statement[code] })),
    source,
    constraints,
    async *search(question, aids) {
      const run = guarded(name, () => plugin.search(question, aids));
      const next = async () => {
        try {
          return await run.next();
        } catch (error) {
          throw asFault(name, error);
        }
      };
      try {
        for (let step = await next(); ; step = await next()) {
          if (step.done) return exact && step.value === 'complete' ? 'complete' : 'gave-up';
          if (step.value === undefined || step.value === null) {
            yield PAUSE;
            continue;
          }
          const isRight = Array.isArray(step.value) && isSolution(question.problem, question.labeling, step.value);
          if (!isRight) throw pluginFault(name, 'plugin.result:solution', { plugin: name });
          yield [...step.value];
        }
      } finally {
        await run.return?.('gave-up');
      }
    },
  };
}
