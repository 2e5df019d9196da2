import { catalogEntry } from '@latin-puzzles/core/board';
import { makeNative } from '@latin-puzzles/core/format';
import { ratedLevel, ratedScore } from '@latin-puzzles/core/rating';
import type { BookletOrder } from '@latin-puzzles/workshop/booklet';
import { useEffect, useMemo } from 'preact/hooks';
import { StyleForm } from '../house-style/style-form.tsx';
import { useLanguage, useWords } from '../services/studio.ts';
import { specimenOf } from '../specimens/specimens.ts';
import { PagesDesk } from './actions.tsx';
import { BookletPages } from './booklet.tsx';
import type { PrintDesk } from './desk.ts';
import { bookletOptions } from './wishes.ts';
import { PRINT_WORDS } from './words.ts';

/** Boards that between them have regions, windows, letters and an inscription. */
const SAMPLES = ['win-one', 'helios-one'];

/** The house style, beside pages that show it: those of the list, or samples. */
export default function StyleTab({ desk }: { readonly desk: PrintDesk }) {
  const words = useWords(PRINT_WORDS);
  const language = useLanguage();
  useEffect(() => desk.house.load(), [desk]);
  const own = desk.order.value;
  const wishes = desk.wishes.value;
  const sample = useMemo((): BookletOrder => {
    const options = bookletOptions({ ...wishes, paper: 'A5', perPage: 1, titlePage: true, answers: true }, language);
    return { puzzles: SAMPLES.map(sampleOf), options };
  }, [wishes, language]);
  const house = desk.house.style.value;
  return (
    <div class="print-desk style-desk">
      <section class="print-choice" aria-label={words.tabs.style}>
        {house && <StyleForm house={house} />}
      </section>
      <BookletPages desk={desk} order={own.puzzles.length > 0 ? own : sample} Pages={PagesDesk} />
    </div>
  );
}

function sampleOf(name: string): BookletOrder['puzzles'][number] {
  const { puzzle } = specimenOf(catalogEntry(name)!);
  return {
    text: makeNative(puzzle),
    level: ratedLevel(puzzle),
    score: ratedScore(puzzle),
    solution: puzzle.solution,
    proof: undefined,
  };
}
