import type { FaultFacts, Span } from '../facts.ts';
import type { Sentences } from '../sentences.ts';
import { counted, shown, spanned, thereAre } from './says.ts';

function obstacleSaid(obstacle: FaultFacts['inscription.impossible']['obstacle']): string {
  if (obstacle === 'unsearched') return 'we have not looked';
  if (obstacle === 'searched') return 'a search through all completions found none';
  const { asterism, label, held, allowed } = obstacle;
  return `${asterism} would hold ${label} ${counted(held, 'time')} instead of ${allowed}`;
}

/** What helps where a score was wished for that there is not. */
function otherScore(fair: boolean, { least = 0 }: Span): string {
  return fair && least >= 100
    ? 'Scores from 100 on are those of puzzles that are not fair: allow these, or wish for less.'
    : 'Change one of the two.';
}

const noNumber = ({ least, most }: FaultFacts['wishes.clues:bounds']) =>
  [
    `From ${shown(least)} to ${shown(most)} there is no number.`,
    'Write two numbers, the smaller first, or only one of them.',
  ] as const;

/** Why a puzzle cannot be as it is wished. */
export const WISHES = {
  'inscription.letters:count': ({ text, letters, cells }) => [
    `${shown(text)} has ${counted(letters, 'letter')}, an asterism has ${counted(cells, 'cell')}.`,
    `Give ${counted(cells, 'label')}, repeats included, or an inscription of ${counted(cells, 'letter')}.`,
  ],
  'inscription.letters:none': ({ cells }) => [
    'There are neither labels nor an inscription to take them from.',
    `Give ${counted(cells, 'label')}, repeats included, or an inscription of ${counted(cells, 'letter')}.`,
  ],
  'inscription.letters:empty': () => ['The inscription is empty.', 'Write a word, or wish for none.'],
  'inscription.letters:label': ({ letter, labels }) => [
    `${shown(letter)} is not one of the labels ${labels.join(' ')}.`,
    'Spell the inscription with the labels, or add the letter to them.',
  ],
  'inscription.letters:word': ({ letters, cells }) => [
    `The word has ${counted(letters, 'letter')}, an asterism of this board has ${counted(cells, 'cell')}.`,
    'Choose a larger board, shorten the word, or give labels of your own.',
  ],
  'inscription.place:unknown': ({ place, letters, known }) => [
    `The board has no place named ${shown(place)} for ${counted(letters, 'letter')}.`,
    known
      ? `Name an asterism such as ${known.line}, a kind of place (${known.kinds.join(', ')}), anywhere, or list the cells.`
      : 'Shorten the inscription, or list its cells.',
  ],
  'inscription.place:cells': ({ text, letters, cells }) => [
    `${thereAre(cells, 'cell')} for the ${counted(letters, 'letter')} of ${shown(text)}.`,
    'List one cell per letter; spaces take none.',
  ],
  'inscription.impossible': ({ text, tried, place = 'the cells listed', obstacle, others }) => [
    `No Latin board carries ${shown(text)} ${
      tried === undefined ? 'there' : `in any of the ${counted(tried, 'place')} that we tried`
    }. ${place}: ${obstacleSaid(obstacle)}.`,
    others.length > 0
      ? `It fits here: ${others.join('; ')}.`
      : 'We found no other place for it: change the words, or the labels.',
  ],
  'wishes.no-board': () => [
    'The board has no Latin board with these labels: a search through all ways to fill it found none.',
    'Change the board or the labels; repeated labels often help.',
  ],
  'wishes.mask:range': ({ cell, last }) => [
    `There is no cell ${shown(cell)}; cells are numbered 0 to ${last}.`,
    'Correct the cell number.',
  ],
  'wishes.mask:both': ({ cell, name, inscribed }) => [
    `Cell ${cell} (${name}) must be a clue and must not.`,
    inscribed ? 'Keep the inscription free of the mask.' : 'Take it out of one of the two lists.',
  ],
  'wishes.mask:twins': ({ cells }) => [
    `${cells.join(' and ')} lie in the same asterisms: without a clue in either they could change places.`,
    'Allow a clue in one of them.',
  ],
  'wishes.clues:full': () => [
    'The symmetry and the mask ask for a clue in every cell: nothing would be left to solve.',
    'Ask for fewer clues, or choose another symmetry.',
  ],
  'wishes.clues:apart': ({ wished, below, above }) => [
    `The symmetry of the pattern never adds up to a number of clues of ${spanned(wished)}.`,
    `Wish for ${below} or ${counted(above, 'clue')}, or change the mask or the symmetry.`,
  ],
  'wishes.clues:range': ({ possible, wished, nearest }) => [
    `A puzzle of this board has ${spanned(possible, 'clue')} here; ${spanned(wished)} is wished for.`,
    `Wish for ${spanned(nearest, 'clue')}, or change the mask or the symmetry.`,
  ],
  'wishes.clues:bounds': noNumber,
  'wishes.symmetry:unknown': ({ name, known }) => [
    `The board has no symmetry named ${shown(name)}.`,
    `Choose one of ${known.join(', ')}.`,
  ],
  'wishes.symmetry:mask': () => [
    'Wherever the symmetry lies, it takes a cell that must be a clue to one that must not.',
    'Make the mask symmetric, move the inscription, or choose another symmetry.',
  ],
  'wishes.critical': ({ cell }) => [
    `${cell} must be a clue, and so must the rest of an asterism that holds it: that clue can go.`,
    'Ask for fewer clues, choose another symmetry, or do without a critical puzzle.',
  ],
  'wishes.theorem:unknown': ({ name, known }) => [
    `There is no theorem ${shown(name)}.`,
    `There are ${known.join(', ')}.`,
  ],
  'wishes.theorem:barred': ({ theorem }) => [
    `The puzzle is to need ${theorem}, which is not among the theorems allowed.`,
    'Allow the theorem, or do not ask for it.',
  ],
  'wishes.difficulty:unknown': ({ level, known }) => [
    `There is no level ${shown(level)}.`,
    `There are ${known.join(', ')}.`,
  ],
  'wishes.difficulty:score': ({ fair, wished }) => [
    `No ${fair ? 'fair ' : ''}puzzle has a score of ${spanned(wished)}.`,
    otherScore(fair, wished),
  ],
  'wishes.difficulty:level': ({ level, scores, wished, fair }) => [
    `The scores of the level ${level} are ${spanned(scores)}, those wished for ${spanned(wished)}.`,
    otherScore(fair, wished),
  ],
  'wishes.difficulty:reach': ({ theorem = 'no theorem', highest, wished }) => [
    `With ${theorem} as the hardest theorem no score exceeds ${highest} on this board; ${spanned(wished)} is wished for.`,
    'Allow harder theorems, or wish for an easier puzzle.',
  ],
  'wishes.difficulty:needs': ({ theorem, lowest, wished }) => [
    `A puzzle that needs ${theorem} has a score of at least ${lowest} on this board; ${spanned(wished)} is wished for.`,
    'Ask for an easier theorem, or wish for a more difficult puzzle.',
  ],
  'wishes.difficulty:bounds': noNumber,
} satisfies Partial<Sentences>;
