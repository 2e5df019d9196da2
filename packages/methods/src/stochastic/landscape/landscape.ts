import type { Random } from '@latin-puzzles/core/basis';
import { EMPTY, type Labeling, type Problem } from '@latin-puzzles/core/puzzle';
import { Arrangement, makePlaceIncidence } from './arrangement.ts';
import { disjointFamily } from './family.ts';

/**
 * What a stochastic search moves in: all labelings that keep the clues and hold in every asterism of a disjoint family what
 * is demanded there. Labels are exchanged within a group, the empty cells of one asterism of the family.
 *
 * A cell outside the family may take any label that the clues around leave it. It makes a group of its own, with spare places
 * that belong to no asterism and hold the labels it does not: to exchange it with a spare is to change its label. So every
 * search knows groups and exchanges only, on any board.
 */
export interface Landscape {
  readonly problem: Problem;
  /** Groups that hold different labels. Their places are cells, and spares numbered from `problem.cells` on. */
  readonly groups: readonly (readonly number[])[];
  /** The cells of the groups; an exchange between two spares would change nothing. */
  readonly movable: readonly number[];
  /** The group of a place of a group. */
  groupOf(place: number): readonly number[];
  /** How many numbers an arrangement is made of. */
  readonly size: number;
  /** An arrangement drawn at random. */
  draw(random: Random): Arrangement;
}

/** The landscape of a problem and clues; none if the clues leave some asterism of the family, or some cell, no way to be met. */
export function makeLandscape(problem: Problem, clues: Labeling): Landscape | undefined {
  const { cells, labels, asterisms, demands } = problem;
  /** What the clues leave to demand of the empty cells. */
  const stock = demands.map((demand) => [...demand]);
  for (const [a, asterism] of asterisms.entries())
    for (const cell of asterism) if (clues[cell] !== EMPTY) stock[a]![clues[cell]!]!--;
  if (stock.some((counts) => counts.some((count) => count < 0))) return undefined;

  const start = [...clues];
  const groups: (readonly number[])[] = [];
  for (const a of disjointFamily(problem, clues)) {
    const empty = asterisms[a]!.filter((cell) => clues[cell] === EMPTY);
    const held = stock[a]!.flatMap((count, label) => new Array<number>(count).fill(label));
    for (const [i, cell] of empty.entries()) start[cell] = held[i]!;
    groups.push(empty);
  }
  for (let cell = 0; cell < cells; cell++) {
    if (start[cell] !== EMPTY) continue;
    const around = stock.filter((_, a) => asterisms[a]!.includes(cell));
    const possible = Array.from({ length: labels }, (_, label) => label).filter((label) =>
      around.every((counts) => counts[label]! > 0),
    );
    if (possible.length === 0) return undefined;
    start[cell] = possible[0]!;
    groups.push([cell, ...possible.slice(1).map((label) => start.push(label) - 1)]);
  }
  const mixed = groups.filter((group) => group.some((place) => start[place] !== start[group[0]!]));
  const groupAt: (readonly number[] | undefined)[] = start.map(() => undefined);
  for (const group of mixed) for (const place of group) groupAt[place] = group;
  const incidence = makePlaceIncidence(problem, start.length);
  return {
    problem,
    groups: mixed,
    movable: mixed.flat().filter((place) => place < cells),
    groupOf: (place) => groupAt[place]!,
    size: start.length + asterisms.length * labels,
    draw(random) {
      const drawn = [...start];
      for (const group of mixed)
        for (const [i, place] of random.shuffled(group).entries()) drawn[place] = start[group[i]!]!;
      return new Arrangement(incidence, drawn);
    },
  };
}
