import {
  makeSpeaker,
  type Placement,
  type Speaker,
  stepName,
  THEOREM_WORDS,
  theoremName,
} from '@latin-puzzles/core/attrition';
import { GRAMMARS, type LanguageCode, type Words } from '@latin-puzzles/core/basis';
import type { Frame } from './frames.ts';
import type { PuzzleBoard } from './shown-position.ts';

const EN = {
  supposing: 'a supposition',
  contradiction: 'a contradiction',
  writes: 'Places {all}.',
  removes: 'Rules out {all}.',
  each: '{labels} in {cells}',
  more: 'others',
};

const FRAME_WORDS: Words<typeof EN> = {
  en: EN,
  es: {
    supposing: 'una suposición',
    contradiction: 'una contradicción',
    writes: 'Coloca {all}.',
    removes: 'Descarta {all}.',
    each: '{labels} en {cells}',
    more: 'otros',
  },
};

/** What a picture of an argument shows, in short. */
export interface FrameName {
  /** The idea, as players call it where they have a name for it. */
  readonly idea: string;
  /** What is placed or ruled out; nothing where that is still to come. */
  readonly outcome: string | undefined;
}

/** More than so many are not listed. */
const MOST_LISTED = 3;

export function nameFrame({ step }: Frame, puzzle: PuzzleBoard, language: LanguageCode): FrameName {
  const words = FRAME_WORDS[language];
  const speaker = makeSpeaker(puzzle, language);
  const { writes, removals, theorem, premises } = step;
  const told = writes.length > 0 ? writes : removals;
  const known = THEOREM_WORDS.has(theorem) ? theoremName(theorem, language) : undefined;
  const unnamed = premises.assumption ? words.supposing : words.contradiction;
  return {
    idea: stepName(step, puzzle, language) ?? known ?? unnamed,
    outcome:
      told.length === 0
        ? undefined
        : GRAMMARS[language].fill(writes.length > 0 ? words.writes : words.removes, {
            all: listPlacements(speaker, told),
          }),
  };
}

/** The cells of each label, the first few. */
function listPlacements(speaker: Speaker, placements: readonly Placement[]): string {
  const { each, more } = FRAME_WORDS[speaker.language];
  const labels = [...new Set(placements.map(({ label }) => label))];
  const said = labels.slice(0, MOST_LISTED).map((label) => {
    const cells = placements.filter((placement) => placement.label === label).map(({ cell }) => cell);
    const values = { labels: speaker.labels([label]), cells: speaker.cells(cells) };
    return GRAMMARS[speaker.language].fill(each, values);
  });
  return speaker.list(labels.length > MOST_LISTED ? [...said, more] : said);
}
