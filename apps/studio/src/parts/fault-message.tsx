import type { Fault } from '@latin-puzzles/core/basis';
import { type Listener, toldWhole } from '../words/faults.ts';

/** What was wrong with what somebody has just done, if anything. */
export function FaultMessage({ fault, to }: { readonly fault: Fault | undefined; readonly to: Listener }) {
  return fault ? (
    <p class="message bad" role="alert">
      {toldWhole(fault, to)}
    </p>
  ) : null;
}
