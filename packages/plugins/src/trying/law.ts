/** What a plugin was tried for, and what came out. */
export interface TriedLaw {
  readonly plugin: string;
  /** In a sentence: what must hold. */
  readonly law: string;
  /** How often it was put to the test; never, where the plugin had nothing to say on any board. */
  readonly trials: number;
  /** Where it did not hold, for a person; nothing if it held. */
  readonly counterexample?: string | undefined;
}

/** Tries a law on one subject after the other until it fails: `attempt` says how often it was tried there, or why it fails. */
export function tryLaw<S>(
  plugin: string,
  law: string,
  subjects: Iterable<S>,
  attempt: (subject: S) => number | string,
): TriedLaw {
  let trials = 0;
  for (const subject of subjects) {
    const outcome = attempt(subject);
    if (typeof outcome === 'string') return { plugin, law, trials: trials + 1, counterexample: outcome };
    trials += outcome;
  }
  return { plugin, law, trials };
}
