import {
  climbUp,
  ELEMENTARY,
  easiestSweep,
  LADDER,
  type Shape,
  type Sweep,
  startOf,
  type Theorem,
} from '../attrition/index.ts';
import type { Labeling } from '../puzzle/index.ts';
import { Player, SIGHTS, type VisibleLabels } from './player.ts';
import { POINTERS } from './pointers.ts';

/**
 * What a puzzle asks of a player, in numbers that do not depend on who plays (Palomo, Sect. 5.4.2).
 *
 * They are taken while the puzzle is played the easy way, in turns. A turn takes all of the equally easy steps at once:
 * labels that can be seen before any other step, the easiest to see first; then what the lowest rung of the ladder allows.
 * Since none of these steps is taken before another, the numbers depend on the puzzle alone, not on how its cells and
 * labels are numbered; and since theorems are monotonic, none of them is in the way of another.
 */
export interface Measure {
  /** The share of cells that have to be written. */
  readonly openings: number;
  /** How few steps there were to choose from: the mean of 1 / the number of equally easy ones, over all turns that look for a label. */
  readonly scarcity: number;
  /** How much had to be ruled out to see a label: the share of its asterism that was open to it, in the mean over all turns. */
  readonly look: number;
  /** How many turns it took in all. */
  readonly turns: number;
  /** How far one had to look for last places: the number of asterisms that cross theirs. */
  readonly reach: number;
  /** The reach within which every cell of this board has an asterism, and the farthest reach that the board has. */
  readonly near: number;
  readonly span: number;
  /** How many cells the board has. */
  readonly cells: number;
  /** How far one had to look for an only candidate: the share of cells open in the fullest asterism around it. */
  readonly openness: number;
  /** The hardest kind of sight that was needed: its number among `SIGHTS`, from 1, or one more where something was needed beyond seeing. */
  readonly sight: number;
  /** The most turns that had to be taken, with nothing to write, before the next label could be seen. */
  readonly wait: number;
  /** How many turns went beyond seeing. */
  readonly climbs: number;
  /** The size of the largest pattern without which there was nothing to do. */
  readonly size: number;
  /** How many turns supposed something. */
  readonly suppositions: number;
  /** The most rounds through which a supposition had to be followed. */
  readonly depth: number;
  /** The theorem without which, and the harder ones, the puzzle is not solved; `backtrack` if no theorem suffices. */
  readonly hardest: string;
  /** Where that is none of `LADDER`: the one of these that stands just below it. */
  readonly rank?: string | undefined;
  /** The theorems and constraints that were used though nothing checks their steps, if there are any. */
  readonly unchecked?: readonly string[] | undefined;
  /** How many labels are still to be ruled out where the theorems end. */
  readonly unsolved: number;
}

/** How a puzzle is measured. */
export interface MeasureOptions {
  /** The theorems, the easiest first; all of them unless given. */
  readonly ladder?: readonly Theorem[] | undefined;
  /** Leaves the rest unsolved. */
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/** What the puzzle with these clues asks of a player. */
export function measure(shape: Shape, labeling: Labeling, { ladder = LADDER, signal }: MeasureOptions = {}): Measure {
  const player = new Player(shape, labeling, POINTERS);
  const { position } = player;
  const openings = position.open / shape.cells;
  const beyond = ladder.filter((theorem) => !ELEMENTARY.includes(theorem));
  const tally = new Tally(player);
  while (position.open > 0 && !position.contradictory && !signal?.aborted) {
    const sight = player.see();
    if (sight) {
      tally.addSight(sight);
      player.take(sight);
      continue;
    }
    tally.addBlank(player);
    const climb = easiestSweep(position, beyond);
    if (!climb) break;
    tally.addClimb(climb);
    player.take(climb.sweep);
  }
  const needed = position.solved ? (tally.needed(ladder) ?? hardestNeeded(shape, labeling, ladder, tally)) : undefined;
  const hardest = needed ?? 'backtrack';
  const rank = rankOf(hardest, ladder);
  return {
    openings,
    ...tally.measure(),
    hardest,
    ...(rank !== hardest && { rank }),
    ...(tally.unchecked.size > 0 && { unchecked: [...tally.unchecked] }),
    unsolved: needed
      ? 0
      : Math.max(
          1,
          position.sizes.reduce((sum, size) => sum + size - 1, 0),
        ),
  };
}

/**
 * Patterns that show labels may stand higher on the ladder than what would do without them; or not on it at all, and then
 * what a player sees may be more than the ladder can do: nothing is given.
 */
function hardestNeeded(
  shape: Shape,
  labeling: Labeling,
  ladder: readonly Theorem[],
  { hardestSight }: Tally,
): string | undefined {
  if (hardestSight === 0) return ELEMENTARY[0]!.name;
  if (hardestSight === 1) return SIGHTS[0];
  const position = startOf(shape, labeling);
  const rung = climbUp(position, ladder);
  return position.solved ? ladder[rung]?.name : undefined;
}

/** The hardest theorem of `LADDER` that stands no higher on a ladder than another. */
function rankOf(hardest: string, ladder: readonly Theorem[]): string {
  const rung = ladder.findIndex(({ name }) => name === hardest);
  const below = ladder.slice(0, rung + 1).findLast((theorem) => LADDER.includes(theorem));
  return rung < 0 || !below ? hardest : below.name;
}

/** The highest rung of which some steps show labels that are then taken as seen. */
const HIGHEST_POINTER = /* @__PURE__ */ Math.max(
  ...Object.values(POINTERS).map((pointer) => LADDER.findIndex(({ name }) => name === pointer.name)),
);

class Tally {
  hardestSight = 0;
  #highest: Theorem | undefined;
  /** What was used that nothing checks. */
  readonly unchecked = new Set<string>();
  readonly #near: number;
  readonly #span: number;
  readonly #cells: number;
  #turns = 0;
  #looks = 0;
  #look = 0;
  #scarcity = 0;
  #reach = 0;
  #openness = 0;
  #wait = 0;
  #longestWait = 0;
  #climbs = 0;
  #size = 0;
  #suppositions = 0;
  #depth = 0;

