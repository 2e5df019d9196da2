import { ALL_METHODS, type Method, methodNamed } from '@latin-puzzles/methods';
import { InvalidArgumentError } from 'commander';

/** The methods that `--methods a,b,c` allows. */
export function parseMethods(text: string): readonly Method[] {
  return text.split(',').map((name) => {
    const method = methodNamed(name.trim());
    if (method) return method;
    throw new InvalidArgumentError(
      `There is no method ${name}; there are ${ALL_METHODS.map((m) => m.name).join(', ')}.`,
    );
  });
}
