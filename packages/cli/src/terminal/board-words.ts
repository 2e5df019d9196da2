import { GRAMMARS, type LanguageCode, type Words } from '@latin-puzzles/core/basis';
import { type AsterismKindWords, asterismWords, type Board } from '@latin-puzzles/core/board';

/** The types of a Latin Puzzle in words: `LS, symmetric`; whether it is LS may be undecided. */
export function typeWords(
  types: { ls: boolean | undefined; symmetric: boolean; repeat?: boolean; inscripted?: boolean },
  language: LanguageCode,
): string {
  const said = TYPES[language];
  const words = [
    types.ls === undefined ? said.undecided : types.ls && 'LS',
    types.symmetric && said.symmetric,
    types.repeat && said.repeat,
    types.inscripted && said.inscripted,
  ];
  return words.filter(Boolean).join(', ') || said.none;
}

const TYPES: Words<Readonly<Record<'undecided' | 'symmetric' | 'repeat' | 'inscripted' | 'none', string>>> = {
  en: {
    undecided: 'LS undecided',
    symmetric: 'symmetric',
    repeat: 'repeat',
    inscripted: 'inscripted',
    none: 'none',
  },
  es: {
    undecided: 'LS sin decidir',
    symmetric: 'simétrico',
    repeat: 'con repetición',
    inscripted: 'con inscripción',
    none: 'ninguno',
  },
};

/** How many asterisms of each kind: `9 rows, 9 columns, 9 boxes`. */
export function asterismSummary(board: Board, language: LanguageCode): string {
  const { bare, counted, fill } = GRAMMARS[language];
  const counts = new Map<AsterismKindWords, number>();
  for (const { name } of board.asterisms) {
    const words = asterismWords(name, language, 'researcher');
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const named = ({ said }: AsterismKindWords, count: number) => bare(fill(said, { id: '' }, count).trim());
  return [...counts].map(([words, count]) => counted(count, named(words, 1), named(words, 2))).join(', ');
}
