import { theoremName } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { BoardResolver } from '@latin-puzzles/core/board';
import { makeNative, parseNativeRecord } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { LEVEL_NAMES, ratingSaid } from '@latin-puzzles/core/rating';
import { drawPuzzle, renderSmallSvg } from '@latin-puzzles/drawing';
import { makePuzzleCode } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { packText } from '../games/packing.ts';
import { drawingTheme } from '../parts/drawing-theme.ts';
import { FactList } from '../parts/fact-list.tsx';
import { useSeen } from '../parts/use-seen.ts';
import { addressOf } from '../services/address.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import type { KeptPuzzle } from './answers.ts';
import { boardName, dayText } from './telling.ts';
import { COLLECTION_WORDS } from './words/index.ts';

interface PuzzleCardProps {
  readonly kept: KeptPuzzle;
  readonly resolve: BoardResolver;
}

/** A puzzle of the collection: its drawing once it comes into sight, what is known of it, and the way to play it. */
export function PuzzleCard({ kept, resolve }: PuzzleCardProps) {
  const words = useWords(COLLECTION_WORDS);
  const language = useLanguage();
  const { announcer, printList } = useStudio();
  const card = useRef<HTMLLIElement>(null);
  const seen = useSeen(card);
  const puzzle = useMemo(
    () => (seen.value ? parseNativeRecord(kept.record, resolve) : undefined),
    [seen.value, kept, resolve],
  );
  const board = boardName(kept.board, language) ?? words.ownBoard;
  const title = kept.title || board;
  return (
    <li class="kept-puzzle" ref={card}>
      <div class="picture">{puzzle?.ok && <Drawing puzzle={puzzle.value} title={title} />}</div>
      <h3>{title}</h3>
      {title !== board && <p class="remark">{board}</p>}
      <FactList facts={factsOf(kept, language)} />
      {puzzle?.ok && (
        <div class="row">
          <PlayLink puzzle={puzzle.value} title={title} />
          <button
            type="button"
            aria-label={words.printTitled(title)}
            onClick={() => {
              printList.add(makeNative(puzzle.value));
              announcer.say(words.toPrint(title));
            }}
          >
            {words.print}
          </button>
        </div>
      )}
      {puzzle && !puzzle.ok && <p class="remark">{words.unread}</p>}
    </li>
  );
}

interface PuzzlePartProps {
  readonly puzzle: Puzzle;
  readonly title: string;
}

function Drawing({ puzzle, title }: PuzzlePartProps) {
  const theme = drawingTheme(useStudio().settings);
  const picture = useMemo(() => {
    const scene = drawPuzzle({ ...puzzle, solution: undefined }, { title, heading: false });
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(renderSmallSvg(scene, 208, theme))}`;
  }, [puzzle, title, theme]);
  return <img src={picture} alt="" />;
}

function PlayLink({ puzzle, title }: PuzzlePartProps) {
  const words = useWords(COLLECTION_WORDS);
  const address = useSignal('');
  useEffect(() => {
    makePuzzleCode(puzzle, packText).then((code) => {
      address.value = addressOf('play', 's', code);
    });
  }, [puzzle, address]);
  if (address.value === '') return null;
  return (
    <a class="button primary" href={address.value} aria-label={words.playTitled(title)}>
      {words.play}
    </a>
  );
}

function factsOf({ level, score, clues, hardest, added }: KeptPuzzle, language: LanguageCode): [string, string][] {
  const words = COLLECTION_WORDS[language];
  const rated = level && (score === undefined ? LEVEL_NAMES[language][level] : ratingSaid({ level, score }, language));
  return [
    [words.facts.level, rated ?? words.unrated],
    [words.facts.clues, String(clues)],
    ...(hardest ? [[words.facts.hardest, theoremName(hardest, language)] as [string, string]] : []),
    [words.facts.added, dayText(added, language)],
  ];
}
