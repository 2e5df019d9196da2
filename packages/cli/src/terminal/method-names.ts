import { ALL_METHODS, type Method } from '@latin-puzzles/methods';
import type { PluginSet } from '@latin-puzzles/plugins';
import { InvalidArgumentError } from 'commander';

/** All methods there are, those of plugins last. */
export function methodsWith(plugins?: PluginSet): readonly Method[] {
  return [...ALL_METHODS, ...(plugins?.methods ?? [])];
}

/** Reads `--methods a,b,c`. */
export function methodsParser(plugins?: PluginSet): (text: string) => readonly Method[] {
  const all = methodsWith(plugins);
  return (text) =>
    text.split(',').map((name) => {
      const method = all.find((candidate) => candidate.name === name.trim());
      if (method) return method;
      throw new InvalidArgumentError(`There is no method ${name}; there are ${all.map((m) => m.name).join(', ')}.`);
    });
}
