import type { Fault, Result } from '@latin-puzzles/core/basis';
import { makeLine, makeNative } from '@latin-puzzles/core/format';
import { type Labeling, type Puzzle, puzzleTitle } from '@latin-puzzles/core/puzzle';
import { makePuzzleCode } from '@latin-puzzles/workshop/play';
import { readPuzzleFor } from '@latin-puzzles/workshop/reading';
import { useSignal } from '@preact/signals';
import { download, fileName } from '../downloads/download.ts';
import { packText } from '../games/packing.ts';
import { FaultMessage } from '../parts/fault-message.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { addressOf } from '../services/address.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { type ClueDesk, DESIGNED, editClues, takePuzzle } from './clue-desk.ts';
import { puzzleOf, type Setting } from './clues.ts';
import { DESIGN_WORDS } from './words/index.ts';
import { edit, type Workbench } from './workbench.ts';

interface ExchangePanelProps {
  readonly bench: Workbench;
  readonly desk: ClueDesk;
  /** The clues to be handed on with the board, and their solution if they have just one. */
  readonly setting?: Setting;
  readonly solution?: Labeling | undefined;
}

/** Hands the board or the puzzle on, and takes others in. */
export function ExchangePanel({ bench, desk, setting, solution }: ExchangePanelProps) {
  const words = useWords(DESIGN_WORDS);
  const language = useLanguage();
  const ofCatalog = setting && desk.source.value !== DESIGNED;
  const title = ofCatalog ? (puzzleTitle(setting, language) ?? '') : bench.draft.value.title;
  const puzzle = setting ? puzzleOf({ ...setting, title }, solution) : bench.verdict.value.puzzle;
  const rename = (text: string) => {
    if (ofCatalog) editClues(desk, (before) => ({ ...before, title: text }));
    else edit(bench, (draft) => ({ ...draft, title: text }));
  };
  return (
    <section class="panel" aria-label={words.exchange}>
      <h2>{words.exchange}</h2>
      <label class="field">
        <span>{words.puzzleTitle}</span>
        <input value={title} maxLength={100} onChange={({ currentTarget }) => rename(currentTarget.value.trim())} />
      </label>
      {puzzle.ok && !setting && <HandOnBoard puzzle={titled(puzzle.value, title)} />}
      {puzzle.ok && setting && <HandOnPuzzle puzzle={puzzle.value} unique={solution !== undefined} />}
      <TakeIn bench={bench} desk={desk} puzzle={puzzle} />
    </section>
  );
}

function titled(puzzle: Puzzle, title: string): Puzzle {
  return title === '' ? puzzle : { ...puzzle, title };
}

/** Opens a puzzle on another page. */
function useOpening(): (page: 'play' | 'generate', puzzle: Puzzle) => Promise<void> {
  const { addressBar } = useStudio();
  return async (page, puzzle) => addressBar.goTo(page, 's', await makePuzzleCode(puzzle, packText));
}

function HandOnBoard({ puzzle }: { readonly puzzle: Puzzle }) {
  const words = useWords(DESIGN_WORDS);
  const open = useOpening();
  return (
    <div class="row tight">
      <a class="button primary" href={addressOf('design', 'clues')}>
        {words.writeClues}
      </a>
      <button type="button" onClick={() => open('generate', puzzle)}>
        {words.generate}
      </button>
      <Download puzzle={puzzle} />
    </div>
  );
}

function Download({ puzzle }: { readonly puzzle: Puzzle }) {
  return (
    <button
      type="button"
      onClick={() => download(fileName(puzzle.title ?? '', 'json'), 'application/json', makeNative(puzzle))}
    >
      {useWords(DESIGN_WORDS).download}
    </button>
  );
}

function HandOnPuzzle({ puzzle, unique }: { readonly puzzle: Puzzle; readonly unique: boolean }) {
  const words = useWords(DESIGN_WORDS);
  const { announcer, printList } = useStudio();
  const open = useOpening();
  const news = useSignal('');
  const line = makeLine(puzzle);
  const tell = (text: string) => {
    news.value = text;
    announcer.say(text);
  };
  return (
    <>
      <div class="row tight">
        <button type="button" class="primary" disabled={!unique} onClick={() => open('play', puzzle)}>
          {words.play}
        </button>
        <button
          type="button"
          disabled={!unique}
          onClick={() => {
            printList.add(makeNative(puzzle));
            tell(words.printAdded);
          }}
        >
          {words.print}
        </button>
        <button type="button" onClick={() => open('generate', puzzle)}>
          {words.generate}
        </button>
        <Download puzzle={puzzle} />
        {line.ok && (
          <button
            type="button"
            onClick={() =>
              navigator.clipboard.writeText(line.value).then(
                () => tell(words.copied),
                () => tell(line.value),
              )
            }
          >
            {words.copyLine}
          </button>
        )}
      </div>
      {news.value !== '' && <p class="remark line">{news.value}</p>}
    </>
  );
}

interface TakeInProps {
  readonly bench: Workbench;
  readonly desk: ClueDesk;
  readonly puzzle: Result<Puzzle>;
}

function TakeIn({ bench, desk, puzzle }: TakeInProps) {
  const words = useWords(DESIGN_WORDS);
  const { announcer } = useStudio();
  const fault = useSignal<Fault | undefined>(undefined);
  const text = useSignal('');
  async function read(given: string): Promise<void> {
    const result = await readPuzzleFor(given, puzzle.ok ? puzzle.value : undefined);
    fault.value = result.ok ? undefined : result.fault;
    if (!result.ok) return;
    takePuzzle(bench, desk, result.value);
    text.value = '';
    announcer.say(words.taken);
  }
  return (
    <details>
      <summary>{words.takeIn}</summary>
      <div class="field">
        <FileButton
          name={words.file}
          accept=".json,.ndjson,.txt"
          onFiles={async ([file]) => file && read(await file.text())}
        />
      </div>
      <label class="field">
        <span>{words.paste}</span>
        <textarea
          rows={3}
          value={text.value}
          spellcheck={false}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <button type="button" disabled={text.value.trim() === ''} onClick={() => read(text.value)}>
        {words.takeInNow}
      </button>
      <FaultMessage fault={fault.value} to="reader" />
    </details>
  );
}
