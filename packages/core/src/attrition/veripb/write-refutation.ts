import { type VeriPbFiles, type VeriPbVersion, variableName, veriPbFiles } from '../../basis/pseudo-boolean/index.ts';
import { answerable, isLabelingOf, type Labeling, type Problem, type RefutationLine } from '../../puzzle/index.ts';
import { Encoding } from './encoding.ts';

/**
 * That nothing completes a partial board, as a search that learns has seen it: each clause is a line that follows by unit propagation, and
 * what the search forgets is deleted, so that those who check need not go through it again and again. Nothing if the lines do not end with
 * the clause without literals, or are not about the problem.
 */
export function writeRefutation(
  given: Problem,
  labeling: Labeling,
  refutation: Iterable<RefutationLine>,
  version: VeriPbVersion = '3.0',
): VeriPbFiles | undefined {
  const problem = answerable(given);
  if (!isLabelingOf(problem, labeling)) return undefined;
  const encoding = new Encoding(problem, labeling);
  const lines: string[] = [];
  let learned = 0;
  for (const line of isIterable(refutation) ? refutation : []) {
    const { learned: clause, forgotten }: { learned?: unknown; forgotten?: unknown } = { ...line };
    if (areBelow(clause, 2 * encoding.variables)) {
      lines.push(clauseLine(clause));
      learned++;
      if (clause.length === 0) return veriPbFiles(encoding, lines, version);
    } else if (areBelow(forgotten, learned))
      lines.push(`del id ${forgotten.map((number) => encoding.count + number + 1).join(' ')}`);
    else return undefined;
  }
  return undefined;
}

function isIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

function clauseLine(literals: readonly number[]): string {
  const terms = literals.map((literal) => `+1 ${(literal & 1) === 1 ? '~' : ''}${variableName(literal >> 1)}`);
  return ['rup', ...terms, '>= 1'].join(' ');
}

function areBelow(values: unknown, end: number): values is readonly number[] {
  return Array.isArray(values) && values.every((value) => Number.isInteger(value) && value >= 0 && value < end);
}
