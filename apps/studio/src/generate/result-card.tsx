import { theoremName } from '@latin-puzzles/core/attrition';
import { must } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { ratingSaid } from '@latin-puzzles/core/rating';
import type { MadePuzzle } from '@latin-puzzles/workshop/generate';
import { makePuzzleCode } from '@latin-puzzles/workshop/play';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { download, fileName } from '../downloads/download.ts';
import { packText } from '../games/packing.ts';
import { FactList } from '../parts/fact-list.tsx';
import { addressOf } from '../services/address.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { PuzzleDrawing } from './preview.tsx';
import { GENERATE_WORDS } from './words/index.ts';

interface ResultCardProps {
  readonly made: MadePuzzle;
  readonly title: string;
}

/** A puzzle that was found: its drawing, what is to be said of it, and what to do with it. */
export function ResultCard({ made, title }: ResultCardProps) {
  const puzzle = useMemo(() => must(parseNative(made.text)), [made.text]);
  const solved = useSignal(false);
  return (
    <li class="result panel">
      <h3>{title}</h3>
      <PuzzleDrawing picture={puzzle} title={title} solution={solved.value} />
      <Facts made={made} />
      <Actions made={made} puzzle={puzzle} title={title} solved={solved} />
    </li>
  );
}

function Facts({ made: { clues, rating, theorems } }: { readonly made: MadePuzzle }) {
  const words = useWords(GENERATE_WORDS);
  const language = useLanguage();
  const told = theorems.map((name) => theoremName(name, language)).join(', ');
  const facts: [string, string][] = [
    [words.facts.level, ratingSaid(rating, language)],
    [words.facts.clues, String(clues)],
    [words.facts.theorems, rating.fair ? told : words.unfair],
  ];
  return <FactList facts={facts} />;
}

interface ActionsProps extends ResultCardProps {
  readonly puzzle: Puzzle;
  readonly solved: Signal<boolean>;
}

function Actions({ made, puzzle, title, solved }: ActionsProps) {
  const words = useWords(GENERATE_WORDS);
  const { addressBar, announcer, printList } = useStudio();
  const address = useSignal('');
  const news = useSignal('');
  const unsaid = useSignal('');
  useEffect(() => {
    makePuzzleCode(puzzle, packText).then((code) => {
      address.value = addressOf('play', 's', code);
    });
  }, [puzzle, address]);

  async function copy(): Promise<void> {
    const link = new URL(address.value, window.location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      unsaid.value = '';
      news.value = words.copied;
    } catch {
      unsaid.value = link;
      news.value = words.copyFailed;
    }
    announcer.say(news.value);
  }

  return (
    <>
      <div class="row">
        {address.value !== '' && (
          <a class="button primary" href={address.value} aria-label={`${words.play}: ${title}`}>
            {words.play}
          </a>
        )}
        <button
          type="button"
          onClick={() => {
            printList.add(made.text);
            addressBar.goTo('print');
          }}
        >
          {words.print}
        </button>
        <button type="button" onClick={() => download(fileName(title, 'json'), 'application/json', made.text)}>
          {words.download}
        </button>
        <button type="button" onClick={copy}>
          {words.copy}
        </button>
        <button
          type="button"
          aria-pressed={solved.value}
          onClick={() => {
            solved.value = !solved.value;
          }}
        >
          {words.solution}
        </button>
      </div>
      {news.value !== '' && <p class="remark">{news.value}</p>}
      {unsaid.value !== '' && <input readOnly value={unsaid.value} aria-label={words.copy} />}
    </>
  );
}
