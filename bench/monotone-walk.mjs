import { chainUpTo, climbUp, ELEMENTARY, shapeOf, startOf } from '@latin-puzzles/core/attrition';
import { EMPTY } from '@latin-puzzles/core/puzzle';

/** How many facts to try at a position, beside those about the places of forks, before one of them is kept. */
const TRIES = 3;

/** How many clues to add when looking for forks: with more of them few are left. */
const FORK_STEPS = 3;

/** The ladders that are to be monotonic: every prefix of a ladder. */
export function prefixes(ladder) {
  return ladder.map((_, rung) => ladder.slice(0, rung + 1));
}

/** And every theorem with no more below it than theorems 1 to 3, where it has the most to do. */
export function shortLadders(ladder) {
  return ladder.slice(3).map((theorem) => [...ladder.slice(0, 3), theorem]);
}

/** And chains of fewer rounds: there a round more or less tells. */
export function chainLadders(ladder) {
  return [1, 2, 3, 4].map((rounds) => [...ladder.slice(0, 3), chainUpTo(rounds)]);
}

/**
 * What each of some ladders leaves where some facts are known, as the domains of `Position`. A ladder that goes on from the
 * one before it begins where that ended, any other where the first three theorems end.
 */
export function endings(shape, facts, ladders) {
  const plain = standing(shape, facts);
  let position = plain;
  let before = [];
  return ladders.map((ladder) => {
    if (!before.every((theorem, rung) => ladder[rung] === theorem)) {
      climbUp(plain, ladder.slice(0, 3));
      position = plain.copy();
    } else if (before.length === 0) position = plain.copy();
    climbUp(position, ladder);
    before = ladder;
    return position.contradictory ? new Uint8Array(position.domains.length) : position.domains.slice();
  });
}

function standing(shape, facts) {
  const position = startOf(shape, new Array(shape.cells).fill(EMPTY));
  for (const { cell, label, holds } of facts)
    if (holds) position.write(cell, label);
    else position.remove(cell, label);
  return position;
}

/**
 * Walks from a position with few clues to a solution, one fact at a time, and compares what ladders leave before and after
 * each: none may leave a candidate that it had removed. Facts are true of the solution. Many of them say something about a
 * cell that a step rests on; some are what a ladder concludes, so that hard steps come before easy ones. Yields after each
 * fact nothing, or a counterexample: the facts, the last of which does the harm, the ladder and the candidates.
 */
export function* walk({ problem, solution }, random, ladders, shape = shapeOf(problem)) {
  const facts = clues(solution, random.below(Math.ceil(problem.cells / 2)), random);
  let before = endings(shape, facts, ladders);
  for (;;) {
    const steps = stepsOnTheWay(standing(shape, facts), ladders[random.below(ladders.length)]);
    const tries = nextFacts(before, steps, shape, solution, random);
    if (tries.length === 0) return;
    let after;
    for (const fact of tries) {
      after = endings(shape, [...facts, fact], ladders);
      yield counterexample(before, after, [...facts, fact], ladders, solution, problem.labels);
    }
    facts.push(tries.at(-1));
    before = after;
  }
}

/**
 * The same where more knowledge changes a pattern: at forks of three places or more that chains with few clues lean on.
 * Only there it compares, after the solution's label has been written in each of the places in turn, or another removed.
 */
export function* forkWalk({ problem, solution }, random, ladders, shape = shapeOf(problem)) {
  const facts = clues(solution, 1 + random.below(3), random);
  for (let left = FORK_STEPS; left > 0; left--) {
    const position = standing(shape, facts);
    const steps = stepsOnTheWay(position.copy(), [...ELEMENTARY, chainUpTo(2 + random.below(3))]);
    climbUp(position, ELEMENTARY);
    const tries = forkPlaces(steps).flatMap((place) => factsAbout(place, position, solution));
    const before = tries.length > 0 ? endings(shape, facts, ladders) : [];
    for (const fact of tries) {
      const after = endings(shape, [...facts, fact], ladders);
      yield counterexample(before, after, [...facts, fact], ladders, solution, problem.labels);
    }
    const open = [...solution.keys()].filter((cell) => position.written[cell] === EMPTY);
    if (open.length === 0) return;
    facts.push(truth(open[random.below(open.length)], solution));
  }
}

