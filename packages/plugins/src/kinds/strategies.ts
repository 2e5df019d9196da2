import { excerpt } from '@latin-puzzles/core/basis';
import { type Branching, domainOf, emptyCells, type Instantiation, type SearchState } from '@latin-puzzles/core/engine';
import { guarded, pluginFault } from '../model/guard.ts';
import type { BranchingPlugin, InstantiationPlugin, SearchView } from '../model/plugin.ts';

/** The branching of a plugin; it must pick an empty cell. */
export function branchingOf(plugin: BranchingPlugin): Branching {
  const { name } = plugin;
  return (state, random) => {
    const view = viewOf(state);
    const cell = guarded(name, () => plugin.pick(view, random));
    if (!view.empty.includes(cell))
      throw pluginFault(name, 'plugin.result:cell', { plugin: name, given: excerpt(cell as unknown) });
    return cell;
  };
}

/** The instantiation of a plugin; it must give the labels of the domain, each once. */
export function instantiationOf(plugin: InstantiationPlugin): Instantiation {
  const { name } = plugin;
  return (domain, cell, state, random) => {
    const order = guarded(name, () => [...plugin.order([...domain], cell, viewOf(state), random)]);
    const isSame = order.length === domain.length && domain.every((label) => order.includes(label));
    if (!isSame) throw pluginFault(name, 'plugin.result:order', { plugin: name });
    return order;
  };
}

function viewOf(state: SearchState): SearchView {
  return {
    problem: state.problem,
    labeling: Array.from(state.labeling),
    empty: emptyCells(state),
    asterismsOf: (cell) => state.holders[cell] ?? [],
    domain: (cell) => domainOf(state, cell),
  };
}