  constructor({ near, span, position }: Player) {
    this.#near = near;
    this.#span = span;
    this.#cells = position.shape.cells;
  }

  addSight({ kind, effort, ways, look }: VisibleLabels): void {
    const sight = SIGHTS.indexOf(kind) + 1;
    this.hardestSight = Math.max(this.hardestSight, sight);
    this.#turns++;
    this.#looks++;
    this.#look += look;
    this.#scarcity += 1 / ways;
    this.#wait = 0;
    // Who sees no last places has looked everywhere for them.
    this.#reach = Math.max(this.#reach, kind === 'last-places' ? effort : this.#span);
    if (kind === 'only-candidate') this.#openness = Math.max(this.#openness, effort);
  }

  /** Who sees nothing to write has looked everywhere for it. */
  addBlank(player: Player): void {
    this.hardestSight = SIGHTS.length + 1;
    this.#turns++;
    this.#look++;
    this.#reach = this.#span;
    this.#openness = Math.max(this.#openness, player.openness());
  }

  addClimb({ theorem, sweep }: { readonly theorem: Theorem; readonly sweep: Sweep }): void {
    if (theorem.unchecked) this.unchecked.add(theorem.name);
    if (!this.#highest || LADDER.indexOf(theorem) > LADDER.indexOf(this.#highest)) this.#highest = theorem;
    this.#climbs++;
    this.#longestWait = Math.max(this.#longestWait, ++this.#wait);
    if (theorem.supposes) {
      this.#suppositions++;
      this.#depth = Math.max(this.#depth, sweep.size);
    } else this.#size = Math.max(this.#size, sweep.size);
  }

  /**
   * The hardest theorem that a puzzle needs, where playing it tells: the highest that was climbed to, if what showed labels
   * stands below. When it was first used there was nothing left to do for all of those below, and since theorems are
   * monotonic these lead no further in any other order. Theorems of one's own may not be monotonic.
   */
  needed(ladder: readonly Theorem[]): string | undefined {
    const isAbove = this.#highest !== undefined && LADDER.indexOf(this.#highest) > HIGHEST_POINTER;
    return ladder === LADDER && isAbove ? this.#highest?.name : undefined;
  }

  measure(): Omit<Measure, 'openings' | 'hardest' | 'rank' | 'unchecked' | 'unsolved'> {
    return {
      scarcity: this.#looks > 0 ? this.#scarcity / this.#looks : 0,
      look: this.#turns > 0 ? this.#look / this.#turns : 0,
      turns: this.#turns,
      reach: this.#reach,
      near: this.#near,
      span: this.#span,
      cells: this.#cells,
      openness: this.#openness,
      sight: this.hardestSight,
      wait: this.#longestWait,
      climbs: this.#climbs,
      size: this.#size,
      suppositions: this.#suppositions,
      depth: this.#depth,
    };
  }
}
