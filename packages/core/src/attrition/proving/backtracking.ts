import { EMPTY } from '../../puzzle/index.ts';
import { contradictionStep } from '../model/contradiction.ts';
import type { Position } from '../model/position.ts';
import type { Placement, Step } from '../model/step.ts';
import type { Theorem, TheoremWords } from '../model/theorem.ts';
import { easiestStep } from './ladder.ts';

/** Deeper than this no puzzle that a person could make has ever led. */
const MAX_DEPTH = 12;

/**
 * Where theorems do not suffice: removes a label by supposing it and following the ladder to a contradiction, with
 * further suppositions inside if need be. The shallowest refutation is found first. Exponential, hence never fair. A cell
 * with one label left, where the ladder has no theorem that writes it, is written by supposing it without.
 */
export function refuteByBacktracking(
  position: Position,
  ladder: readonly Theorem[],
  signal?: { readonly aborted: boolean },
): Step | undefined {
  for (let depth = 1; depth <= MAX_DEPTH && !signal?.aborted; depth++) {
    const step = refuteSome(position, ladder, depth, signal);
    if (step) return step;
  }
  return undefined;
}

function refuteSome(
  position: Position,
  ladder: readonly Theorem[],
  depth: number,
  signal: { readonly aborted: boolean } | undefined,
): Step | undefined {
  const decided = position.single.next(0);
  if (decided >= 0) return writeOnlyLabel(position, decided);
  for (const candidate of byScarcity(position)) {
    if (signal?.aborted) return undefined;
    const steps = refute(position, candidate, ladder, depth, signal);
    if (steps)
      return {
        theorem: 'backtrack',
        writes: [],
        removals: [candidate],
        premises: { terms: [], assumption: { ...candidate, holds: true }, steps },
      };
  }
  return undefined;
}

function writeOnlyLabel(position: Position, cell: number): Step {
  const label = position.domain(cell)[0]!;
  const mark = position.mark();
  position.remove(cell, label);
  const steps = [contradictionStep(position)];
  position.undo(mark);
  return {
    theorem: 'backtrack',
    writes: [{ cell, label }],
    removals: [],
    premises: { terms: [], assumption: { cell, label, holds: false }, steps },
  };
}

/** The steps from a supposed label to a contradiction, if there is one within so many suppositions. */
function refute(
  position: Position,
  { cell, label }: Placement,
  ladder: readonly Theorem[],
  depth: number,
  signal: { readonly aborted: boolean } | undefined,
): Step[] | undefined {
  const mark = position.mark();
  const steps: Step[] = [];
  position.write(cell, label);
  try {
    while (!position.contradictory) {
      if (position.open === 0 || signal?.aborted) return undefined;
      const step =
        easiestStep(position, ladder) ?? (depth > 1 ? refuteSome(position, ladder, depth - 1, signal) : undefined);
      if (!step) return undefined;
      steps.push(step);
      position.apply(step);
    }
    return [...steps, contradictionStep(position)];
  } finally {
    position.undo(mark);
  }
}

/** Labels of open cells, those of the smallest domains first. */
function byScarcity(position: Position): Placement[] {
  const cells = [...position.sizes.keys()].filter((cell) => position.written[cell] === EMPTY);
  cells.sort((a, b) => position.sizes[a]! - position.sizes[b]! || a - b);
  return cells.flatMap((cell) => position.domain(cell).map((label) => ({ cell, label })));
}

/** What it is called where no theorem helps, and what it does. */
export const BACKTRACK_WORDS = {
  title: {
    en: 'backtracking',
    es: 'vuelta atrás',
  },
  statement: {
    en: 'A symbol is ruled out if trying it, with whatever further trials, leads to a contradiction; it is right if doing without it does.',
    es: 'Un símbolo queda descartado si probarlo, con cuantos ensayos hagan falta después, lleva a una contradicción; es el bueno si prescindir de él lleva a una.',
  },
  reason: {
    en: 'this is true but not a theorem: it is trial and error. A puzzle that needs it is not fair.',
    es: 'esto es verdad, pero no un teorema: es tanteo. Un puzle que lo necesita no es justo.',
  },
} satisfies TheoremWords;
