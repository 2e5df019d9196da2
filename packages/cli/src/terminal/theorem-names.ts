import { LADDER, type Theorem } from '@latin-puzzles/core/attrition';
import { InvalidArgumentError } from 'commander';

/** The theorems that `--theorems a,b,c` allows, in the order in which they are named. */
export function parseLadder(text: string): readonly Theorem[] {
  return text.split(',').map((name) => {
    const theorem = LADDER.find((candidate) => candidate.name === name.trim());
    if (theorem) return theorem;
    throw new InvalidArgumentError(`There is no theorem ${name}; there are ${LADDER.map((t) => t.name).join(', ')}.`);
  });
}
