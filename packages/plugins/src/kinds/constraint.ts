import { answerable, type Constraint, problemOf } from '@latin-puzzles/core/puzzle';
import type { ConstraintMaker } from '@latin-puzzles/workshop/tools';
import { guarded, guardedItems, pluginFault } from '../model/guard.ts';
import type { ConstraintPlugin } from '../model/plugin.ts';
import { pluginWords } from '../model/words.ts';

/** The constraint of a plugin. What it comes to on a board is looked through before it is used. */
export function constraintOf(plugin: ConstraintPlugin): ConstraintMaker {
  const { name } = plugin;
  const words = pluginWords(plugin);
  return {
    name,
    on(subject) {
      const { board, multiset } = subject;
      const made = guarded(name, () => plugin.on(subject));
      if (made === undefined || made === null)
        throw pluginFault(name, 'plugin.board', { plugin: name, board: board.name });
      const { rows, violated, propagate } = made;
      const constraint: Constraint = {
        name,
        words,
        ...(rows && { rows }),
        ...(violated && { violated }),
        ...(propagate && { propagate }),
      };
      const problem = problemOf(board, multiset, [constraint]);
      if (answerable(problem) !== problem) throw pluginFault(name, 'plugin.result:constraint', { plugin: name });
      return guardedConstraint(constraint, board.cells, multiset.labels.length);
    },
  };
}

function guardedConstraint(constraint: Constraint, cells: number, labels: number): Constraint {
  const { name, violated, propagate } = constraint;
  if (!violated) return constraint;
  return {
    ...constraint,
    violated: (labeling) => guarded(name, () => violated(labeling) === true),
    ...(propagate && {
      propagate: (domains) => {
        const removals = [...guardedItems(name, () => propagate(domains))];
        const isLabel = (value: unknown, bound: number) =>
          Number.isInteger(value) && (value as number) >= 0 && (value as number) < bound;
        if (!removals.every((removal) => isLabel(removal?.cell, cells) && isLabel(removal?.label, labels)))
          throw pluginFault(name, 'plugin.result:label', { plugin: name });
        return removals;
      },
    }),
  };
}
