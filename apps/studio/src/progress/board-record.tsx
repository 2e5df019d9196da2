import type { LanguageCode } from '@latin-puzzles/core/basis';
import { catalogEntry, familyTitle } from '@latin-puzzles/core/board';
import { LEVEL_NAMES } from '@latin-puzzles/core/rating';
import { Icon } from '@latin-puzzles/view/base';
import { makeClockText } from '@latin-puzzles/workshop/play';
import type { BoardSummary, SolveSummary } from '@latin-puzzles/workshop/progress';
import { stepAddress } from '../boards/addresses.ts';
import { nextStepOn } from '../boards/choosing.ts';
import { FavouriteButton } from '../boards/favourite-button.tsx';
import { addressOf } from '../services/address.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { PROGRESS_WORDS } from './words.ts';

/** What a board is called; nothing for a board of one's own. */
export function titleOf(board: string, language: LanguageCode): string | undefined {
  return catalogEntry(board)?.title[language] || familyTitle(board, language);
}

/** What was solved of a board, level by level, and how it goes on. */
export function BoardRecord({ summary: { board, all, levels } }: { readonly summary: BoardSummary }) {
  const words = useWords(PROGRESS_WORDS);
  const language = useLanguage();
  const { solves } = useStudio().progress;
  const title = titleOf(board, language) ?? words.ownBoard;
  const step = catalogEntry(board) ? nextStepOn(board, { solves: solves.value }) : undefined;
  return (
    <li class="board-record">
      <header>
        <h3>{step ? <a href={addressOf('gallery', board)}>{title}</a> : title}</h3>
        {step && <FavouriteButton board={board} title={title} />}
      </header>
      <table aria-label={words.table(title)}>
        <thead>
          <tr>
            {[words.level, words.count, words.best, words.median, words.hints].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map((summary) => (
            <Row key={summary.level} name={LEVEL_NAMES[language][summary.level]} summary={summary} />
          ))}
          {levels.length > 1 && <Row name={words.all} summary={all} />}
        </tbody>
      </table>
      {step && (
        <a class="button quiet" href={stepAddress(board, step)}>
          <Icon name="steps" />
          {words.path(step.step, LEVEL_NAMES[language][step.level])}
        </a>
      )}
    </li>
  );
}

function Row({
  name,
  summary: { count, best, median, hints },
}: {
  readonly name: string;
  readonly summary: SolveSummary;
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{count}</td>
      <td>{makeClockText(best * 1000)}</td>
      <td>{makeClockText(median * 1000)}</td>
      <td>{hints}</td>
    </tr>
  );
}
