import { failure, isRecord, type Result } from '@latin-puzzles/core/basis';
import { makePluginSet, type PluginSet } from './kinds/plugin-set.ts';
import { PLUGIN_FAULTS } from './model/faults.ts';
import { saidBy } from './model/guard.ts';
import type { Plugin } from './model/plugin.ts';
import { readPlugins } from './model/read-plugin.ts';

/** Where a plugin is, and what to call that in messages. */
export interface PluginFile {
  readonly url: string;
  readonly place: string;
}

/**
 * Loads plugins from modules, by their URLs. A plugin is a program: it runs with all the rights of whoever loads it. So only
 * load what you, or people you trust, have written; files of puzzles never load any.
 */
export async function loadPlugins(files: readonly PluginFile[]): Promise<Result<PluginSet>> {
  const plugins: Plugin[] = [];
  for (const { url, place } of files) {
    const read = await loadFrom(url, place);
    if (!read.ok) return read;
    plugins.push(...read.value);
  }
  return makePluginSet(plugins);
}

async function loadFrom(url: string, place: string): Promise<Result<readonly Plugin[]>> {
  let module: unknown;
  try {
    module = await import(url);
  } catch (error) {
    const isMissing = isRecord(error) && error.code === 'ERR_MODULE_NOT_FOUND' && error.url === url;
    if (isMissing) return failure(PLUGIN_FAULTS, 'plugin.load:missing', place);
    return failure(PLUGIN_FAULTS, 'plugin.load:threw', place, { said: saidBy(error) });
  }
  return readPlugins(isRecord(module) ? module.default : undefined, place);
}
