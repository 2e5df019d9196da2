import { inEveryLanguage, isRecord, type LanguageCode, type Words } from '@latin-puzzles/core/basis';
import { catalogEntry, familyTitle } from '@latin-puzzles/core/board';
import type { PlanBoard } from './boards.ts';
import type { PlanWishes } from './wish-fields.ts';

const OWN_BOARD: Words = { en: 'a board of one’s own', es: 'un tablero propio' };

/** What people call a board of a plan. */
export function boardCalled(board: PlanBoard): Words {
  return inEveryLanguage((language) => {
    if (typeof board === 'string') return catalogEntry(board)?.title[language] ?? familyTitle(board, language) ?? board;
    const { title, board: named } = board;
    if (typeof title === 'string') return title;
    return typeof named === 'string' ? boardCalled(named)[language] : OWN_BOARD[language];
  });
}

/** The name of a kind of work before the board that it is done on. */
export function doneOn(work: Words, board: PlanBoard): Words {
  const called = boardCalled(board);
  return inEveryLanguage((language) => `${called[language]}: ${work[language]}`);
}

const WISHES: Words<Readonly<Record<keyof PlanWishes, string>>> = {
  en: {
    labels: 'other labels',
    inscription: 'words inscribed',
    place: 'a place for the words',
    critical: 'critical',
    fair: 'fair',
    theorems: 'certain theorems',
    needs: 'necessary theorems',
    score: 'score',
    scale: 'a scale of one’s own',
    symmetry: 'symmetry',
    clues: 'clues',
    mask: 'cells for clues',
    uniform: 'solutions with equal chances',
    words: 'words to avoid',
  },
  es: {
    labels: 'otros símbolos',
    inscription: 'palabras inscritas',
    place: 'un lugar para las palabras',
    critical: 'crítico',
    fair: 'justo',
    theorems: 'ciertos teoremas',
    needs: 'teoremas necesarios',
    score: 'puntuación',
    scale: 'una escala propia',
    symmetry: 'simetría',
    clues: 'pistas',
    mask: 'celdas para las pistas',
    uniform: 'soluciones igual de probables',
    words: 'palabras que evitar',
  },
};

/** What tells sets of wishes apart, in a few words each. */
export function wishesCalled(wishes: PlanWishes, language: LanguageCode): string[] {
  return Object.entries(wishes).map(([wish, wanted]) => {
    const name = WISHES[language][wish as keyof PlanWishes];
    if (wanted === false) return `${name}: no`;
    if (typeof wanted === 'string') return `${name}: ${wanted}`;
    return isRecord(wanted) && ('least' in wanted || 'most' in wanted) ? `${name} ${rangeText(wanted)}` : name;
  });
}

export function rangeText({ least, most }: { readonly least?: unknown; readonly most?: unknown }): string {
  return least === most ? String(least) : `${least ?? ''}–${most ?? ''}`;
}