function clues(solution, count, random) {
  const cells = random.shuffled([...solution.keys()]).slice(0, count);
  return cells.map((cell) => truth(cell, solution));
}

function truth(cell, solution) {
  return { cell, label: solution[cell], holds: true };
}

/** The places of the forks of three ways or more that steps speak of. */
function forkPlaces(steps) {
  const ways = steps.flatMap(({ premises: { cases = [] } }) => (cases.length > 2 ? cases : []));
  const places = new Map(ways.map(({ assumption: { cell, label } }) => [`${cell} ${label}`, { cell, label }]));
  return [...places.values()];
}

/** What is true of a place and of the other labels in its cell. */
function factsAbout({ cell, label }, position, solution) {
  const wrong = position.domain(cell).filter((other) => other !== label && other !== solution[cell]);
  const removals = wrong.map((other) => ({ cell, label: other, holds: false }));
  return solution[cell] === label ? [truth(cell, solution), ...removals] : removals;
}

/** The steps that the last theorem of a ladder allows on the way to where it ends. */
function stepsOnTheWay(position, ladder) {
  const theorem = ladder.at(-1);
  const steps = [];
  for (;;) {
    climbUp(position, ladder.slice(0, 3));
    const found = position.contradictory || position.open === 0 ? [] : [...theorem.steps(position)];
    if (found.length === 0) return steps;
    steps.push(...found);
    position.applyAll(found);
  }
}

/** True facts that theorems 1 to 3 do not tell; none once they tell all. */
function nextFacts(ends, steps, shape, solution, random) {
  const { labels } = shape;
  const cellOf = (at) => Math.floor(at / labels);
  const plain = ends[0];
  const wrong = [...plain.keys()].filter((at) => plain[at] === 1 && solution[cellOf(at)] !== at % labels);
  if (wrong.length === 0) return [];
  const open = new Set(wrong.map(cellOf));
  const cells = new Set(steps.length > 0 ? cellsOf(steps[random.below(steps.length)], shape) : []);
  const wanted = [(at) => cells.has(cellOf(at)), (at) => ends.some((left) => left[at] === 0), () => true];
  const facts = Array.from({ length: TRIES }, () => {
    const fitting = wrong.filter(wanted[random.below(wanted.length)]);
    const from = fitting.length > 0 ? fitting : wrong;
    const at = from[random.below(from.length)];
    return random.below(2) === 0 ? { cell: cellOf(at), label: at % labels, holds: false } : truth(cellOf(at), solution);
  });
  const places = forkPlaces(steps).filter(({ cell, label }) => open.has(cell) && solution[cell] === label);
  return [...places.map(({ cell }) => truth(cell, solution)), ...facts];
}

/** The cells that a step speaks of. */
function* cellsOf({ premises, writes, removals }, shape) {
  const { terms, assumption, steps = [], cases = [] } = premises;
  for (const { cell } of [...writes, ...removals]) yield cell;
  for (const { cell, asterism } of terms) yield* cell === undefined ? shape.asterisms[asterism] : [cell];
  for (const branch of [...cases, ...(assumption ? [{ assumption, steps }] : [])]) {
    yield branch.assumption.cell;
    for (const nested of branch.steps) yield* cellsOf(nested, shape);
  }
}

function counterexample(before, after, facts, ladders, solution, labels) {
  for (const [i, ladder] of ladders.entries()) {
    const lost = solution.findIndex((label, cell) => after[i][cell * labels + label] === 0);
    const grown = [...after[i].keys()].filter((at) => after[i][at] > before[i][at]);
    const [flaw, candidates] = lost < 0 ? ['not monotonic', grown] : ['unsound', [lost * labels + solution[lost]]];
    if (candidates.length > 0) return { flaw, ladder: ladder.map(({ name }) => name), facts, candidates };
  }
  return undefined;
}
