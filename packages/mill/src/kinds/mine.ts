import { faultWithin, must, success, TEXTS, wholeFrom } from '@latin-puzzles/core/basis';
import { attemptSeed, type FewClues, makeLocalSearch } from '@latin-puzzles/core/finding';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import { makeCanonizer, makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';
import { makeBeginning, makeProvenance } from '@latin-puzzles/workshop/generate';
import { findRating } from '@latin-puzzles/workshop/proving';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { BOARDS_FIELD, boardText, familyOf, type PlanBoard, subjectOf } from './entry/boards.ts';
import { doneOn } from './entry/called.ts';
import { checkTitle, SIGNING_FIELDS, type Signing } from './entry/signing.ts';
import type { Discovery, LineDraft, UnitResult, WorkKind } from './kind.ts';

interface MineEntry extends Pick<Signing, 'title' | 'author' | 'from' | 'weekdays'> {
  readonly boards: readonly PlanBoard[];
  readonly labels?: readonly string[];
  readonly clues: number;
  readonly count: number;
  readonly steps?: number;
  readonly patience?: number;
}

interface MineWork {
  readonly board: PlanBoard;
  readonly labels?: readonly string[] | undefined;
  /** At most so many clues. */
  readonly clues: number;
  /** How long each search is. */
  readonly steps: number;
}

interface MineTask extends Pick<MineWork, 'clues' | 'steps'> {
  readonly beginning: Puzzle;
  readonly seed: number;
}

const STEPS = 1000;
const PATIENCE = 500;
const MOST = 100_000_000;

/** Puzzles with few clues. A unit is a local search from a seed of its own. */
export const MINE: WorkKind<MineWork, MineTask, UnitResult> = {
  meaning: 'Searches for puzzles with few clues.',
  fields: {
    boards: BOARDS_FIELD,
    labels: { type: TEXTS, meaning: 'Other labels than those of the board.' },
    clues: { type: wholeFrom(0, 2 ** 20), meaning: 'Puzzles with at most so many clues are kept.', required: true },
    count: { type: wholeFrom(1, MOST), meaning: 'How many such puzzles of each board.', required: true },
    steps: { type: wholeFrom(1, MOST), meaning: `How many steps each search takes; ${STEPS} unless given.` },
    patience: {
      type: wholeFrom(1, MOST),
      meaning: `How many searches in a row may find nothing new before a line is given up; ${PATIENCE} unless given.`,
    },
    ...SIGNING_FIELDS,
  },

  draft(entry, { author: usualAuthor, language }, place) {
    const given = entry as unknown as MineEntry;
    const { boards, labels, clues, count, steps = STEPS, patience = PATIENCE } = given;
    const { title, author = usualAuthor, from, weekdays } = given;
    const titled = checkTitle(given, place);
    if (!titled.ok) return titled;
    const lines: LineDraft<MineWork>[] = [];
    for (const [i, board] of boards.entries()) {
      const at = `${place}.boards[${i}]`;
      const subject = subjectOf(board, at);
      if (!subject.ok) return subject;
      const beginning = makeBeginning(subject.value, labels);
      if (!beginning.ok) return { ok: false, fault: faultWithin(at, beginning.fault) };
      const family = familyOf(beginning.value.board, beginning.value.multiset);
      if (!family.ok) return { ok: false, fault: faultWithin(at, family.fault) };
      const called = boardText(subject.value);
      lines.push({
        work: { board, labels, clues, steps },
        goal: { count, patience },
        family: family.value,
        name: `mine ${called}, clues –${clues}`,
        signing: { title, author, from, weekdays, language, board: subject.value.title ?? called },
      });
    }
    return success(lines);
  },

  called: ({ board, clues }) => doneOn({ en: `at most ${clues} clues`, es: `como mucho ${clues} pistas` }, board),

  taskFor({ board, labels, clues, steps }, seed) {
    const subject = subjectOf(board, 'board');
    if (!subject.ok) return subject;
    const beginning = makeBeginning(subject.value, labels);
    return beginning.ok ? success({ beginning: beginning.value, clues, steps, seed }) : beginning;
  },

  prepare({ beginning, clues, steps, seed }) {
    const tools = makeTools();
    const engine = tools.engineFor(beginning);
    const canonizer = makeCanonizer(beginning.board, beginning.multiset);
    const candidate = (best: FewClues, unit: number): Discovery => {
      const puzzle = must(makePuzzle({ ...beginning, labeling: best.puzzle, solution: best.solution }));
      const rating = findRating(tools, puzzle);
      const generated = makeProvenance(seed, unit, { clues: { most: clues } });
      return { hash: canonizer.canonize(puzzle).hash, record: { ...makeNativeRecord(puzzle), rating, generated } };
    };
    return (unit, { signal }) => {
      const search = makeLocalSearch(engine, {
        seed: attemptSeed(seed, unit),
        beginning: beginning.labeling,
        signal,
      });
      while (search && search.steps < steps && search.best.clues > clues && !signal.aborted) search.step();
      if (signal.aborted) return undefined;
      if (!search) return { unit, found: [], rejected: 'no-board' };
      if (search.best.clues > clues) return { unit, found: [], rejected: 'clues' };
      return { unit, found: [candidate(search.best, unit)] };
    };
  },

  conclude: (result) => result,
};
