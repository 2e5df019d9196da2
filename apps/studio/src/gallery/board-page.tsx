import { LEVEL_NAMES, type Level } from '@latin-puzzles/core/rating';
import { Icon } from '@latin-puzzles/view/base';
import { useSignal } from '@preact/signals';
import { dailyAddress, madeAddress, stepAddress } from '../boards/addresses.ts';
import { BoardPicture } from '../boards/board-picture.tsx';
import { nextStepOn } from '../boards/choosing.ts';
import { FavouriteButton } from '../boards/favourite-button.tsx';
import { GradedPicture } from '../boards/graded-picture.tsx';
import { levelsOf } from '../boards/levels.ts';
import { PuzzleTile } from '../boards/puzzle-tile.tsx';
import { SolvedNote } from '../boards/solved-note.tsx';
import { addressOf } from '../services/address.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import type { Specimen } from '../specimens/specimens.ts';
import { SpecimenFacts } from './specimen-facts.tsx';
import { GALLERY_WORDS } from './words.ts';

/** How many puzzles of each level are made to be looked at. */
const MADE = [1, 2];

/** All that there is of a board: its specimen, puzzles of every level, its path, its puzzle of the day, its facts. */
export function BoardPage({ specimen, today }: { readonly specimen: Specimen; readonly today: string }) {
  const { entry, level } = specimen;
  const { name: board } = entry;
  const words = useWords(GALLERY_WORDS);
  const language = useLanguage();
  const levelNames = LEVEL_NAMES[language];
  const step = nextStepOn(board, { solves: useStudio().progress.solves.value });
  const opened = useSignal(false);
  const title = entry.title[language];
  return (
    <article class="board-page">
      <p>
        <a href={addressOf('gallery')}>{words.back}</a>
      </p>
      <div class="board-first">
        <a class="picture" href={addressOf('play', 'specimen', board)} tabIndex={-1} aria-label={words.play(title)}>
          <BoardPicture board={board} kind="specimen" first />
        </a>
        <div>
          <header>
            <h1>{title}</h1>
            <FavouriteButton board={board} title={title} />
          </header>
          <p class="remark level">
            <span>
              {levelNames[level]}
              {entry.year !== undefined && ` · ${entry.year}`}
            </span>
            <SolvedNote board={board} />
          </p>
          <p class="lede">{entry.challenge[language]}</p>
          <div class="row">
            <a class="button primary large" href={addressOf('play', 'specimen', board)} aria-label={words.play(title)}>
              <Icon name="play" />
              {words.playShort}
            </a>
            <a class="button" href={stepAddress(board, step)}>
              <Icon name="steps" />
              {words.path(step.step, levelNames[step.level])}
            </a>
            <a class="button" href={dailyAddress(today, board, level)}>
              <Icon name="calendar" />
              {words.today}
            </a>
            <a class="button" href={addressOf('generate', board)}>
              <Icon name="another" />
              {words.generate}
            </a>
          </div>
        </div>
      </div>
      <div class="levels">
        {levelsOf(board).map((shown) => (
          <LevelShelf key={shown} board={board} level={shown} title={title} />
        ))}
      </div>
      <details
        onToggle={({ currentTarget }) => {
          opened.value = currentTarget.open;
        }}
      >
        <summary>{words.about}</summary>
        {opened.value && <SpecimenFacts specimen={specimen} />}
      </details>
    </article>
  );
}

interface LevelShelfProps {
  readonly board: string;
  readonly level: Level;
  readonly title: string;
}

function LevelShelf({ board, level, title }: LevelShelfProps) {
  const words = useWords(GALLERY_WORDS);
  const language = useLanguage();
  const id = `level-${level.replace(' ', '-')}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {LEVEL_NAMES[language][level]} <SolvedNote board={board} level={level} />
      </h2>
      <ul class="shelf">
        {MADE.map((number) => (
          <PuzzleTile
            key={number}
            address={madeAddress(number, board, level)}
            picture={<GradedPicture wish={{ board, level, occasion: String(number) }} pixels={180} />}
            title={words.numbered(title, number)}
          />
        ))}
      </ul>
    </section>
  );
}
