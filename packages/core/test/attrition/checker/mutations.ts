import type { Step, Term } from '../../../src/attrition/index.ts';
import type { Random } from '../../../src/basis/index.ts';
import type { Problem } from '../../../src/puzzle/index.ts';

/** Data that may be changed at will. */
type Loose<T> = T extends string | number | boolean ? T : { -readonly [K in keyof T]: Loose<T[K]> };

export interface ProofData {
  readonly steps: readonly Step[];
  readonly fair: boolean;
}

type Mutation = (proof: Loose<ProofData>, problem: Problem, random: Random) => boolean;

/** Ways to damage a proof. Each changes the copy it is handed, or says that it found nothing to change. */
export const MUTATIONS = {
  'drop a term': (proof, _, random) => {
    const terms = pick(stepsOf(proof), random).premises.terms;
    return terms.splice(random.below(Math.max(1, terms.length)), 1).length > 0;
  },
  'change how often a term is taken': (proof, _, random) => {
    const terms = pick(stepsOf(proof), random).premises.terms;
    if (terms.length === 0) return false;
    const term = pick(terms, random);
    term.times = pick([-term.times, term.times + 1, term.times - 1, 2 * term.times], random);
    return true;
  },
  'change what a term is about': (proof, problem, random) => {
    const terms = pick(stepsOf(proof), random).premises.terms as Loose<Term>[];
    if (terms.length === 0) return false;
    const term = pick(terms, random);
    if ('constraint' in term) return false;
    if ('cell' in term) return change(term, 'cell', problem.cells, random);
    if (random.below(2) === 0) return change(term, 'label', problem.labels, random);
    return change(term, 'asterism', problem.asterisms.length, random);
  },
  'change a conclusion': (proof, problem, random) => {
    const { writes, removals } = pick(stepsOf(proof), random);
    if (writes.length + removals.length === 0) return false;
    const conclusion = pick([...writes, ...removals], random);
    if (random.below(2) === 0) return change(conclusion, 'label', problem.labels, random);
    return change(conclusion, 'cell', problem.cells, random);
  },
  'turn a write into a removal, or the reverse': (proof, _, random) => {
    const { writes, removals } = pick(stepsOf(proof), random);
    const [from, to] = writes.length > 0 ? [writes, removals] : [removals, writes];
    if (from.length === 0) return false;
    to.push(...from.splice(random.below(from.length), 1));
    return true;
  },
  'add a conclusion': (proof, problem, random) => {
    const { writes, removals } = pick(stepsOf(proof), random);
    pick([writes, removals], random).push({ cell: random.below(problem.cells), label: random.below(problem.labels) });
    return true;
  },
  'drop a step': (proof, _, random) => {
    const steps = pick(listsOf(proof), random);
    return steps.splice(random.below(Math.max(1, steps.length)), 1).length > 0;
  },
  'swap two steps': (proof, _, random) => {
    const steps = pick(listsOf(proof), random);
    if (steps.length < 2) return false;
    const i = random.below(steps.length);
    const j = (i + 1 + random.below(steps.length - 1)) % steps.length;
    [steps[i], steps[j]] = [steps[j]!, steps[i]!];
    return true;
  },
  'take a step twice': (proof, _, random) => {
    const steps = pick(listsOf(proof), random);
    if (steps.length === 0) return false;
    const i = random.below(steps.length);
    steps.splice(i + random.below(steps.length - i + 1), 0, structuredClone(steps[i]!));
    return true;
  },
  'stop early': (proof, _, random) => {
    const steps = pick(listsOf(proof), random);
    if (steps.length === 0) return false;
    steps.length = random.below(steps.length);
    return true;
  },
  'deny the fairness': (proof) => {
    proof.fair = !proof.fair;
    return true;
  },
  'rename a step': (proof, _, random) => {
    const step = pick(stepsOf(proof), random);
    step.theorem = step.theorem === 'backtrack' ? 'shaving' : 'backtrack';
    return true;
  },
  'suppose something else': (proof, problem, random) => {
    const branches = stepsOf(proof).flatMap(({ premises: { assumption, cases = [] } }) =>
      assumption ? [assumption] : cases.map((branch) => branch.assumption),
    );
    if (branches.length === 0) return false;
    const assumption = pick(branches, random);
    const way = random.below(3);
    if (way === 0) assumption.holds = !assumption.holds;
    else if (way === 1) return change(assumption, 'label', problem.labels, random);
    else return change(assumption, 'cell', problem.cells, random);
    return true;
  },
  'drop an alternative': (proof, _, random) => {
    const lists = stepsOf(proof).flatMap(({ premises: { cases } }) => (cases ? [cases] : []));
    if (lists.length === 0) return false;
    const cases = pick(lists, random);
    return cases.splice(random.below(cases.length), 1).length > 0;
  },
  'name an alternative twice': (proof, _, random) => {
    const lists = stepsOf(proof).flatMap(({ premises: { cases } }) => (cases && cases.length > 1 ? [cases] : []));
    if (lists.length === 0) return false;
    const [kept, ...others] = pick(lists, random);
    Object.assign(pick(others, random), structuredClone(kept));
    return true;
  },
} satisfies Record<string, Mutation>;

export type MutationName = keyof typeof MUTATIONS;

/** A damaged copy of a proof, if the mutation found something to change. */
export function mutate(name: MutationName, proof: ProofData, problem: Problem, random: Random): ProofData | undefined {
  const copy = structuredClone({ steps: proof.steps, fair: proof.fair }) as Loose<ProofData>;
  return MUTATIONS[name](copy, problem, random) ? copy : undefined;
}

function change<K extends string>(target: Record<K, number>, key: K, bound: number, random: Random): boolean {
  if (bound < 2) return false;
  target[key] = (target[key] + 1 + random.below(bound - 1)) % bound;
  return true;
}

/** Every list of steps, of the proof itself and inside suppositions. */
function listsOf({ steps }: { steps: Loose<Step>[] }): Loose<Step>[][] {
  const nested = steps.flatMap(({ premises }) => [
    ...(premises.steps ? [premises.steps] : []),
    ...(premises.cases ?? []).map((branch) => branch.steps),
  ]);
  return [steps, ...nested.flatMap((inside) => listsOf({ steps: inside }))];
}

function stepsOf(proof: { steps: Loose<Step>[] }): Loose<Step>[] {
  return listsOf(proof).flat();
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)]!;
}
