import { isSupposition, LADDER, type Position, type Proof, type Shape, type Step } from '../attrition/index.ts';
import type { Labeling } from '../puzzle/index.ts';
import { backtracksOf, sizeOf, varietyOf } from './pattern.ts';
import { Player, type VisibleLabel } from './player.ts';

/**
 * What a proof asks of a player, in numbers that do not depend on who plays (Palomo, Sect. 5.4.2).
 *
 * They are taken while the proof is played again the easy way: labels that can be seen are written before any other step
 * is taken, the easiest to see first. Theorems are monotonic, so the steps of the proof remain good; those that change
 * nothing any more do not count.
 */
export interface Measure {
  /** The share of cells that have to be written. */
  readonly openings: number;
  /** How few steps there were to choose from: the mean of 1 / the number of equally easy ones, over all searches. */
  readonly scarcity: number;
  /** How far one had to look for last places: the number of asterisms that cross theirs. */
  readonly reach: number;
  /** The farthest reach that this board has. */
  readonly span: number;
  /** How far one had to look for an only candidate: the share of cells open in the fullest asterism around it. */
  readonly openness: number;
  /** The most steps that had to be taken, with nothing to write, before the next label could be seen. */
  readonly wait: number;
  /** The most equations that had to be held in mind for one step: the size of the largest pattern. */
  readonly size: number;
  /** The most labels that one supposition keeps in play. */
  readonly variety: number;
  /** How often something had to be supposed. */
  readonly suppositions: number;
  /** How often each theorem was needed, by its name. What full count crosses out goes without saying. */
  readonly uses: Readonly<Record<string, number>>;
  /** How often the proof backtracks, inside suppositions too. */
  readonly backtracks: number;
  /** The share of cells that the proof leaves open. */
  readonly unsolved: number;
}

/** The measure of a proof of the puzzle that has these clues. */
export function measure(shape: Shape, labeling: Labeling, proof: Proof): Measure {
  const player = new Player(shape, labeling);
  const { position } = player;
  const openings = position.open / shape.cells;
  const tally = new Tally(player.span);
  let next = 0;
  while (position.open > 0 && !position.contradictory) {
    const sight = player.see();
    if (sight) {
      tally.addSight(sight);
      player.write(sight);
    } else {
      tally.addBlank(player);
      while (next < proof.steps.length && !changes(position, proof.steps[next]!)) next++;
      const step = proof.steps[next++];
      if (!step) break;
      tally.addStep(step, position);
      player.take(step);
    }
  }
  return tally.measure(openings, position.open / shape.cells);
}

function changes(position: Position, { writes, removals }: Step): boolean {
  return (
    removals.some(({ cell, label }) => position.allows(cell, label)) ||
    writes.some(({ cell, label }) => position.written[cell] !== label)
  );
}

class Tally {
  readonly #span: number;
  #searches = 0;
  #scarcity = 0;
  #reach = 0;
  #openness = 0;
  #wait = 0;
  #longestWait = 0;
  #size = 0;
  #variety = 0;
  #suppositions = 0;
  #backtracks = 0;
  readonly #uses: Record<string, number> = {};

  constructor(span: number) {
    this.#span = span;
  }

  addSight({ theorem, effort, ways }: VisibleLabel): void {
    this.#addUse(theorem);
    this.#addSearch(ways);
    this.#wait = 0;
    if (theorem === 'last-places') this.#reach = Math.max(this.#reach, effort);
    else {
      this.#reach = this.#span;
      this.#openness = Math.max(this.#openness, effort);
    }
  }

  /** Whoever sees nothing to write has looked everywhere for it. */
  addBlank(player: Player): void {
    this.#reach = this.#span;
    this.#openness = Math.max(this.#openness, player.openness());
  }

  addStep(step: Step, position: Position): void {
    this.#addUse(step.theorem);
    // One search finds all that can be done before there is something to write again.
    if (this.#wait === 0) this.#addSearch(waysOf(step, position));
    this.#longestWait = Math.max(this.#longestWait, ++this.#wait);
    this.#size = Math.max(this.#size, sizeOf(step));
    this.#backtracks += backtracksOf(step);
    if (!isSupposition(step)) return;
    this.#suppositions++;
    this.#variety = Math.max(this.#variety, varietyOf(step));
  }

  #addUse(theorem: string): void {
    this.#uses[theorem] = (this.#uses[theorem] ?? 0) + 1;
  }

  #addSearch(ways: number): void {
    this.#searches++;
    this.#scarcity += 1 / ways;
  }

  measure(openings: number, unsolved: number): Measure {
    return {
      openings,
      scarcity: this.#searches > 0 ? this.#scarcity / this.#searches : 0,
      reach: this.#reach,
      span: this.#span,
      openness: this.#openness,
      wait: this.#longestWait,
      size: this.#size,
      variety: this.#variety,
      suppositions: this.#suppositions,
      uses: this.#uses,
      backtracks: this.#backtracks,
      unsolved,
    };
  }
}

/** More ways than this are as good as plenty. */
const PLENTY = 4;

/**
 * How many steps of the same theorem there are, the one taken included. Suppositions are taken in the order of their
 * length, so that no other is as easy.
 */
function waysOf(step: Step, position: Position): number {
  const theorem = LADDER.find(({ name }) => name === step.theorem);
  if (!theorem || isSupposition(step)) return 1;
  let ways = 0;
  for (const _ of theorem.steps(position)) if (++ways === PLENTY) break;
  return Math.max(1, ways);
}
