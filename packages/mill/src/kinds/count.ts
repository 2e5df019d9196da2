import { faultWithin, must, oneOf, success, TEXTS, wholeFrom } from '@latin-puzzles/core/basis';
import { COUNT_METHODS, type CountDivision, divideCount } from '@latin-puzzles/core/counting';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { makeBeginning } from '@latin-puzzles/workshop/generate';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { BOARDS_FIELD, boardText, familyOf, type PlanBoard, subjectOf } from './entry/boards.ts';
import { doneOn } from './entry/called.ts';
import type { LineDraft, UnitResult, WorkKind } from './kind.ts';

interface CountEntry {
  readonly boards: readonly PlanBoard[];
  readonly labels?: readonly string[];
  readonly method?: string;
  readonly parts?: number;
}

interface CountWork extends Omit<CountEntry, 'boards'> {
  readonly board: PlanBoard;
}

interface CountTask {
  readonly empty: Puzzle;
  readonly method: string | undefined;
  readonly parts: number | undefined;
}

/** Every thread makes the units anew, so that more would cost more than they bring. */
const MOST_PARTS = 100_000;

/** How many Latin boards a board has, exactly. A unit is a part of the count, and the number the sum of all. */
export const COUNT: WorkKind<CountWork, CountTask, UnitResult> = {
  meaning: 'Counts the Latin boards of a board, exactly.',
  fields: {
    boards: BOARDS_FIELD,
    labels: { type: TEXTS, meaning: 'Other labels than those of the board.' },
    method: { type: oneOf(COUNT_METHODS), meaning: 'How it is counted: by labels unless given.' },
    parts: {
      type: wholeFrom(1, MOST_PARTS),
      meaning: 'Into how many units the count is divided at least, if there is enough to count: 64 unless given.',
    },
  },

  draft(entry, { author, language }, place) {
    const { boards, ...rest } = entry as unknown as CountEntry;
    const lines: LineDraft<CountWork>[] = [];
    for (const [i, board] of boards.entries()) {
      const at = `${place}.boards[${i}]`;
      const work = { board, ...rest };
      const task = this.taskFor(work, 0);
      if (!task.ok) return { ok: false, fault: faultWithin(at, task.fault) };
      const { empty } = task.value;
      const family = familyOf(empty.board, empty.multiset);
      if (!family.ok) return { ok: false, fault: faultWithin(at, family.fault) };
      const called = boardText(must(subjectOf(board, at)));
      lines.push({
        work,
        // Where nothing can be divided, since there is no Latin board, one unit says so.
        goal: { extent: Math.max(1, divisionOf(task.value).units) },
        family: `count ${family.value}`,
        name: `count ${called}`,
        signing: { author, language, board: called },
      });
    }
    return success(lines);
  },

  called: ({ board }) => doneOn({ en: 'count the Latin boards', es: 'contar los tableros latinos' }, board),

  taskFor({ board, labels, method, parts }) {
    const subject = subjectOf(board, 'board');
    if (!subject.ok) return subject;
    // Words of the subject would leave Latin boards out.
    const empty = makeBeginning({ ...subject.value, inscription: undefined }, labels);
    return empty.ok ? success({ empty: empty.value, method, parts }) : empty;
  },

  prepare(task) {
    const division = divisionOf(task);
    return (unit, { signal }) => {
      const count = division.units === 0 ? 0n : division.count(unit, { signal });
      return count === undefined || signal.aborted ? undefined : { unit, found: [], counted: String(count) };
    };
  },

  conclude: (result) => result,
};

function divisionOf({ empty, method, parts }: CountTask): CountDivision {
  return divideCount(makeTools().engineFor(empty), empty.labeling, { method, parts });
}
