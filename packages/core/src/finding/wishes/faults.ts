import { theoremName } from '../../attrition/index.ts';
import type { Excerpt, FaultTable, Grammar, Span, Words } from '../../basis/index.ts';
import { type CellName, cellsSaid, cellText, NO_SUCH_CELL, WRONG_TYPE } from '../../board/index.ts';
import { LEVEL_NAMES, type Level } from '../../rating/index.ts';

/** What the codes mean. docs/errors.md is made from such tables. */
export const WISHES_CODES = {
  'wishes.form': 'a wish is of the wrong type; only programs can give such',
  'wishes.no-board': 'the board has no Latin board with these labels',
  'wishes.mask':
    'the cells that must or must not be clues do not exist, contradict each other, or leave the solution undetermined',
  'wishes.clues': 'no puzzle of the board has such a number of clues',
  'wishes.symmetry': 'the board does not have the symmetry, or the clues cannot have it',
  'wishes.critical': 'a clue that is asked for would be needless',
  'wishes.theorem': 'a theorem is unknown, or needed though it is not allowed',
  'wishes.difficulty': 'the level or the score is unknown, or out of reach of the theorems',
};

/** Why a puzzle cannot be as it is wished, and the facts of each case. */
export interface WishesFaultFacts {
  'wishes.form': { readonly given: Excerpt };
  'wishes.no-board': undefined;
  'wishes.mask:range': { readonly cell: Excerpt; readonly last: number };
  'wishes.mask:both': { readonly cell: number; readonly name: CellName; readonly inscribed: boolean };
  'wishes.mask:twins': { readonly cells: readonly CellName[] };
  'wishes.clues:full': undefined;
  'wishes.clues:apart': { readonly wished: Span; readonly below: number; readonly above: number };
  'wishes.clues:range': { readonly possible: Span; readonly wished: Span; readonly nearest: Span };
  'wishes.symmetry:unknown': { readonly name: Excerpt; readonly known: readonly string[] };
  'wishes.symmetry:mask': undefined;
  'wishes.critical': { readonly cell: CellName };
  'wishes.theorem:unknown': { readonly name: Excerpt; readonly known: readonly string[] };
  'wishes.theorem:barred': { readonly theorem: string };
  'wishes.difficulty:unknown': { readonly level: Excerpt; readonly known: readonly Level[] };
  'wishes.difficulty:score': { readonly fair: boolean; readonly wished: Span };
  'wishes.difficulty:level': {
    readonly level: Level;
    readonly scores: Span;
    readonly wished: Span;
    readonly fair: boolean;
  };
  'wishes.difficulty:reach': { readonly theorem: string | undefined; readonly highest: number; readonly wished: Span };
  'wishes.difficulty:needs': { readonly theorem: string; readonly lowest: number; readonly wished: Span };
  'wishes.difficulty:level-reach': {
    readonly theorem: string | undefined;
    readonly bound: Level;
    readonly level: Level;
  };
  'wishes.difficulty:level-needs': { readonly theorem: string; readonly bound: Level; readonly level: Level };
}

