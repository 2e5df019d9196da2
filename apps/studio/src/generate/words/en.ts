import { GRAMMARS } from '@latin-puzzles/core/basis';
import type { Near } from '@latin-puzzles/core/finding';

const { counted, figure, span } = GRAMMARS.en;

export const GENERATE_ENGLISH = {
  title: 'Your own puzzle',
  lede: 'Type a name, pick a board, get a puzzle with exactly one solution. The letters of the name are its symbols.',
  word: 'A name or a word',
  wordExample: 'such as HOWARD GARNS',
  noWord: 'Without a word the board keeps its own symbols.',
  allDifferent: (letters: number) =>
    letters === 1 ? 'One letter: it is a symbol.' : `${letters} letters, all different: they are the symbols.`,
  times: (letter: string, count: number) => `${letter} ${count === 2 ? 'twice' : `${count} times`}`,
  repeats: (letters: string) => `Every group of cells holds ${letters}, as the word does.`,
  filled: (letters: number, filling: string) =>
    `${letters === 1 ? 'One letter is' : `${letters} letters are`} not enough for this board: beside them it takes ${filling}.`,
  tooLong: (letters: number, cells: number) =>
    `${letters} letters are too many for this board, whose groups have ${cells} cells. Those below have room.`,
  longest: (letters: number) =>
    `We suggest no board for more than ${letters} letters: so large a one takes its time. Try a shorter word, or choose a board of that size among the others.`,
  board: 'Board',
  ownBoard: 'Your board',
  exact: (letters: number) => (letters === 1 ? 'Made for one letter' : `Made for ${letters} letters`),
  larger: 'Larger boards, on which numbers join the letters',
  moreBoards: (count: number) => (count > 0 ? `More boards (${count})` : 'More boards'),
  fewerBoards: 'Fewer boards',
  anotherBoard: 'A board of any size',
  takeBoard: 'Take it',
  cells: (cells: number, k: number) => `${counted(cells, 'cell', 'cells')}, ${counted(k, 'symbol', 'symbols')}`,
  place: 'Where the word goes',
  anywhere: 'Find me a place',
  kindsOfPlaces: 'Along',
  places: 'Exactly here',
  byHand: 'Cells that I pick',
  byHandHelp: (left: number) =>
    left > 0
      ? `Pick the cells in reading order: ${left} to go. Picking one again takes it out.`
      : 'All letters have a cell. Picking one again takes it out.',
  byHandBoard: 'Cells of the word',
  level: 'Level',
  levels: { usual: 'what suits the board', any: 'any, the fewest clues' },
  noSuchLevel: (level: string) => `${level} (none)`,
  quotedLevel: (level: string) => level,
  levelsMissing: (levels: string, _count: number) => `This board has no puzzle that is ${levels}`,
  levelsProved: ': all its puzzles have been gone through',
  levelsUnfound: (attempts: number) => ` that we know of: ${counted(attempts, 'attempt')} gave none`,
  nearestLevel: (level: string) => `; the nearest level is ${level}`,
  levelsUnknown:
    'Which levels this board has is not known beforehand. We look until many attempts in a row have found nothing.',
  moreWishes: 'More wishes',
  partFailed: 'This part could not be loaded. Is there a connection?',
  generate: 'Make it',
  cancel: 'Cancel',
  preview: 'How it begins',
  looking: 'Looking for puzzles',
  progress: (attempts: number, seconds: number) =>
    `${attempts === 1 ? 'One attempt' : `${figure(attempts)} attempts`} in ${figure(seconds)} s`,
  rejectedBecause: 'Passed over because of',
  remedies: {
    stopped: 'Let it run longer.',
    'no-board': 'Wish for other symbols or another word.',
    words: 'Use other symbols, or let any word appear.',
    mask: 'Let more cells be clues.',
    critical: 'Do without a critical puzzle, or ask for fewer clues or less symmetry.',
    clues: 'Allow more or fewer clues.',
    fair: 'Allow more theorems, more clues, or puzzles that are not fair.',
    score: 'Choose another level, or a wider range of scores.',
    needs: 'Ask for an easier theorem, or let it run longer.',
    duplicate: 'Ask for fewer puzzles, or wish for less: there may be no others.',
  },
  nearest: ({ of, got, wanted }: Near) =>
    `Nearest so far: ${of === 'clues' ? `${got} clues` : of === 'score' ? `a score of ${got}` : `a grade of ${got} (each level is a fifth of 100)`}, wished for ${span(wanted)}.`,
  relaxed: (level: string) => `This board gave no ${level} puzzle in 200 attempts: now any level will do.`,
  foundOf: (found: number, count: number) => (count === 1 ? 'Here it is.' : `${found} of ${count} puzzles`),
  endings: {
    patience: 'Many attempts in a row gave nothing new. What was found is here.',
    cancelled: 'Cancelled. What was found is here.',
    failed: 'Something went wrong. Please try again.',
  },
  seedTold: (seed: number) => `Seed ${seed}`,
  facts: { level: 'Level', clues: 'Clues', theorems: 'Theorems' },
  unfair: 'not fair: one has to try',
  play: 'Play',
  print: 'Print',
  download: 'Download',
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyFailed: 'The link could not be copied. Here it is:',
  solution: 'Solution',
  printAll: 'Print all',
  downloadAll: 'Download all',
  statistics: 'Statistics of the batch',
};
