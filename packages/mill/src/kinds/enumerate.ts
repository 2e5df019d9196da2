import { faultWithin, must, success, TEXTS } from '@latin-puzzles/core/basis';
import { latinBranches } from '@latin-puzzles/core/finding';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import { makeCanonizer, makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';
import { makeBeginning } from '@latin-puzzles/workshop/generate';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { BOARDS_FIELD, boardText, familyOf, type PlanBoard, subjectOf } from './entry/boards.ts';
import { doneOn } from './entry/called.ts';
import type { Discovery, LineDraft, UnitResult, WorkKind } from './kind.ts';

interface EnumerateEntry {
  readonly boards: readonly PlanBoard[];
  readonly labels?: readonly string[];
}

interface EnumerateWork {
  readonly board: PlanBoard;
  readonly labels?: readonly string[] | undefined;
  /** How many branches the search is cut into at least. */
  readonly parts: number;
}

interface EnumerateTask extends Pick<EnumerateWork, 'parts'> {
  readonly empty: Puzzle;
}

/** Enough for many machines to share, few enough to be listed at once. */
const PARTS = 1024;

/** The classes of the Latin boards of a board, one Latin board each. A unit is a branch of the search for all of them. */
export const ENUMERATE: WorkKind<EnumerateWork, EnumerateTask, UnitResult> = {
  meaning: 'Lists a Latin board of every class: no two alike but for symmetry and the names of labels.',
  fields: {
    boards: BOARDS_FIELD,
    labels: { type: TEXTS, meaning: 'Other labels than those of the board.' },
  },

  draft(entry, { author, language }, place) {
    const { boards, labels } = entry as unknown as EnumerateEntry;
    const lines: LineDraft<EnumerateWork>[] = [];
    for (const [i, board] of boards.entries()) {
      const at = `${place}.boards[${i}]`;
      const work = { board, labels, parts: PARTS };
      const task = this.taskFor(work, 0);
      if (!task.ok) return { ok: false, fault: faultWithin(at, task.fault) };
      const { empty } = task.value;
      const family = familyOf(empty.board, empty.multiset);
      if (!family.ok) return { ok: false, fault: faultWithin(at, family.fault) };
      const called = boardText(must(subjectOf(board, at)));
      lines.push({
        work,
        goal: { extent: latinBranches(empty.board, empty.multiset, PARTS).length },
        family: family.value,
        name: `enumerate ${called}`,
        signing: { author, language, board: called },
      });
    }
    return success(lines);
  },

  called: ({ board }) => doneOn({ en: 'one Latin board of every class', es: 'un tablero latino de cada clase' }, board),

  taskFor({ board, labels, parts }) {
    const subject = subjectOf(board, 'board');
    if (!subject.ok) return subject;
    // Words of the subject would leave classes out.
    const empty = makeBeginning({ ...subject.value, inscription: undefined }, labels);
    return empty.ok ? success({ empty: empty.value, parts }) : empty;
  },

  prepare({ empty, parts }) {
    const { board, multiset } = empty;
    const engine = makeTools().engineFor(empty);
    const canonizer = makeCanonizer(board, multiset);
    const branches = latinBranches(board, multiset, parts);
    return (unit, { signal }) => {
      const found = new Map<string, Discovery>();
      const listing = engine.list(branches[unit]!, { signal });
      for (const labeling of listing) {
        const { hash } = canonizer.canonize({ labeling });
        if (found.has(hash)) continue;
        found.set(hash, { hash, record: makeNativeRecord(must(makePuzzle({ ...empty, labeling }))) });
      }
      if (signal.aborted) return undefined;
      return { unit, found: [...found.values()], rejected: found.size === 0 ? 'no-board' : undefined };
    };
  },

  conclude: (result) => result,
};
