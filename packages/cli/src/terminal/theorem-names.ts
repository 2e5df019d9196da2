import { extendLadder, playersNames, theoremNamed } from '@latin-puzzles/core/attrition';
import type { PluginSet } from '@latin-puzzles/plugins';
import { InvalidArgumentError } from 'commander';

/** Reads `--theorems a,b,c`: names of theorems, our own or players', of plugins, or of constraints. */
export function theoremNamesParser(plugins?: PluginSet): (text: string) => readonly string[] {
  const ladder = extendLadder(plugins?.theorems);
  const constraints = plugins?.constraints.map(({ name }) => name) ?? [];
  return (text) =>
    text.split(',').map((given) => {
      const name = given.trim();
      if (constraints.includes(name) || theoremNamed(name, ladder)) return name;
      const known = ladder.map((theorem) => [theorem.name, ...playersNames(theorem)].join(' = '));
      throw new InvalidArgumentError(
        `There is no theorem ${name}; there are ${[...known, ...constraints].join(', ')}.`,
      );
    });
}
