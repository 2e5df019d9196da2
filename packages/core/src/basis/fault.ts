import { GRAMMARS, type Grammar, inEveryLanguage, type Words } from './language/index.ts';
import { type InputPlace, placeWords, within } from './place.ts';

/** What is wrong, and what to do. */
export interface Telling {
  readonly message: string;
  readonly remedy: string;
}

/** A fault as it is printed: a stable code for programs, the place in the input, what is wrong, and what to do. */
export interface PrintedFault extends Telling {
  readonly code: string;
  /** Where in the input: a field such as `clues[17]`, a line such as `line 3`, or a parameter such as `board`. */
  readonly place: string;
}

/**
 * What went wrong, as plain data: a case, its facts, and the sentences made of them in every language; the place, the
 * message and the remedy beside them are those in English. Functions that judge input return a `Result`; nothing in this package throws at
 * a user.
 */
export interface Fault<C extends string = string, F = unknown> extends PrintedFault {
  /** The code, or the code and a word that tells it from the other cases of the code: `board.points:same`. */
  readonly case: C;
  readonly facts: F;
  readonly told: Words<Telling>;
  readonly placeTold: Words;
}

/** The answer of what judges input: a value, or the fault that stands in its way. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly fault: Fault;
      /** What else is wrong, where one had better know all at once, as of a document that a person writes. */
      readonly others?: readonly Fault[] | undefined;
    };

/** Makes the message and the remedy of the facts of a case. */
export type Sentences<F> = (facts: F, grammar: Grammar) => readonly [message: string, remedy: string];

/** The cases of faults that a room can find, by the facts that each has: their sentences in every language. */
export type FaultTable<Facts> = { readonly [C in keyof Facts]: Words<Sentences<Facts[C]>> };

/** The facts of a case as arguments: none, where its sentences need none. */
export type FactsOf<F> = F extends undefined ? [] : [facts: F];

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A value if nothing is wrong with it; otherwise all that is. */
export function judged<T>(value: T, faults: readonly Fault[]): Result<T> {
  const [fault, ...others] = faults;
  if (!fault) return success(value);
  return { ok: false, fault, ...(others.length > 0 && { others }) };
}

/** All that is wrong, as far as a result tells it. */
export function faultsOf(result: Result<unknown>): readonly Fault[] {
  return result.ok ? [] : [result.fault, ...(result.others ?? [])];
}

export function makeFault<F, C extends keyof F & string>(
  table: FaultTable<F>,
  kind: C,
  place: InputPlace,
  ...[facts]: FactsOf<F[C]>
): Fault<C, F[C]> {
  const told = tell(table[kind], facts as F[C]);
  const placeTold = placeWords(place);
  return {
    code: kind.split(':')[0]!,
    place: placeTold.en,
    ...told.en,
    case: kind,
    facts: facts as F[C],
    told,
    placeTold,
  };
}

/** A fault in a part of the input, with its place told in the whole: `line 3, clues[17]`. */
export function faultWithin(outer: InputPlace, fault: Fault, joint?: string): Fault {
  const placeTold = within(outer, fault.placeTold, joint);
  return { ...fault, place: placeTold.en, placeTold };
}

/** The sentences of a case in every language. */
export function tell<F>(words: Words<Sentences<F>>, facts: F): Words<Telling> {
  return inEveryLanguage((code) => {
    const [message, remedy] = words[code](facts, GRAMMARS[code]);
    return { message, remedy };
  });
}

export function failure<F, C extends keyof F & string>(
  table: FaultTable<F>,
  kind: C,
  place: InputPlace,
  ...facts: FactsOf<F[C]>
): Result<never> {
  return { ok: false, fault: makeFault(table, kind, place, ...facts) };
}

/** The value of a result that cannot fail unless our own code is wrong. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.fault.code} at ${result.fault.place}: ${result.fault.message}`);
  return result.value;
}
