import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { clueCount } from '@latin-puzzles/core/puzzle';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { FactList } from '../parts/fact-list.tsx';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import type { Specimen } from '../specimens/specimens.ts';
import type { ToldFacts } from '../worker/tasks.ts';
import { GALLERY_WORDS } from './words.ts';

/** What a researcher asks of a board. Worked out only when asked for. */
export function SpecimenFacts({ specimen }: { readonly specimen: Specimen }) {
  const words = useWords(GALLERY_WORDS);
  const language = useLanguage();
  const { worker } = useStudio();
  const known = useSignal<ToldFacts | 'failed' | undefined>(undefined);
  useEffect(() => {
    worker.ask('board-facts', { board: specimen.puzzle.board }).then(
      (facts) => {
        known.value = facts;
      },
      () => {
        known.value = 'failed';
      },
    );
  }, [specimen, known]);
  if (typeof known.value === 'object') return <FactList facts={factsOf(specimen, known.value, language)} />;
  return <p class="remark">{known.value === 'failed' ? words.factsFailed : words.looking}</p>;
}

function factsOf({ entry, puzzle }: Specimen, known: ToldFacts, language: LanguageCode): [string, string][] {
  const words = GALLERY_WORDS[language];
  const { types, group } = known;
  const repeat = puzzle.multiset.counts.some((count) => count > 1);
  // Latin squares hold no label twice in a row.
  const ls = !repeat && types.ls;
  const told = [
    ls === undefined ? words.lsUndecided : ls ? words.types.ls : words.nonLs,
    types.symmetric && words.types.symmetric,
    repeat && words.types.repeat,
    puzzle.inscription.length > 0 && words.types.inscripted,
  ];
  const status = words.status[entry.status];
  const remark = entry.remark ? `${status}. ${entry.remark[language]}` : status;
  return [
    [words.facts.board, words.cells(known.cells, known.asterisms, known.k!)],
    [words.facts.labels, entry.labels.join(' ')],
    [words.facts.clues, words.clues(clueCount(puzzle), repeat ? 0 : known.twinFloor)],
    [words.facts.symmetry, words.order(known.symmetry[language], String(group.order))],
    [words.facts.automorphisms, GRAMMARS[language].figure(BigInt(known.automorphisms))],
    [words.facts.types, told.filter(Boolean).join(', ')],
    [words.facts.layout, remark],
    [words.facts.name, entry.board],
  ];
}
