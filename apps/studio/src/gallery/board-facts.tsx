import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { automorphisms, isometries, twinFloor } from '@latin-puzzles/core/board';
import { clueCount, puzzleTypes } from '@latin-puzzles/core/puzzle';
import { FactList } from '../parts/fact-list.tsx';
import { useLanguage } from '../services/studio.ts';
import type { Specimen } from '../specimens/specimens.ts';
import { GALLERY_WORDS } from './words.ts';

/** What a researcher asks of a board. Worked out only when asked for. */
export function BoardFacts({ specimen }: { readonly specimen: Specimen }) {
  return <FactList facts={factsOf(specimen, useLanguage())} />;
}

function factsOf({ entry, puzzle }: Specimen, language: LanguageCode): [string, string][] {
  const { board } = puzzle;
  const words = GALLERY_WORDS[language];
  const group = isometries(board);
  const { ls, symmetric, repeat, inscripted } = puzzleTypes(puzzle, group);
  const types = [
    ls ? words.types.ls : words.nonLs,
    symmetric && words.types.symmetric,
    repeat && words.types.repeat,
    inscripted && words.types.inscripted,
  ];
  const status = words.status[entry.status];
  const remark = entry.remark ? `${status}. ${entry.remark[language]}` : status;
  return [
    [words.facts.board, words.cells(board.cells, board.asterisms.length, board.k!)],
    [words.facts.labels, entry.labels.join(' ')],
    [words.facts.clues, words.clues(clueCount(puzzle), repeat ? 0 : twinFloor(board))],
    [words.facts.symmetry, words.order(withSubscript(group.name), String(group.order))],
    [words.facts.automorphisms, GRAMMARS[language].figure(automorphisms(board).order)],
    [words.facts.types, types.filter(Boolean).join(', ')],
    [words.facts.layout, remark],
    [words.facts.name, entry.board],
  ];
}

/** D_4 as it is printed: D₄. */
function withSubscript(name: string): string {
  return name.replace(/_(\d+)/, (_, figures: string) =>
    [...figures].map((figure) => String.fromCodePoint(0x2080 + Number(figure))).join(''),
  );
}
