import type { BackgroundWork } from '../parts/background-work.ts';
import { useWords } from '../services/studio.ts';
import { HINT_WORDS } from './words.ts';

interface WorkNoteProps {
  readonly work: BackgroundWork;
  readonly text?: string | undefined;
}

/** That something is being looked for, and a way to end it; that it failed. */
export function WorkNote({ work, text }: WorkNoteProps) {
  const words = useWords(HINT_WORDS);
  if (work.busy.value)
    return (
      <div class="row work-note">
        <span role="status">{text ?? words.thinking}</span>
        <button type="button" onClick={work.cancel}>
          {words.cancel}
        </button>
      </div>
    );
  return work.failed.value ? (
    <p class="message bad" role="alert">
      {words.failed}
    </p>
  ) : null;
}
