import {
  findStepFlaw,
  type LadderAddition,
  type Placement,
  type Position,
  type Step,
} from '@latin-puzzles/core/attrition';
import { guarded, guardedItems, pluginFault } from '../model/guard.ts';
import type { PluginStep, TheoremPlugin } from '../model/plugin.ts';
import { pluginWords } from '../model/words.ts';

/**
 * A theorem of a plugin as a rung of the ladder. Each of its steps is checked before anyone sees it: that it concludes
 * something new, and that its certificate forces that. A step without a certificate is marked as unchecked.
 */
export function theoremOf(plugin: TheoremPlugin): LadderAddition {
  const { name, after, supposes = false, unchecked = false } = plugin;

  function* steps(position: Position): Generator<Step, void, undefined> {
    for (const given of guardedItems(name, () => plugin.steps(position))) yield stepOf(given, position);
  }

  function stepOf(given: PluginStep, position: Position): Step {
    const { writes = [], removals = [], premises } = { ...given };
    const step: Step = {
      theorem: name,
      writes,
      removals,
      premises: premises ?? (unchecked ? { terms: [], unchecked: name } : { terms: [] }),
    };
    const flaw = findStepFlaw(position, step, unchecked ? [name] : []);
    if (flaw) throw pluginFault(name, 'plugin.result:step', { plugin: name, said: flaw.message });
    return step;
  }

  return {
    after,
    theorem: {
      name,
      words: pluginWords(plugin),
      supposes,
      unchecked,
      steps,
      form: (step, position) =>
        plugin.form && step.premises.unchecked === undefined
          ? guarded(name, () => plugin.form!(step, position) === true)
          : concludedBy(steps(position), step),
    },
  };
}

/** Whether one of some steps concludes all that another does. */
function concludedBy(steps: Iterable<Step>, { writes, removals }: Step): boolean {
  const has = (among: readonly Placement[]) => (wanted: Placement) =>
    among.some(({ cell, label }) => cell === wanted.cell && label === wanted.label);
  for (const own of steps) if (writes.every(has(own.writes)) && removals.every(has(own.removals))) return true;
  return false;
}
