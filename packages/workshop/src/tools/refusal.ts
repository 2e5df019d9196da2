import type { Fault, Result } from '@latin-puzzles/core/basis';

/** A fault on its way from a task to the person whose input has it. */
export class Refusal extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** The value of a result, or a refusal. */
export function orRefuse<T>(result: Result<T>): T {
  if (!result.ok) throw new Refusal(result.fault);
  return result.value;
}
