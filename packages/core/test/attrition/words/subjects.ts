import type { Step, Term } from '../../../src/attrition/index.ts';
import type { Subject } from '../../../src/attrition/words/index.ts';
import { must } from '../../../src/basis/index.ts';
import { asterismText, cellText } from '../../../src/board/index.ts';
import { makeMultiset } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

export function subjectOf(board: string, labels: string): Subject {
  return { board: boardOf(board), multiset: must(makeMultiset([...labels])) };
}

export const SUDOKU = subjectOf('sudoku:3x3', '123456789');
export const QUADOKU_RIPETO = subjectOf('quadoku:9', '111222333');

/** Things are named as in the sentences: cells and asterisms by their names, labels as they are written. */
export function namesOf({ board, multiset }: Subject) {
  const asterism = (name: string) => board.asterisms.findIndex((a) => asterismText(a.name) === name);
  const cell = (name: string) => board.cellNames.findIndex((cellName) => cellText(cellName) === name);
  const label = (text: string) => multiset.labels.indexOf(text);
  return {
    /** `+row 1: 5` or `-r1c1`. */
    term(text: string): Term {
      const [, sign, n, name, of] = /^([+-])(\d*)([^:]+)(?:: (.+))?$/.exec(text)!;
      const times = Number(`${sign}${n || 1}`);
      return of ? { times, asterism: asterism(name!), label: label(of) } : { times, cell: cell(name!) };
    },
    /** `r1c1 r1c2: 5`. */
    placements(text: string) {
      const [cells, of] = text.split(': ') as [string, string];
      return cells.split(' ').map((name) => ({ cell: cell(name), label: label(of) }));
    },
  };
}

export function stepOf(
  subject: Subject,
  theorem: string,
  terms: string[],
  result: { write?: string; remove?: string[] },
): Step {
  const { term, placements } = namesOf(subject);
  return {
    theorem,
    writes: result.write ? placements(result.write) : [],
    removals: (result.remove ?? []).flatMap(placements),
    premises: { terms: terms.map(term) },
  };
}
