import type { Fault } from '@latin-puzzles/core/basis';
import { tellFault } from '../parts/faults.ts';
import { useLanguage } from '../services/studio.ts';

/** What one ought to know of the pages before they are printed. */
export function PageNotices({ notices }: { readonly notices: readonly Fault[] }) {
  const language = useLanguage();
  if (notices.length === 0) return null;
  return (
    <div class="message bad" role="status">
      <ul class="print-notices">
        {notices.map((fault, i) => {
          const { message, remedy } = tellFault(fault, 'reader', language);
          return (
            <li key={i}>
              {fault.placeTold[language]}: {message} {remedy}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
