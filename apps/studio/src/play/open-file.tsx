import { type Fault, failure, type Result } from '@latin-puzzles/core/basis';
import { MAX_DOCUMENT_LENGTH } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { makePuzzleCode } from '@latin-puzzles/workshop/play';
import { readFirstPuzzle } from '@latin-puzzles/workshop/reading';
import { useSignal } from '@preact/signals';
import { packText } from '../games/packing.ts';
import { FaultMessage } from '../parts/fault-message.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { useStudio, useWords } from '../services/studio.ts';
import { OPENING_FAULTS } from './faults.ts';
import { PLAY_WORDS } from './words/index.ts';

/** Opens the first puzzle of a file in any of our forms. */
export function OpenFile() {
  const words = useWords(PLAY_WORDS);
  const { addressBar } = useStudio();
  const fault = useSignal<Fault | undefined>(undefined);
  async function open(file: File): Promise<void> {
    const puzzle = await firstOf(file);
    if (puzzle.ok) addressBar.goTo('play', 's', await makePuzzleCode(puzzle.value, packText));
    else fault.value = puzzle.fault;
  }
  return (
    <>
      <div class="field open-file">
        <FileButton
          name={words.openFile}
          accept=".json,.ndjson,.jsonl,.txt,.sdk"
          aria-describedby="open-file-help"
          onFiles={([file]) => file && open(file)}
        />
        <small id="open-file-help">{words.openFileHelp}</small>
      </div>
      <FaultMessage fault={fault.value} to="reader" />
    </>
  );
}

async function firstOf(file: File): Promise<Result<Puzzle>> {
  if (file.size > MAX_DOCUMENT_LENGTH) return failure(OPENING_FAULTS, 'format.too-large:file', file.name);
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return failure(OPENING_FAULTS, 'file.read:file', file.name);
  return readFirstPuzzle(text);
}
