import { LEVEL_NAMES, ratingSaid } from '@latin-puzzles/core/rating';
import { drawPuzzle } from '@latin-puzzles/drawing';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { drawingTheme, smallPicture } from '../parts/drawing-theme.ts';
import { addressOf } from '../services/address.ts';
import { useStudio, useWords } from '../services/studio.ts';
import type { Specimen } from '../specimens/specimens.ts';
import { SpecimenFacts } from './specimen-facts.tsx';
import { GALLERY_WORDS } from './words.ts';

/** A specimen: its drawing, its challenge, the way to play it, and the facts for who wants them. */
export function BoardCard({ specimen }: { readonly specimen: Specimen }) {
  const { entry, puzzle, level, score } = specimen;
  const words = useWords(GALLERY_WORDS);
  const { settings } = useStudio();
  const language = settings.language.value;
  const title = entry.title[language];
  const opened = useSignal(false);
  const theme = drawingTheme(settings);
  const picture = useMemo(() => {
    const scene = drawPuzzle({ ...puzzle, solution: undefined }, { title, heading: false });
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(smallPicture(scene, 224, theme))}`;
  }, [puzzle, title, theme]);
  return (
    <li class="board" id={entry.name}>
      <a class="picture" href={addressOf('play', 'specimen', entry.name)} aria-label={words.play(title)}>
        <img src={picture} alt="" />
      </a>
      <h3>
        {title} {entry.year && <span class="year">{entry.year}</span>}
      </h3>
      <p class="level">
        {score === undefined ? LEVEL_NAMES[language][level] : ratingSaid({ level, score }, language)}
        {entry.promise.critical && `, ${words.critical}`}
      </p>
      <p class="challenge">{entry.challenge[language]}</p>
      <div class="row">
        <a class="button primary" href={addressOf('play', 'specimen', entry.name)} aria-label={words.play(title)}>
          {words.playShort}
        </a>
        <a class="button" href={addressOf('generate', entry.name)} aria-label={`${words.generate}: ${title}`}>
          {words.generate}
        </a>
      </div>
      <details
        onToggle={({ currentTarget }) => {
          opened.value = currentTarget.open;
        }}
      >
        <summary>{words.about}</summary>
        {opened.value && <SpecimenFacts specimen={specimen} />}
      </details>
    </li>
  );
}
