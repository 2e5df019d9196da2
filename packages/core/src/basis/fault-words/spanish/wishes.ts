import type { FaultFacts, Span } from '../facts.ts';
import type { Names, Sentences } from '../sentences.ts';
import { counted, figure, kindSaid, levelSaid, listed, placeSaid, shown, spanned } from './says.ts';

function obstacleSaid(obstacle: FaultFacts['inscription.impossible']['obstacle'], names: Names): string {
  if (obstacle === 'unsearched') return 'no hemos mirado';
  if (obstacle === 'searched') return 'hemos buscado entre todas las maneras de llenar el tablero y no hay ninguna';
  const { asterism, label, held, allowed } = obstacle;
  return `la etiqueta ${label} estaría ${counted(held, 'vez', 'veces')} en ${names.asterism(asterism)}, en lugar de ${allowed}`;
}

/** What helps where a score was wished for that there is not. */
function otherScore(fair: boolean, { least = 0 }: Span): string {
  return fair && least >= 100
    ? 'Las puntuaciones desde 100 son las de puzles que no son justos: admítalos, o pida menos.'
    : 'Cambie una de las dos cosas.';
}

const noNumber = ({ least, most }: FaultFacts['wishes.clues:bounds']) =>
  [
    `De ${shown(least)} a ${shown(most)} no hay ningún número.`,
    'Escriba dos números, primero el menor, o solo uno de los dos.',
  ] as const;

const give = (cells: number) =>
  `Dé ${counted(cells, 'etiqueta')}, contando las repetidas, o una inscripción de ${counted(cells, 'letra')}.`;

/** A place as it was wished, by its name in this language if it has one. */
function wishedPlace(place: FaultFacts['inscription.place:unknown']['place'], names: Names): string {
  const text = shown(place);
  return /^".*"$/.test(text) ? `«${placeSaid(text.slice(1, -1), names)}»` : text;
}

