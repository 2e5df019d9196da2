import { isFish, isParallelFish } from '../forms/sums.ts';
import { balanceStep, type Families } from '../matching/balance.ts';
import { FISH_ROOMS, type FishSearches } from '../matching/fish-search.ts';
import { findParallelFish } from '../matching/parallel-fish.ts';
import type { Position } from '../model/position.ts';
import type { Step } from '../model/step.ts';
import { type Sought, type Sweep, sweepOf, type Theorem, type TheoremWords } from '../model/theorem.ts';

/** What the theorem is called, what it says, why it holds, and what players of Sudoku call its steps. */
export const FISH_WORDS = {
  title: {
    en: 'fish',
    es: 'pez',
  },
  statement: {
    en: 'When all places for a symbol in two groups that share no cell lie in two others, it cannot go elsewhere in those two; likewise three groups with three others, and so on.',
    es: 'Cuando todos los lugares de un símbolo en dos grupos sin celdas comunes están en otros dos, no puede ir en el resto de esos dos; lo mismo vale para tres grupos con otros tres, etcétera.',
  },
  reason: {
    en: 'the first groups use up everything that the others need of the symbol.',
    es: 'los primeros grupos gastan todo lo que los otros necesitan del símbolo.',
  },
  known: {
    '2': { en: 'X-wing', es: 'X-wing' },
    '3': { en: 'swordfish', es: 'pez espada' },
    '4': { en: 'jellyfish', es: 'medusa' },
  },
} satisfies TheoremWords;

/** What the theorem is called, what it says, why it holds, and what players of Sudoku call its steps. */
export const FINNED_FISH_WORDS = {
  title: {
    en: 'finned fish',
    es: 'pez con aletas',
  },
  statement: {
    en: 'When all places for a symbol in two groups that share no cell lie in three others, it cannot go where it would use up two of the three at once; likewise one group with two others.',
    es: 'Cuando todos los lugares de un símbolo en dos grupos sin celdas comunes están en otros tres, no puede ir donde ocuparía dos de los tres a la vez; lo mismo vale para un grupo con otros dos.',
  },
  reason: {
    en: 'too few of the others would be left for the first groups.',
    es: 'quedarían muy pocos de los otros para los primeros grupos.',
  },
  known: {
    skyscraper: { en: 'skyscraper', es: 'rascacielos' },
    kite: { en: 'two-string kite', es: 'cometa de dos cuerdas' },
    rectangle: { en: 'empty rectangle', es: 'rectángulo vacío' },
    finned: { en: 'finned X-wing', es: 'X-wing con aletas' },
  },
} satisfies TheoremWords;

/** Up to this size fish of any asterisms are looked for; larger ones only between two classes of disjoint asterisms. */
const SEARCHED = 3;

/**
 * Fish. For one label, let the covers hold all places of some disjoint bases and need the label only as often as these
 * do. Then it leaves every place of the covers outside the bases, and every place that more covers than one hold beside
 * the base. Where labels repeat, places of the bases may be left bare if the bases need the label that much more often;
 * they then hold it.
 *
 * True because the bases use the covers up: subtract the equations of the covers from those of the bases. Monotonic: with
 * fewer places the covers still hold those of the bases; a label that is written counts for as many covers as bases, or
 * more covers, and then the bases need more than there is.
 *
 * The size is the number of bases or of covers, whichever is greater. For distinct labels, rows and columns the X-wing,
 * swordfish and jellyfish; with regions among them Franken and mutant fish.
 */
export const fish: Theorem = {
  name: 'fish',
  words: FISH_WORDS,
  upTo: fishUpTo,
  form: (step, position) => isFish(step, position, { size: SEARCHED, spare: 0 }) || isParallelFish(step, position),
  *steps(position, sought) {
    yield* searched(position, 'fish', SEARCHED, 0, sought);
    for (const { step } of findLargeFish(position, sought)) yield step;
  },
  sweep: (position) => sweepSearched(position, 'fish', SEARCHED, 0) ?? sweepLarge(position),
};

