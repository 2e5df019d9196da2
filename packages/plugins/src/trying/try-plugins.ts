import { makeRandom } from '@latin-puzzles/core/basis';
import { type Strategy, study } from '@latin-puzzles/core/engine';
import { brokenConstraints, type Constraint, EMPTY, type Labeling, problemOf } from '@latin-puzzles/core/puzzle';
import { type Method, searchHere } from '@latin-puzzles/methods';
import type { ConstraintMaker } from '@latin-puzzles/workshop/tools';
import type { PluginSet } from '../kinds/plugin-set.ts';
import { PluginError } from '../model/guard.ts';
import { type TriedLaw, tryLaw } from './law.ts';
import { randomSubject, type TrialSubject, toldSubject } from './subjects.ts';
import { tryTheorem } from './try-theorem.ts';

/** How long plugins are tried, and from which seed: the same seed tries the same boards. */
export interface TryOptions {
  /** How many random partial boards; 200 unless given. */
  readonly runs?: number | undefined;
  readonly seed?: number | undefined;
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/**
 * Tries what plugins promise, on random partial boards that are small enough to list all solutions: that a theorem is true and
 * monotonic, that strategies and exact methods find every solution, that a constraint takes away no label of a labeling that
 * keeps it. What a plugin throws counts against it.
 */
export async function* tryPlugins(
  set: PluginSet,
  { runs = 200, seed = 1, signal }: TryOptions = {},
): AsyncGenerator<TriedLaw, void, undefined> {
  const random = makeRandom(seed);
  const subjects: TrialSubject[] = [];
  for (let i = 0; i < runs && !signal?.aborted; i++) subjects.push(randomSubject(random));
  for (const addition of set.theorems)
    yield* guardedLaws(addition.theorem.name, () => tryTheorem(addition, subjects, random));
  for (const constraint of set.constraints)
    yield* guardedLaws(constraint.name, () => [tryConstraint(constraint, subjects)]);
  for (const [name, branching] of Object.entries(set.branchings))
    yield* guardedLaws(name, () => [tryStrategy(name, { attrition: 'optimized', branching }, subjects)]);
  for (const [name, instantiation] of Object.entries(set.instantiations))
    yield* guardedLaws(name, () => [tryStrategy(name, { attrition: 'optimized', instantiation }, subjects)]);
  for (const method of set.methods) yield await tryMethod(method, subjects);
}

function guardedLaws(plugin: string, tryAll: () => readonly TriedLaw[]): readonly TriedLaw[] {
  try {
    return tryAll();
  } catch (error) {
    return [failed(plugin, error)];
  }
}

function failed(plugin: string, error: unknown): TriedLaw {
  if (!(error instanceof PluginError)) throw error;
  return { plugin, law: 'does not fail', trials: 1, counterexample: error.fault.message };
}

/** Boards with more solutions than were listed are left out. */
const FEW = 200;

function tryStrategy(name: string, strategy: Strategy, subjects: readonly TrialSubject[]): TriedLaw {
  return tryLaw(name, 'finds every solution', subjects, (subject) => {
    const { partial, solutions } = subject;
    if (solutions.length > FEW) return 0;
    const found = [...study(problemOf(partial.board, partial.multiset), partial.labeling, strategy)];
    return areSame(found, solutions) ? 1 : `${toldSubject(subject)}: ${found.length} of ${solutions.length}`;
  });
}

async function tryMethod(method: Method, subjects: readonly TrialSubject[]): Promise<TriedLaw> {
  const { name, kind } = method;
  const law = kind === 'exact' ? 'finds every solution' : 'finds no wrong solution';
  let trials = 0;
  try {
    for (const subject of subjects) {
      const { partial, solutions } = subject;
      if (solutions.length > FEW) continue;
      const question = { problem: problemOf(partial.board, partial.multiset), labeling: partial.labeling };
      const run = searchHere(method, question, kind === 'exact' ? {} : { limit: 1 });
      const found: Labeling[] = [];
      let step = await run.next();
      for (; !step.done; step = await run.next()) found.push(step.value);
      trials++;
      if (step.value.verdict === 'complete' && !areSame(found, solutions))
        return {
          plugin: name,
          law,
          trials,
          counterexample: `${toldSubject(subject)}: ${found.length} of ${solutions.length}`,
        };
    }
    return { plugin: name, law, trials };
  } catch (error) {
    return failed(name, error);
  }
}

function areSame(found: readonly Labeling[], solutions: readonly Labeling[]): boolean {
  const all = new Set(found.map(String));
  return (
    all.size === found.length && found.length === solutions.length && solutions.every((one) => all.has(String(one)))
  );
}

/** A constraint of functions may not speak against a part of a labeling that keeps it. */
function tryConstraint(constraint: ConstraintMaker, subjects: readonly TrialSubject[]): TriedLaw {
  return tryLaw(constraint.name, 'speaks against no part of a labeling that keeps it', subjects, (subject) => {
    const made = madeOn(constraint, subject);
    if (!made) return 0;
    const { board, multiset, labeling } = subject.partial;
    const problem = problemOf(board, multiset, [made]);
    const kept = subject.solutions.filter((found) => brokenConstraints(problem, found).length === 0);
    if (kept.length === 0) return 0;
    if (brokenConstraints(problem, labeling).length > 0) return `${toldSubject(subject)}: it says that this is broken`;
    const all = [...multiset.labels.keys()];
    const domains = labeling.map((label) => (label === EMPTY ? all : [label]));
    for (const { cell, label } of made.propagate?.(domains) ?? [])
      if (kept.some((found) => found[cell] === label))
        return `${toldSubject(subject)}: it takes label ${label} from cell ${cell}`;
    return 1;
  });
}

/** Nothing where the constraint makes no sense. */
function madeOn(constraint: ConstraintMaker, { partial }: TrialSubject): Constraint | undefined {
  try {
    return constraint.on(partial);
  } catch (error) {
    if (error instanceof PluginError && error.fault.code === 'plugin.board') return undefined;
    throw error;
  }
}
