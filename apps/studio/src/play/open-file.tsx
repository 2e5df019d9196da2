import { failure, type Result } from '@latin-puzzles/core/basis';
import { MAX_DOCUMENT_LENGTH, parseInput } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { useSignal } from '@preact/signals';
import { makePuzzleCode } from '../share/share.ts';
import { goTo } from '../shell/route.ts';
import { PLAY } from '../words/play.ts';
import { faultTold } from '../words/play-faults.ts';
import { said } from '../words/words.ts';

/** Opens the first puzzle of a file in any of our forms. */
export function OpenFile() {
  const words = said(PLAY);
  const fault = useSignal('');
  async function open(file: File): Promise<void> {
    const puzzle = await firstOf(file);
    if (puzzle.ok) goTo('play', 's', await makePuzzleCode(puzzle.value));
    else fault.value = faultTold(puzzle.fault);
  }
  return (
    <>
      <label class="field open-file">
        <span>{words.openFile}</span>
        <small>{words.openFileHelp}</small>
        <input
          type="file"
          accept=".json,.ndjson,.jsonl,.txt,.sdk"
          onChange={({ currentTarget }) => currentTarget.files?.[0] && open(currentTarget.files[0])}
        />
      </label>
      {fault.value !== '' && (
        <p class="message bad" role="alert">
          {fault.value}
        </p>
      )}
    </>
  );
}

async function firstOf(file: File): Promise<Result<Puzzle>> {
  if (file.size > MAX_DOCUMENT_LENGTH)
    return failure(
      'format.too-large',
      file.name,
      'The file is larger than we accept.',
      'Open a file with a single puzzle.',
    );
  const text = await file.text().catch(() => undefined);
  if (text === undefined)
    return failure('file.read', file.name, 'The file could not be read.', 'Choose it again, or another.');
  for await (const { result } of parseInput(text.split(/\r?\n/))) return result;
  return failure('format.empty', file.name, 'There is no puzzle in the file.', 'Choose another.');
}
