import { climbUp, shapeOf, startOf } from '@latin-puzzles/core/attrition';
import { EMPTY } from '@latin-puzzles/core/puzzle';

/** How many steps of a rung to look at for the cells that they rest on. */
const STEPS = 6;

/** How many facts to try at a position before the last of them is kept. */
const TRIES = 4;

/**
 * What each prefix of a ladder leaves where some facts are known: for every rung the domains, as in `Position`. Every rung
 * goes on from where the one below it ended. `onRung` sees each position before its rung is
 * taken.
 */
export function endings(shape, facts, ladder, onRung = () => {}) {
  const position = startOf(shape, new Array(shape.cells).fill(EMPTY));
  for (const { cell, label, holds } of facts)
    if (holds) position.write(cell, label);
    else position.remove(cell, label);
  return ladder.map((_, rung) => {
    onRung(position);
    climbUp(position, ladder.slice(0, rung + 1));
    return position.contradictory ? new Uint8Array(position.domains.length) : position.domains.slice();
  });
}

/**
 * Walks from a position with few clues to a solution, one fact at a time, and compares what the ladder leaves before and
 * after each: no rung may leave a candidate that it had removed. Facts are true of the solution. Half of them say
 * something about a cell that a step of some rung rests on, where more knowledge changes the pattern; some are what a
 * higher rung concludes, so that hard steps come before easy ones. Yields after each fact nothing, or a counterexample: the
 * facts, the last of which does the harm, the rung and the candidates.
 */
export function* walk({ problem, solution }, random, ladder, shape = shapeOf(problem)) {
  const facts = random
    .shuffled([...solution.keys()])
    .slice(0, random.below(Math.ceil(problem.cells / 2)))
    .map((cell) => ({ cell, label: solution[cell], holds: true }));
  let before = look(shape, facts, ladder, random);
  for (;;) {
    let after;
    for (let left = TRIES; left > 0; left--) {
      const fact = nextFact(before, solution, problem.labels, random);
      if (!fact) return;
      const more = [...facts, fact];
      after = { ...look(shape, more, ladder, random), fact };
      yield counterexample(before.ends, after.ends, more, ladder, solution, problem.labels);
    }
    facts.push(after.fact);
    before = after;
  }
}

/** What the ladder leaves, and the cells that steps of one of the rungs that told something rest on. */
function look(shape, facts, ladder, random) {
  const stands = [];
  const ends = endings(shape, facts, ladder, (position) => stands.push(position.copy()));
  const telling = [...ends.keys()].filter((rung) => ends[rung].some((left, at) => left !== stands[rung].domains[at]));
  const cells = new Set();
  if (telling.length === 0) return { ends, cells };
  // The harder a rung, the more it has to lose.
  const rung = telling[Math.max(random.below(telling.length), random.below(telling.length))];
  let left = STEPS;
  for (const step of ladder[rung].steps(stands[rung])) {
    addCells(step, shape, stands[rung], cells);
    if (--left === 0) break;
  }
  return { ends, cells };
}

function addCells({ premises, writes, removals }, shape, position, cells) {
  const { terms, assumption, steps = [], cases = [] } = premises;
  for (const { cell } of [...writes, ...removals]) cells.add(cell);
  for (const { cell, asterism, label } of terms)
    if (cell !== undefined) cells.add(cell);
    else for (const held of shape.asterisms[asterism]) if (position.allows(held, label)) cells.add(held);
  for (const branch of [...cases, ...(assumption ? [{ assumption, steps }] : [])]) {
    cells.add(branch.assumption.cell);
    for (const step of branch.steps) addCells(step, shape, position, cells);
  }
}

function counterexample(before, after, facts, ladder, solution, labels) {
  for (const [rung, { name }] of ladder.entries()) {
    const lost = solution.findIndex((label, cell) => after[rung][cell * labels + label] === 0);
    const grown = [...after[rung].keys()].filter((at) => after[rung][at] > before[rung][at]);
    const [flaw, candidates] = lost < 0 ? ['not monotonic', grown] : ['unsound', [lost * labels + solution[lost]]];
    if (candidates.length > 0) return { flaw, rung: name, facts: [...facts], candidates };
  }
  return undefined;
}

/** Something true that theorems 1 to 3 do not tell; nothing once they tell all. */
function nextFact({ ends, cells }, solution, labels, random) {
  const plain = ends[Math.min(2, ends.length - 1)];
  const cellOf = (at) => Math.floor(at / labels);
  const wrong = [...plain.keys()].filter((at) => plain[at] === 1 && solution[cellOf(at)] !== at % labels);
  if (wrong.length === 0) return undefined;
  const wanted = [
    (at) => cells.has(cellOf(at)),
    (at) => cells.has(cellOf(at)),
    (at) => ends.at(-1)[at] === 0,
    () => true,
  ];
  const fitting = wrong.filter(wanted[random.below(wanted.length)]);
  const from = fitting.length > 0 ? fitting : wrong;
  const at = from[random.below(from.length)];
  const cell = cellOf(at);
  return random.below(2) === 0
    ? { cell, label: at % labels, holds: false }
    : { cell, label: solution[cell], holds: true };
}
