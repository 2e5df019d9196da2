import { LADDER, type LadderAddition } from '@latin-puzzles/core/attrition';
import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { BRANCHINGS, type Branching, INSTANTIATIONS, type Instantiation } from '@latin-puzzles/core/engine';
import { ALL_METHODS, type Method } from '@latin-puzzles/methods';
import type { ConstraintMaker, Extensions } from '@latin-puzzles/workshop/tools';
import { PLUGIN_FAULTS } from '../model/faults.ts';
import type { Plugin, PluginKind } from '../model/plugin.ts';
import { constraintOf } from './constraint.ts';
import { methodOf } from './method.ts';
import { branchingOf, instantiationOf } from './strategies.ts';
import { theoremOf } from './theorem.ts';

/** Plugins, ready for use: `makeTools` takes the theorems and constraints, the others go where such things are named. */
export interface PluginSet extends Required<Extensions> {
  readonly plugins: readonly Plugin[];
  readonly theorems: readonly LadderAddition[];
  readonly constraints: readonly ConstraintMaker[];
  readonly branchings: Readonly<Record<string, Branching>>;
  readonly instantiations: Readonly<Record<string, Instantiation>>;
  readonly methods: readonly Method[];
}

/** Steps, and what they are by, go by name: what theorems and constraints are called must be told apart. */
const STEP_NAMES = ['backtrack', 'contradiction', 'known', 'mistake', 'supposition', ...LADDER.map(({ name }) => name)];

const TAKEN: Readonly<Record<PluginKind, readonly string[]>> = {
  theorem: STEP_NAMES,
  constraint: STEP_NAMES,
  branching: Object.keys(BRANCHINGS),
  instantiation: Object.keys(INSTANTIATIONS),
  method: ALL_METHODS.map(({ name }) => name),
};

/** Puts plugins together. None may have the name of another, or of something of ours. */
export function makePluginSet(plugins: readonly Plugin[]): Result<PluginSet> {
  for (const [index, { kind, name }] of plugins.entries()) {
    const isTwice = plugins.slice(0, index).some((other) => other.name === name);
    if (isTwice || TAKEN[kind].includes(name)) return failure(PLUGIN_FAULTS, 'plugin.name:taken', name, { name });
  }
  const of = <K extends PluginKind>(kind: K) =>
    plugins.filter((plugin): plugin is Extract<Plugin, { kind: K }> => plugin.kind === kind);
  return success({
    plugins,
    theorems: of('theorem').map(theoremOf),
    constraints: of('constraint').map(constraintOf),
    branchings: Object.fromEntries(of('branching').map((plugin) => [plugin.name, branchingOf(plugin)])),
    instantiations: Object.fromEntries(of('instantiation').map((plugin) => [plugin.name, instantiationOf(plugin)])),
    methods: of('method').map(methodOf),
  });
}
