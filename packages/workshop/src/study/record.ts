import { asterismName, asterismText } from '@latin-puzzles/core/board';
import type { Classification, Puzzle } from '@latin-puzzles/core/puzzle';
import { labelTexts } from '../reading/index.ts';

/** What is found out about a puzzle, as plain data with labels and names as texts. */
export function makeClassificationRecord({ board, multiset }: Puzzle, result: Classification) {
  const { kind, solutions, critical, types, group, decided } = result;
  return {
    kind,
    solutions,
    critical,
    types,
    group: { name: group.name, order: Number(group.order) },
    decided,
    violations: result.violations.map(({ asterism, label, held, allowed, cells }) => ({
      asterism: asterismText(asterismName(board, asterism)),
      label: multiset.labels[label]!,
      held,
      allowed,
      cells,
    })),
    ...(result.broken && { broken: result.broken }),
    completions: result.completions.map((labeling) => labelTexts(multiset, labeling)),
    redundantClue: result.redundantClue,
  };
}
