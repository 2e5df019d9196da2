import type { FaultCase, FaultFacts } from './facts.ts';

/** What is wrong, and what to do. */
export interface Telling {
  readonly message: string;
  readonly remedy: string;
}

/** How a language says the names that boards and theorems give; those of someone's own stay as they are. */
export interface Names {
  cell(name: string): string;
  asterism(name: string): string;
  theorem(name: string): string;
}

/** English says names as boards and theorems give them. */
export const NAMES_AS_THEY_ARE: Names = { cell: (name) => name, asterism: (name) => name, theorem: (name) => name };

/** What a language says of some cases: the message and the remedy, made of the facts. */
export type Sentences<C extends FaultCase = FaultCase> = {
  readonly [K in C]: (facts: FaultFacts[K], names: Names) => readonly [message: string, remedy: string];
};

export function sentencesOf<C extends FaultCase>(
  { case: kind, facts }: { readonly case: C; readonly facts: FaultFacts[C] },
  table: Sentences<C>,
  names: Names,
): Telling {
  const [message, remedy] = table[kind](facts, names);
  return { message, remedy };
}
