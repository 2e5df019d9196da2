import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { failure } from '@latin-puzzles/core/basis';
import { loadPlugins, PLUGIN_FAULTS, type PluginSet } from '@latin-puzzles/plugins';
import { accepted } from './exit.ts';

/** Loads plugins from files. */
export async function loadPluginFiles(files: readonly string[]): Promise<PluginSet> {
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) accepted(failure(PLUGIN_FAULTS, 'plugin.load:missing', missing));
  return accepted(await loadPlugins(files.map((file) => ({ url: pathToFileURL(resolve(file)).href, place: file }))));
}