/** Why a puzzle cannot be as it is wished. */
export const WISHES = {
  'inscription.letters:count': ({ text, letters, cells }) => [
    `${shown(text)} tiene ${counted(letters, 'letra')}, y un asterismo tiene ${counted(cells, 'celda')}.`,
    give(cells),
  ],
  'inscription.letters:none': ({ cells }) => [
    'No hay ni etiquetas ni una inscripción de la que tomarlas.',
    give(cells),
  ],
  'inscription.letters:empty': () => ['La inscripción está vacía.', 'Escriba una palabra, o no pida ninguna.'],
  'inscription.letters:label': ({ letter, labels }) => [
    `${shown(letter)} no es una de las etiquetas ${labels.join(' ')}.`,
    'Escriba la inscripción con las etiquetas, o añádales la letra.',
  ],
  'inscription.letters:word': ({ letters, cells }) => [
    `La palabra tiene ${counted(letters, 'letra')}, y un asterismo de este tablero tiene ${counted(cells, 'celda')}.`,
    'Elija un tablero mayor, acorte la palabra o dé las etiquetas usted mismo.',
  ],
  'inscription.place:unknown': ({ place, letters, known }, names) => [
    `El tablero no tiene ningún sitio llamado ${wishedPlace(place, names)} para ${counted(letters, 'letra')}.`,
    known
      ? `Elija un asterismo como ${placeSaid(known.line, names)}, un tipo de sitio (${known.kinds.map(kindSaid).join(', ')}), cualquier sitio, o las celdas una por una.`
      : 'Acorte la inscripción, o elija sus celdas una por una.',
  ],
  'inscription.place:cells': ({ text, letters, cells }) => [
    `Hay ${counted(cells, 'celda')} para ${letters === 1 ? 'la letra' : `las ${figure(letters)} letras`} de ${shown(text)}.`,
    'Elija una celda por letra; los espacios no ocupan ninguna.',
  ],
  'inscription.impossible': ({ text, tried, place, obstacle, others }, names) => [
    `Ningún tablero latino lleva ${shown(text)} ${
      tried === undefined
        ? 'ahí'
        : tried === 1
          ? 'en el sitio que hemos probado'
          : `en ninguno de los ${figure(tried)} sitios que hemos probado`
    }. En ${place === undefined ? 'las celdas elegidas' : placeSaid(place, names)}: ${obstacleSaid(obstacle, names)}.`,
    others.length > 0
      ? `Cabe aquí: ${others.map((other) => placeSaid(other, names)).join('; ')}.`
      : 'No hemos hallado otro sitio para ella: cambie las palabras, o las etiquetas.',
  ],
  'wishes.no-board': () => [
    'Con estas etiquetas no hay ningún tablero latino: hemos buscado entre todas las maneras de llenarlo.',
    'Cambie de tablero o de etiquetas; a menudo ayuda repetir algunas.',
  ],
  'wishes.mask:range': ({ cell, last }) => [
    `No hay ninguna celda ${shown(cell)}; las celdas se numeran de 0 a ${last}.`,
    'Corrija el número de la celda.',
  ],
  'wishes.mask:both': ({ cell, name, inscribed }, names) => [
    `La celda ${cell} (${names.cell(name)}) ha de ser una pista y a la vez no serlo.`,
    inscribed ? 'Deje libres las celdas de la inscripción.' : 'Quítela de una de las dos listas.',
  ],
  'wishes.mask:twins': ({ cells }, names) => [
    `Estas celdas están en los mismos asterismos: ${listed(
      cells.map((cell) => names.cell(cell)),
      'y',
    )}. Sin una pista en alguna, podrían cambiarse una por otra.`,
    'Permita una pista en una de ellas.',
  ],
  'wishes.clues:full': () => [
    'La simetría y las celdas elegidas piden una pista en cada celda: no quedaría nada que resolver.',
    'Pida menos pistas, o elija otra simetría.',
  ],
  'wishes.clues:apart': ({ wished, below, above }) => [
    `Con la simetría elegida, el número de pistas nunca es ${spanned(wished)}.`,
    `Pida ${figure(below)} o ${counted(above, 'pista')}, o cambie las celdas elegidas o la simetría.`,
  ],
  'wishes.clues:range': ({ possible, wished, nearest }) => [
    `Un puzle de este tablero tiene aquí ${spanned(possible, 'pista')}, y se ha pedido: ${spanned(wished)}.`,
    `Pida ${spanned(nearest, 'pista')}, o cambie las celdas elegidas o la simetría.`,
  ],
  'wishes.clues:bounds': noNumber,
  'wishes.symmetry:unknown': ({ name, known }) => [
    `El tablero no tiene ninguna simetría llamada ${shown(name)}.`,
    `Elija una de estas: ${known.join(', ')}.`,
  ],
  'wishes.symmetry:mask': () => [
    'Se coloque como se coloque, la simetría lleva una celda que ha de ser una pista a otra que no puede serlo.',
    'Haga simétricas las celdas elegidas, mueva la inscripción o elija otra simetría.',
  ],
  'wishes.critical': ({ cell }, names) => [
    `Ha de haber una pista en ${names.cell(cell)} y en el resto de un asterismo que la contiene: esa pista sobra.`,
    'Pida menos pistas, elija otra simetría o renuncie a que el puzle sea crítico.',
  ],
  'wishes.theorem:unknown': ({ name, known }) => [
    `No hay ningún teorema ${shown(name)}.`,
    `Los que hay son ${listed(known, 'y')}.`,
  ],
  'wishes.theorem:barred': ({ theorem }, names) => [
    `El puzle ha de necesitar un teorema, ${names.theorem(theorem)}, que no está entre los permitidos.`,
    'Permita el teorema, o no lo pida.',
  ],
  'wishes.difficulty:unknown': ({ level, known }) => [
    `No hay ningún nivel ${shown(level)}.`,
    `Los que hay son ${listed(
      known.map((name) => `${name} (${levelSaid(name)})`),
      'y',
    )}.`,
  ],
  'wishes.difficulty:score': ({ fair, wished }) => [
    `Ningún puzle ${fair ? 'justo ' : ''}tiene una puntuación de ${spanned(wished).replace(/^de /, '')}.`,
    otherScore(fair, wished),
  ],
  'wishes.difficulty:level': ({ level, scores, wished, fair }) => [
    `Las puntuaciones del nivel «${levelSaid(level)}» son ${spanned(scores)}, y las deseadas ${spanned(wished)}.`,
    otherScore(fair, wished),
  ],
  'wishes.difficulty:reach': ({ theorem, highest, wished }, names) => [
    `${
      theorem === undefined ? 'Sin ningún teorema' : `Si el teorema más difícil es ${names.theorem(theorem)}`
    }, ninguna puntuación pasa de ${figure(highest)} en este tablero, y se ha pedido: ${spanned(wished)}.`,
    'Permita teoremas más difíciles, o pida un puzle más fácil.',
  ],
  'wishes.difficulty:needs': ({ theorem, lowest, wished }, names) => [
    `Un puzle que necesita el teorema ${names.theorem(theorem)} tiene en este tablero una puntuación de ${figure(lowest)} como poco, y se ha pedido: ${spanned(wished)}.`,
    'Pida un teorema más fácil, o un puzle más difícil.',
  ],
  'wishes.difficulty:bounds': noNumber,
} satisfies Partial<Sentences>;