export const WISHES_FAULTS: FaultTable<WishesFaultFacts> = {
  'wishes.form': WRONG_TYPE,
  'wishes.no-board': {
    en: () => [
      'The board has no Latin board with these labels: a search through all ways to fill it found none.',
      'Change the board or the labels; repeated labels often help.',
    ],
    es: () => [
      'Con estas etiquetas no hay ningún tablero latino: hemos buscado entre todas las maneras de llenarlo.',
      'Cambie de tablero o de etiquetas; a menudo ayuda repetir algunas.',
    ],
  },
  'wishes.mask:range': NO_SUCH_CELL,
  'wishes.mask:both': {
    en: ({ cell, name, inscribed }) => [
      `Cell ${cell} (${cellText(name)}) must be a clue and must not.`,
      inscribed ? 'Keep the inscription free of the mask.' : 'Take it out of one of the two lists.',
    ],
    es: ({ cell, name, inscribed }, grammar) => [
      `La celda ${cell} (${cellsSaid([name], grammar)}) ha de ser una pista y a la vez no serlo.`,
      inscribed ? 'Deje libres las celdas de la inscripción.' : 'Quítela de una de las dos listas.',
    ],
  },
  'wishes.mask:twins': {
    en: ({ cells }) => [
      `${cells.map(cellText).join(' and ')} lie in the same asterisms: without a clue in either they could change places.`,
      'Allow a clue in one of them.',
    ],
    es: ({ cells }, grammar) => [
      `Estas celdas están en los mismos asterismos: ${cellsSaid(cells, grammar)}. Sin una pista en alguna, podrían cambiarse una por otra.`,
      'Permita una pista en una de ellas.',
    ],
  },
  'wishes.clues:full': {
    en: () => [
      'The symmetry and the mask ask for a clue in every cell: nothing would be left to solve.',
      'Ask for fewer clues, or choose another symmetry.',
    ],
    es: () => [
      'La simetría y las celdas elegidas piden una pista en cada celda: no quedaría nada que resolver.',
      'Pida menos pistas, o elija otra simetría.',
    ],
  },
  'wishes.clues:apart': {
    en: ({ wished, below, above }, { counted, span }) => [
      `The symmetry of the pattern never adds up to a number of clues of ${span(wished)}.`,
      `Wish for ${below} or ${counted(above, 'clue')}, or change the mask or the symmetry.`,
    ],
    es: ({ wished, below, above }, { counted, figure, span }) => [
      `Con la simetría elegida, el número de pistas nunca es ${span(wished)}.`,
      `Pida ${figure(below)} o ${counted(above, 'pista')}, o cambie las celdas elegidas o la simetría.`,
    ],
  },
  'wishes.clues:range': {
    en: ({ possible, wished, nearest }, { span }) => [
      `A puzzle of this board has ${span(possible, 'clue')} here; ${span(wished)} is wished for.`,
      `Wish for ${span(nearest, 'clue')}, or change the mask or the symmetry.`,
    ],
    es: ({ possible, wished, nearest }, { span }) => [
      `Un puzle de este tablero tiene aquí ${span(possible, 'pista')}, y se ha pedido: ${span(wished)}.`,
      `Pida ${span(nearest, 'pista')}, o cambie las celdas elegidas o la simetría.`,
    ],
  },
  'wishes.symmetry:unknown': {
    en: ({ name, known }, { shown }) => [
      `The board has no symmetry named ${shown(name)}.`,
      `Choose one of ${known.join(', ')}.`,
    ],
    es: ({ name, known }, { shown }) => [
      `El tablero no tiene ninguna simetría llamada ${shown(name)}.`,
      `Elija una de estas: ${known.join(', ')}.`,
    ],
  },
  'wishes.symmetry:mask': {
    en: () => [
      'Wherever the symmetry lies, it takes a cell that must be a clue to one that must not.',
      'Make the mask symmetric, move the inscription, or choose another symmetry.',
    ],
    es: () => [
      'Se coloque como se coloque, la simetría lleva una celda que ha de ser una pista a otra que no puede serlo.',
      'Haga simétricas las celdas elegidas, mueva la inscripción o elija otra simetría.',
    ],
  },
  'wishes.critical': {
    en: ({ cell }) => [
      `${cellText(cell)} must be a clue, and so must the rest of an asterism that holds it: that clue can go.`,
      'Ask for fewer clues, choose another symmetry, or do without a critical puzzle.',
    ],
    es: ({ cell }, grammar) => [
      `Ha de haber una pista en ${cellsSaid([cell], grammar)} y en el resto de un asterismo que la contiene: esa pista sobra.`,
      'Pida menos pistas, elija otra simetría o renuncie a que el puzle sea crítico.',
    ],
  },
  'wishes.theorem:unknown': {
    en: ({ name, known }, { shown }) => [`There is no theorem ${shown(name)}.`, `There are ${known.join(', ')}.`],
    es: ({ name, known }, { list, shown }) => [
      `No hay ningún teorema ${shown(name)}.`,
      `Los que hay son ${list(known)}.`,
    ],
  },
  'wishes.theorem:barred': {
    en: ({ theorem }) => [
      `The puzzle is to need ${theorem}, which is not among the theorems allowed.`,
      'Allow the theorem, or do not ask for it.',
    ],
    es: ({ theorem }, { quote }) => [
      `El puzle ha de necesitar un teorema, ${quote(theoremName(theorem, 'es'))}, que no está entre los permitidos.`,
      'Permita el teorema, o no lo pida.',
    ],
  },
  'wishes.difficulty:unknown': {
    en: ({ level, known }, { shown }) => [`There is no level ${shown(level)}.`, `There are ${known.join(', ')}.`],
    es: ({ level, known }, { list, shown }) => [
      `No hay ningún nivel ${shown(level)}.`,
      `Los que hay son ${list(known.map((name) => `${name} (${LEVEL_NAMES.es[name]})`))}.`,
    ],
  },
  'wishes.difficulty:score': {
    en: ({ fair, wished }, grammar) => [
      `No ${fair ? 'fair ' : ''}puzzle has a score of ${grammar.span(wished)}.`,
      otherScore(fair, wished, grammar),
    ],
    es: ({ fair, wished }, grammar) => [
      `Ningún puzle ${fair ? 'justo ' : ''}tiene una puntuación ${ofSpan(wished, grammar)}.`,
      otherScore(fair, wished, grammar),
    ],
  },
  'wishes.difficulty:level': {
    en: ({ level, scores, wished, fair }, grammar) => [
      `The scores of the level ${level} are ${grammar.span(scores)}, those wished for ${grammar.span(wished)}.`,
      otherScore(fair, wished, grammar),
    ],
    es: ({ level, scores, wished, fair }, grammar) => [
      `Las puntuaciones del nivel ${grammar.quote(LEVEL_NAMES.es[level])} son ${grammar.span(scores)}, y las deseadas ${grammar.span(wished)}.`,
      otherScore(fair, wished, grammar),
    ],
  },
  'wishes.difficulty:reach': {
    en: ({ theorem = 'no theorem', highest, wished }, { span }) => [
      `With ${theorem} as the hardest theorem no score exceeds ${highest} on this board; ${span(wished)} is wished for.`,
      'Allow harder theorems, or wish for an easier puzzle.',
    ],
    es: ({ theorem, highest, wished }, { figure, quote, span }) => [
      `${
        theorem === undefined
          ? 'Sin ningún teorema'
          : `Si el teorema más difícil es ${quote(theoremName(theorem, 'es'))}`
      }, ninguna puntuación pasa de ${figure(highest)} en este tablero, y se ha pedido: ${span(wished)}.`,
      'Permita teoremas más difíciles, o pida un puzle más fácil.',
    ],
  },
  'wishes.difficulty:needs': {
    en: ({ theorem, lowest, wished }, { span }) => [
      `A puzzle that needs ${theorem} has a score of at least ${lowest} on this board; ${span(wished)} is wished for.`,
      'Ask for an easier theorem, or wish for a more difficult puzzle.',
    ],
    es: ({ theorem, lowest, wished }, { figure, quote, span }) => [
      `Un puzle que necesita el teorema ${quote(theoremName(theorem, 'es'))} tiene en este tablero una puntuación de ${figure(lowest)} como poco, y se ha pedido: ${span(wished)}.`,
      'Pida un teorema más fácil, o un puzle más difícil.',
    ],
  },
  'wishes.difficulty:level-reach': {
    en: ({ theorem = 'no theorem', bound, level }) => [
      `With ${theorem} as the hardest theorem a puzzle of this board is ${bound} at most; ${level} is wished for.`,
      'Allow harder theorems, or wish for an easier puzzle.',
    ],
    es: ({ theorem, bound, level }, { quote }) => [
      `${
        theorem === undefined
          ? 'Sin ningún teorema'
          : `Si el teorema más difícil es ${quote(theoremName(theorem, 'es'))}`
      }, el nivel de un puzle de este tablero es como mucho ${quote(LEVEL_NAMES.es[bound])}, y se ha pedido ${quote(LEVEL_NAMES.es[level])}.`,
      'Permita teoremas más difíciles, o pida un puzle más fácil.',
    ],
  },
  'wishes.difficulty:level-needs': {
    en: ({ theorem, bound, level }) => [
      `A puzzle of this board that needs ${theorem} is ${bound} at least; ${level} is wished for.`,
      'Ask for an easier theorem, or wish for a more difficult puzzle.',
    ],
    es: ({ theorem, bound, level }, { quote }) => [
      `Un puzle de este tablero que necesita el teorema ${quote(theoremName(theorem, 'es'))} es al menos de nivel ${quote(LEVEL_NAMES.es[bound])}, y se ha pedido ${quote(LEVEL_NAMES.es[level])}.`,
      'Pida un teorema más fácil, o un puzle más difícil.',
    ],
  },
};

/** What helps where a score was wished for that there is not. */
const OTHER_SCORE: Words<{ readonly unfair: string; readonly other: string }> = {
  en: {
    unfair: 'Scores from 100 on are those of puzzles that are not fair: allow these, or wish for less.',
    other: 'Change one of the two.',
  },
  es: {
    unfair: 'Las puntuaciones desde 100 son las de puzles que no son justos: admítalos, o pida menos.',
    other: 'Cambie una de las dos cosas.',
  },
};

function otherScore(fair: boolean, { least = 0 }: Span, { code }: Grammar): string {
  const { unfair, other } = OTHER_SCORE[code];
  return fair && least >= 100 ? unfair : other;
}

/** Spanish says `de 3 a 5`, but `de como mucho 5`. */
function ofSpan(wished: Span, { span }: Grammar): string {
  const { least, most } = wished;
  return least === undefined || most === undefined || least === most ? `de ${span(wished)}` : span(wished);
}
