import type { FaultCode } from './fault-codes.ts';
import { ENGLISH_FAULTS } from './fault-words/english/index.ts';
import type { FaultCase, FaultFacts } from './fault-words/facts.ts';
import { NAMES_AS_THEY_ARE, sentencesOf } from './fault-words/sentences.ts';

/** A fault as it is printed: a stable code for programs, the place in the input, what is wrong, and what to do. */
export interface PrintedFault {
  readonly code: FaultCode;
  /** Where in the input: a field such as `clues[17]`, a line such as `line 3`, or a parameter such as `board`. */
  readonly place: string;
  readonly message: string;
  readonly remedy: string;
}

/**
 * What went wrong, so that it can be said in any language: a case and its facts, which are plain data. The message and the
 * remedy are those in English. Functions that judge input return a `Result`; nothing in this package throws at a user.
 */
export interface Fault<C extends FaultCase = FaultCase> extends PrintedFault {
  readonly case: C;
  readonly facts: FaultFacts[C];
}

/** The answer of what judges input: a value, or the fault that stands in its way. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** The facts of a case as arguments: none, where its sentences need none. */
type FactsOf<C extends FaultCase> = FaultFacts[C] extends undefined ? [] : [facts: FaultFacts[C]];

export function makeFault<C extends FaultCase>(kind: C, place: string, ...[facts]: FactsOf<C>): Fault<C> {
  const told = { case: kind, facts: facts as FaultFacts[C] };
  const code = kind.split(':')[0] as FaultCode;
  return { code, place, ...told, ...sentencesOf(told, ENGLISH_FAULTS, NAMES_AS_THEY_ARE) };
}

export function failure<C extends FaultCase>(kind: C, place: string, ...facts: FactsOf<C>): Result<never> {
  return { ok: false, fault: makeFault(kind, place, ...facts) };
}

/** The value of a result that cannot fail unless our own code is wrong. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.fault.code} at ${result.fault.place}: ${result.fault.message}`);
  return result.value;
}
