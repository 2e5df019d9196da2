/**
 * Attrition theorems, branchings, instantiations, methods and constraints of your own. A plugin is the default export of a
 * module: plain data and functions, described by the types here. `loadPlugins` loads files, `makePluginSet` takes values;
 * either gives what `makeTools` of the workshop, and whatever takes theorems, strategies and methods by value, can use.
 *
 * @packageDocumentation
 */

export { makePluginSet, type PluginSet } from './kinds/plugin-set.ts';
export { loadPlugins, type PluginFile } from './load.ts';
export { PLUGIN_CODES, PLUGIN_FAULTS, type PluginFaultFacts } from './model/faults.ts';
export { PluginError } from './model/guard.ts';
export * from './model/plugin.ts';
export { readPlugins } from './model/read-plugin.ts';
export type { TriedLaw } from './trying/law.ts';
export { type TryOptions, tryPlugins } from './trying/try-plugins.ts';
