import type { Template, Words } from '@latin-puzzles/core/basis';
import type { BatchRejection, Near } from '@latin-puzzles/core/finding';

/** What `latin generate` says of the puzzles that it makes, and of how it goes. */
export interface BatchWords {
  readonly needs: string;
  readonly unfair: string;
  readonly relaxed: string;
  readonly attempt: string;
  readonly puzzle: string;
  readonly rate: string;
  readonly yield: string;
  readonly summary: string;
  readonly shortfall: string;
  readonly outOfPatience: string;
  readonly stopped: string;
  readonly closest: string;
  readonly share: string;
  readonly duplicates: string;
  /** What was wished for, and how close an attempt came to it. */
  readonly near: Readonly<Record<Near['of'], Template>>;
  /** What to change when most attempts fail for one reason. */
  readonly remedies: Readonly<Record<BatchRejection, string>>;
}

export const BATCH_WORDS: Words<BatchWords> = {
  en: {
    needs: 'it needs {theorems}',
    unfair: 'theorems do not suffice',
    relaxed: 'None of {attempts} attempts was {level}, as is usual for this board: any level will do.',
    attempt: 'attempt',
    puzzle: 'puzzle',
    rate: '{attempts}, {rate}/s',
    yield: '{puzzles} from {attempts}',
    summary: '{yield} in {seconds} s, seed {seed}',
    shortfall: '{why}; found {found} of {puzzles}',
    outOfPatience: '{attempts} in a row gave nothing new',
    stopped: 'stopped',
    closest: 'closest: {near}, wished for {wanted}',
    share: '{count} of {attempts}',
    duplicates: '{share} gave puzzles found before: there may be few others',
    near: {
      clues: { one: '{value} clue', other: '{value} clues' },
      score: 'a score of {value}',
      grade: 'a grade of {value} (each level is a fifth of 100)',
    },
    remedies: {
      stopped: 'Allow more time with --timeout.',
      'no-board': 'Allow more time with --timeout, or wish for other labels or another inscription.',
      words: 'Use other labels, or let any words appear with --no-block.',
      mask: 'Let more cells hold clues: name fewer with --never.',
      critical: 'Leave out --critical, or ask for less with --always and --symmetry.',
      clues: 'Widen --clues.',
      fair: 'Allow more theorems, more clues with --clues, or puzzles that are not fair with --no-fair.',
      score: 'Widen --score or choose another --level; --level any takes all.',
      needs: 'Wish for an easier theorem with --needs, or wait longer with --timeout.',
      duplicate: 'Ask for fewer, or wish for less.',
    },
  },
  es: {
    needs: 'necesita {theorems}',
    unfair: 'los teoremas no bastan',
    relaxed:
      'En {attempts} intentos no ha salido ninguno de nivel {level}, que es lo habitual en este tablero: valdrá cualquier nivel.',
    attempt: 'intento',
    puzzle: 'puzle',
    rate: '{attempts}, {rate}/s',
    yield: '{puzzles} en {attempts}',
    summary: '{yield}, {seconds} s, semilla {seed}',
    shortfall: '{why}; hallados {found} de {puzzles}',
    outOfPatience: '{attempts} seguidos no han dado nada nuevo',
    stopped: 'interrumpido',
    closest: 'lo más cercano: {near}; se pedía {wanted}',
    share: '{count} de {attempts}',
    duplicates: '{share} dieron puzles ya hallados: quizá haya pocos más',
    near: {
      clues: { one: '{value} pista', other: '{value} pistas' },
      score: 'una puntuación de {value}',
      grade: 'un grado de {value} (cada nivel es un quinto de 100)',
    },
    remedies: {
      stopped: 'Conceda más tiempo con --timeout.',
      'no-board': 'Conceda más tiempo con --timeout, o pida otras etiquetas u otra inscripción.',
      words: 'Use otras etiquetas, o admita cualquier palabra con --no-block.',
      mask: 'Deje que haya pistas en más celdas: nombre menos con --never.',
      critical: 'Prescinda de --critical, o pida menos con --always y --symmetry.',
      clues: 'Amplíe --clues.',
      fair: 'Admita más teoremas, más pistas con --clues, o puzles que no sean justos con --no-fair.',
      score: 'Amplíe --score o elija otro --level; con --level any valen todos.',
      needs: 'Pida con --needs un teorema más fácil, o espere más con --timeout.',
      duplicate: 'Pida menos puzles, o sea menos exigente.',
    },
  },
};
