import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { FaultMessage } from '../parts/fault-message.tsx';
import { makeLazyView } from '../parts/lazy-view.ts';
import { useWords } from '../services/studio.ts';
import type { IntakeDesk } from './intake.ts';
import { INTAKE_WORDS } from './words.ts';
import './intake.css';

/** Takes what is pasted or dropped anywhere on the page, and shows what came of it. */
export function Arrivals({ desk }: { readonly desk: IntakeDesk }) {
  const words = useWords(INTAKE_WORDS);
  const over = useSignal(false);
  const chooser = useRef(makeLazyView(async () => (await import('./chooser.tsx')).Chooser)).current;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? '';
      const files = [...(event.clipboardData?.files ?? [])];
      // What is pasted into a field belongs there.
      if (isField(event.target) || (text.trim() === '' && files.length === 0)) return;
      event.preventDefault();
      void (text.trim() === '' ? desk.takeFiles(files) : desk.takeText(text));
    };
    const drag = (event: DragEvent) => {
      const isOurs = event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain');
      if (!isOurs || isField(event.target)) return;
      event.preventDefault();
      over.value = true;
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) over.value = false;
    };
    const drop = (event: DragEvent) => {
      over.value = false;
      if (!event.dataTransfer || isField(event.target)) return;
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      void (files.length > 0 ? desk.takeFiles(files) : desk.takeText(event.dataTransfer.getData('text')));
    };
    const hearing = new AbortController();
    const { signal } = hearing;
    document.addEventListener('paste', paste, { signal });
    document.addEventListener('dragover', drag, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    return () => hearing.abort();
  }, [desk]);
  const came = desk.arrival.value;
  const found = came && 'puzzles' in came ? came : undefined;
  useEffect(() => {
    if (found) chooser.load();
  }, [found]);
  const Chooser = chooser.view.value;
  return (
    <>
      {over.value && <p class="drop-here">{words.drop}</p>}
      {came && !found && (
        <div class="arrival" role="status">
          {'fault' in came ? <FaultMessage fault={came.fault} to="reader" /> : <p class="message">{words.joined}</p>}
          <button type="button" class="quiet" onClick={desk.dismiss}>
            {words.close}
          </button>
        </div>
      )}
      {found && typeof Chooser === 'function' && <Chooser desk={desk} found={found} />}
    </>
  );
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type=file]), textarea, [contenteditable]') !== null;
}
