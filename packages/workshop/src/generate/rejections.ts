import type { LanguageCode, Words } from '@latin-puzzles/core/basis';
import type { BatchRejection, Statistics } from '@latin-puzzles/core/finding';
import type { CountPanel } from '@latin-puzzles/drawing';

/** Why attempts are passed over, in few words. */
export const REJECTION_WORDS: Words<Readonly<Record<BatchRejection, string>>> = {
  en: {
    stopped: 'stopped',
    'no-board': 'no Latin board in time',
    words: 'unwanted word',
    mask: 'several solutions',
    critical: 'not critical',
    clues: 'number of clues',
    fair: 'not fair',
    score: 'difficulty',
    needs: 'theorem not needed',
    duplicate: 'found before',
  },
  es: {
    stopped: 'interrumpido',
    'no-board': 'sin tablero latino a tiempo',
    words: 'palabra indeseada',
    mask: 'varias soluciones',
    critical: 'no crítico',
    clues: 'número de pistas',
    fair: 'no justo',
    score: 'dificultad',
    needs: 'teorema no necesario',
    duplicate: 'ya encontrado',
  },
};

/** The reasons of rejection in words, the most frequent first. */
export function countRejections(rejected: Statistics['rejected'], language: LanguageCode): CountPanel['entries'] {
  return rejectionsByFrequency(rejected).map((reason) => ({
    name: REJECTION_WORDS[language][reason],
    count: rejected[reason]!,
  }));
}

export function rejectionsByFrequency(rejected: Statistics['rejected']): BatchRejection[] {
  const reasons = Object.keys(rejected) as BatchRejection[];
  return reasons.sort((a, b) => rejected[b]! - rejected[a]!);
}
