import type { CellWish } from '../generate/mask.ts';
import type { Dictionary } from './words.ts';

interface WishWords {
  readonly more: string;
  readonly labels: string;
  readonly labelsHelp: string;
  readonly clues: string;
  readonly critical: string;
  readonly criticalHelp: string;
  readonly symmetry: string;
  readonly symmetryHelp: string;
  readonly together: (cells: number) => string;
  readonly lookingForSymmetries: string;
  readonly clueCount: string;
  readonly from: string;
  readonly to: string;
  readonly mask: string;
  readonly maskHelp: string;
  readonly maskBoard: string;
  readonly cellWishes: Readonly<Record<CellWish, string>>;
  readonly clearMask: string;
  readonly difficulty: string;
  readonly fair: string;
  readonly fairHelp: string;
  readonly score: string;
  readonly scoreHelp: string;
  readonly theorem: string;
  readonly allowed: string;
  readonly needed: string;
  readonly theoremsHelp: string;
  readonly scale: string;
  readonly scaleHelp: string;
  readonly scaleTaken: (name: string) => string;
  readonly scaleDropped: string;
  readonly accidents: string;
  readonly words: string;
  readonly wordsHelp: string;
  readonly anyWords: string;
  readonly batch: string;
  readonly count: string;
  readonly countHelp: string;
  readonly seed: string;
  readonly seedHelp: string;
  readonly puzzleTitle: string;
  readonly author: string;
  readonly reset: string;
}

export const WISHES: Dictionary<WishWords> = {
  en: {
    more: 'More wishes',
    labels: 'Labels',
    labelsHelp: 'With spaces or commas between them, or one character each; repeats count.',
    clues: 'Clues',
    critical: 'Critical',
    criticalHelp: 'No clue outside the word can go.',
    symmetry: 'Symmetry of the clues',
    symmetryHelp: 'Cells with the same letter are clues together, or none of them is.',
    together: (cells) => `${cells} cells together`,
    lookingForSymmetries: 'Looking for them …',
    clueCount: 'How many clues',
    from: 'from',
    to: 'to',
    mask: 'Cells that must or must not be clues',
    maskHelp: 'Pick a cell once for a clue, twice for no clue, three times for either. Space does the same.',
    maskBoard: 'Cells wished for',
    cellWishes: { either: 'either', always: 'a clue', never: 'no clue' },
    clearMask: 'Clear all cells',
    difficulty: 'Difficulty',
    fair: 'Fair',
    fairHelp: 'Theorems solve it, nobody has to guess. Otherwise it may or may not be so.',
    score: 'Score',
    scoreHelp: 'From 0 to 100; each level takes a fifth.',
    theorem: 'Theorem',
    allowed: 'allowed',
    needed: 'needed',
    theoremsHelp:
      'Theorems that are not allowed are never needed to solve it; without one that is needed it cannot be.',
    scale: 'A scale of your own',
    scaleHelp: 'A file that “latin calibrate” wrote.',
    scaleTaken: (name) => `Levels and scores follow ${name}.`,
    scaleDropped: 'Use ours again',
    accidents: 'Words by accident',
    words: 'Words that must not appear',
    wordsHelp: 'Some rude ones, English and Spanish, are kept out already.',
    anyWords: 'Let any word appear',
    batch: 'The batch',
    count: 'How many puzzles',
    countHelp: 'None like another, turned or renamed.',
    seed: 'Seed',
    seedHelp: 'The same wishes and seed give the same puzzles. A new one each time unless given.',
    puzzleTitle: 'Title',
    author: 'Author',
    reset: 'Forget all wishes',
  },
  es: {
    more: 'Más deseos',
    labels: 'Etiquetas',
    labelsHelp: 'Separadas por espacios o comas, o de un carácter cada una; las repetidas cuentan.',
    clues: 'Pistas',
    critical: 'Crítico',
    criticalHelp: 'No se puede quitar ninguna pista fuera de la palabra.',
    symmetry: 'Simetría de las pistas',
    symmetryHelp: 'Las celdas con la misma letra son pistas todas a la vez, o ninguna lo es.',
    together: (cells) => `${cells} celdas a la vez`,
    lookingForSymmetries: 'Buscándolas …',
    clueCount: 'Cuántas pistas',
    from: 'de',
    to: 'a',
    mask: 'Celdas que han de ser pistas o no serlo',
    maskHelp:
      'Elija una celda una vez para que sea pista, dos para que no lo sea, tres para que dé igual. La barra espaciadora hace lo mismo.',
    maskBoard: 'Celdas deseadas',
    cellWishes: { either: 'da igual', always: 'pista', never: 'sin pista' },
    clearMask: 'Borrar todas',
    difficulty: 'Dificultad',
    fair: 'Justo',
    fairHelp: 'Los teoremas lo resuelven, no hay que adivinar. Si no se pide, puede serlo o no.',
    score: 'Puntuación',
    scoreHelp: 'De 0 a 100; cada nivel ocupa una quinta parte.',
    theorem: 'Teorema',
    allowed: 'permitido',
    needed: 'necesario',
    theoremsHelp:
      'Los teoremas no permitidos nunca hacen falta para resolverlo; sin los necesarios no se puede resolver.',
    scale: 'Una escala propia',
    scaleHelp: 'Un archivo escrito por «latin calibrate».',
    scaleTaken: (name) => `Los niveles y las puntuaciones siguen ${name}.`,
    scaleDropped: 'Volver a la nuestra',
    accidents: 'Palabras por accidente',
    words: 'Palabras que no deben aparecer',
    wordsHelp: 'Algunas malsonantes, en inglés y en español, ya se evitan.',
    anyWords: 'Permitir cualquier palabra',
    batch: 'La serie',
    count: 'Cuántos puzles',
    countHelp: 'Ninguno igual a otro, ni girado ni con otros nombres.',
    seed: 'Semilla',
    seedHelp: 'Los mismos deseos y la misma semilla dan los mismos puzles. Si no se indica, cada vez es nueva.',
    puzzleTitle: 'Título',
    author: 'Autor',
    reset: 'Olvidar todos los deseos',
  },
};