/** The theorem for fish of small sizes, up to one. */
export function fishUpTo(most: number): Theorem {
  return {
    name: 'fish',
    words: FISH_WORDS,
    upTo: fishUpTo,
    form: (step, position) => isFish(step, position, { size: most, spare: 0 }),
    steps: (position, sought) => searched(position, 'fish', most, 0, sought),
  };
}

/** Up to this size finned fish are looked for: they are many, and beyond it chains are easier to see. */
const FINNED = 2;

/**
 * Finned fish. As fish, but the covers need the label once more than the bases. Then it leaves every place that two covers
 * more hold than bases.
 *
 * True because the label there would use up two covers, and the rest could not hold what the bases need. What is commonly
 * called the fins are the places in the cover that is one too many. Put like this, without asking whether there are fins,
 * it is monotonic: covers hold all places of the bases whatever is removed, and a label that is written lowers what the
 * covers have to spare.
 *
 * For distinct labels finned and sashimi fish, the skyscraper, the two-string kite and the empty rectangle.
 */
export const finnedFish: Theorem = {
  name: 'finned-fish',
  words: FINNED_FISH_WORDS,
  form: (step, position) => step.writes.length === 0 && isFish(step, position, { size: FINNED, spare: 1 }),
  steps: (position, sought) => searched(position, 'finned-fish', FINNED, 1, sought),
  sweep: (position) => sweepSearched(position, 'finned-fish', FINNED, 1),
};

/** The fish of any asterisms up to a size, the smallest first. */
function* searched(position: Position, theorem: string, most: number, spare: number, sought?: Sought): Generator<Step> {
  const searches = FISH_ROOMS.lend(position.shape);
  searches.begin();
  try {
    for (let size = 1; size <= most; size++) yield* fishOfSize(position, theorem, size, spare, searches, sought);
  } finally {
    FISH_ROOMS.giveBack(position.shape, searches);
  }
}

/** The fish of the smallest size at which there are any. */
function sweepSearched(position: Position, theorem: string, most: number, spare: number): Sweep | undefined {
  const searches = FISH_ROOMS.lend(position.shape);
  searches.begin();
  let sweep: Sweep | undefined;
  for (let size = 1; size <= most && !sweep; size++)
    sweep = sweepOf(size, [...fishOfSize(position, theorem, size, spare, searches)]);
  FISH_ROOMS.giveBack(position.shape, searches);
  return sweep;
}

/** What a label allows depends on its own places alone. */
function* fishOfSize(
  position: Position,
  theorem: string,
  size: number,
  spare: number,
  searches: FishSearches,
  sought?: Sought,
): Generator<Step> {
  const memo = position.searchMemo(`${theorem} of size ${size}`, 'labels');
  for (const label of memo.worthSearching(sought?.labels)) {
    let fruitful = false;
    for (const families of searches.of(position, label).find(size, spare)) {
      const step = balanceStep(position, theorem, families, spare);
      if (!step) continue;
      fruitful = true;
      yield step;
    }
    if (!fruitful) memo.note(label);
  }
}

/**
 * Fish between classes that are too large for the search, the smallest first. Where two classes cover the board, what a
 * fish leaves of them is a fish the other way round, so that in small classes one of the two has been found.
 */
function* findLargeFish(
  position: Position,
  sought?: Sought,
): Generator<{ readonly size: number; readonly step: Step }> {
  const sizeOf = ({ bases, covers }: Families) => Math.max(bases.length, covers.length);
  const memo = position.searchMemo('large fish', 'labels');
  const open = memo.worthSearching(sought?.labels);
  const found = findParallelFish(position, open, { largerThan: SEARCHED, least: 2 * (SEARCHED + 1) });
  const fruitful = new Set<number>();
  for (const families of found.sort((a, b) => sizeOf(a) - sizeOf(b))) {
    const step = balanceStep(position, 'fish', families, 0);
    if (!step) continue;
    fruitful.add(families.label);
    yield { size: sizeOf(families), step };
  }
  memo.noteAllBut(fruitful, open);
}

function sweepLarge(position: Position): Sweep | undefined {
  const found = [...findLargeFish(position)];
  const least = found[0]?.size ?? 0;
  return sweepOf(
    least,
    found.filter(({ size }) => size === least).map(({ step }) => step),
  );
}
