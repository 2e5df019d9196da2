import { PAUSE } from '@latin-puzzles/core/engine';
import { EMPTY, type Problem } from '@latin-puzzles/core/puzzle';
import type { Method } from '../method/method.ts';

/** Rules are tried on so many asterisms, a few milliseconds, between two pauses. */
const SLICE = 50;

/**
 * Rewriting, after Santos-García and Palomino, who do so in Maude. The term is the labels that each cell may still hold. A
 * rule applies to one asterism and leaves some of its cells fewer labels; when no rule applies anywhere the term is in normal
 * form, whatever the order was. There the strategy *what if* rewrites a cell with fewest labels into each of them in turn.
 */
export const REWRITING: Method = {
  name: 'rewriting',
  kind: 'exact',
  words: {
    en: {
      title: 'Rewriting',
      summary:
        'Rules rewrite the labels that the cells of an asterism may hold until none applies; then a cell with fewest labels is rewritten into each of them in turn.',
    },
    es: {
      title: 'Reescritura',
      summary:
        'Unas reglas reescriben las etiquetas que pueden tener las celdas de un asterismo hasta que ninguna se aplica; entonces se reescribe una celda con menos etiquetas en cada una de ellas, por turno.',
    },
  },
  source:
    'G. Santos-García, M. Palomino, Solving Sudoku puzzles with rewriting rules, Electronic Notes in Theoretical Computer Science 176(4), 2007, 79–93',
  *search({ problem, labeling }, { tally }) {
    const rewriter = makeRewriter(problem);
    const all = Array.from({ length: problem.labels }, (_, label) => label);
    const start: Term = labeling.map((label) => (label === EMPTY ? all : [label]));
    const waiting: Waiting[] = [{ term: start, touched: problem.asterisms.map((_, a) => a) }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const term = yield* rewriter.normalForm(next, tally);
      if (!term) continue;
      const cell = narrowest(term);
      if (cell === undefined) yield term.map(([label]) => label!);
      else
        for (const label of term[cell]!.toReversed())
          waiting.push({ term: term.with(cell, [label]), touched: rewriter.asterismsOf(cell) });
    }
    return 'complete';
  },
};

/** The labels that each cell may hold, in order. */
type Term = readonly (readonly number[])[];

/** A term, and the asterisms in which something changed since it was in normal form. */
interface Waiting {
  readonly term: Term;
  readonly touched: readonly number[];
}

/** What the cells of an asterism may hold becomes less; nothing if they cannot hold what is demanded. */
type Rule = (cells: Term, demand: readonly number[]) => Term | undefined;

/**
 * Elimination: where some labels, once or however often they are demanded, fill exactly the cells that may hold no others,
 * the rest of the asterism cannot hold them. One cell with one label is the simplest case, two cells with the same two the
 * next. The labels tried are those of a cell.
 */
const eliminate: Rule = (cells, demand) => {
  let left = cells;
  // Many cells share a list, most of all in the beginning.
  for (const closed of new Set(cells)) {
    const room = closed.reduce((sum, label) => sum + demand[label]!, 0);
    const filled = left.map((labels) => labels.every((label) => closed.includes(label)));
    const filling = filled.reduce((sum, isFilled) => sum + Number(isFilled), 0);
    if (filling > room) return undefined;
    if (filling < room) continue;
    left = left.map((labels, i) =>
      filled[i] || !labels.some((label) => closed.includes(label))
        ? labels
        : labels.filter((label) => !closed.includes(label)),
    );
  }
  return left;
};

/** Scanning: where only so many cells can hold a label as must, they do. A label that is not demanded goes. */
const scan: Rule = (cells, demand) => {
  let left = cells;
  for (const [label, count] of demand.entries()) {
    const places = left.filter((labels) => labels.includes(label));
    if (places.length < count) return undefined;
    if (places.length === 0 || (places.length > count && count > 0)) continue;
    left = left.map((labels) => {
      if (!labels.includes(label)) return labels;
      if (count === 0) return labels.filter((other) => other !== label);
      return labels.length === 1 ? labels : [label];
    });
  }
  return left;
};

const RULES: readonly Rule[] = [eliminate, scan];

function makeRewriter({ cells, asterisms, demands }: Problem) {
  const around = Array.from({ length: cells }, () => [] as number[]);
  for (const [a, asterism] of asterisms.entries()) for (const cell of asterism) around[cell]!.push(a);
  return {
    asterismsOf: (cell: number): readonly number[] => around[cell]!,
    /** The term to which no rule applies any more; nothing if there is none. */
    *normalForm(
      { term, touched }: Waiting,
      tally: { steps: number },
    ): Generator<typeof PAUSE, Term | undefined, undefined> {
      const now = [...term];
      const open = new Set(touched);
      for (const a of open) {
        open.delete(a);
        if (++tally.steps % SLICE === 0) yield PAUSE;
        for (const rule of RULES) {
          const before = asterisms[a]!.map((cell) => now[cell]!);
          const after = rule(before, demands[a]!);
          if (!after || after.some(({ length }) => length === 0)) return undefined;
          for (const [i, cell] of asterisms[a]!.entries()) {
            if (after[i]!.length === before[i]!.length) continue;
            now[cell] = after[i]!;
            for (const b of around[cell]!) open.add(b);
          }
        }
      }
      return now;
    },
  };
}

/** The cell with fewest labels, if there is one that may still hold several. */
function narrowest(term: Term): number | undefined {
  let best: number | undefined;
  for (const [cell, { length }] of term.entries())
    if (length > 1 && (best === undefined || length < term[best]!.length)) best = cell;
  return best;
}
