import { LADDER, playersNames, type Theorem, theoremNamed } from '@latin-puzzles/core/attrition';
import { InvalidArgumentError } from 'commander';

/** The theorems that `--theorems a,b,c` allows, in the order in which they are named; players' names mean sizes too. */
export function parseLadder(text: string): readonly Theorem[] {
  return text.split(',').map((name) => {
    const named = theoremNamed(name);
    if (named) return named.limited;
    const known = LADDER.map((theorem) => [theorem.name, ...playersNames(theorem)].join(' = '));
    throw new InvalidArgumentError(`There is no theorem ${name}; there are ${known.join(', ')}.`);
  });
}

/** The names themselves, if there is a theorem of each. */
export function parseTheoremNames(text: string): readonly string[] {
  parseLadder(text);
  return text.split(',').map((name) => name.trim());
}
