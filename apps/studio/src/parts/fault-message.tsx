import type { Fault } from '@latin-puzzles/core/basis';
import { useLanguage } from '../services/studio.ts';
import { type Listener, tellFaultWhole } from './faults.ts';

/** What was wrong with what somebody has just done, if anything. */
export function FaultMessage({ fault, to }: { readonly fault: Fault | undefined; readonly to: Listener }) {
  const language = useLanguage();
  return fault ? (
    <p class="message bad" role="alert">
      {tellFaultWhole(fault, to, language)}
    </p>
  ) : null;
}
