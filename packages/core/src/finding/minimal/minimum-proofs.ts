import { type Result, success } from '../../basis/index.ts';
import { type VeriPbFiles, type VeriPbVersion, veriPbFiles } from '../../basis/pseudo-boolean/index.ts';
import type { Refutation } from './checker/certificate.ts';
import { type WellFormed, wellFormed } from './checker/form.ts';
import { refutationObjection } from './checker/refutation.ts';
import { hittingProblem, opbOf } from './hitting-problem.ts';
import { hittingProof } from './hitting-proof.ts';

/**
 * For each class of a certificate of a minimum, that fewer clues cannot meet its unavoidable sets, for programs that check pseudo-Boolean
 * proofs; nothing for a class whose refutation does not hold. That the sets are unavoidable and the classes complete is not
 * among it: `checkMinimum` tells that.
 */
export function writeMinimumProofs(
  certificate: unknown,
  version: VeriPbVersion = '3.0',
): Result<Generator<VeriPbFiles | undefined, void>> {
  const read = wellFormed(certificate);
  return read.ok ? success(proofsOf(read.value, version)) : read;
}

function* proofsOf(
  { board, name, multiset, minimum, classes }: WellFormed,
  version: VeriPbVersion,
): Generator<VeriPbFiles | undefined, void> {
  const most = minimum - 1;
  const labels = multiset.labels.flatMap((label, i) => Array<string>(multiset.counts[i]!).fill(label));
  const subject = `${name ?? 'A board'} with the labels ${labels.join(' ')}`;
  for (const [i, entry] of classes.entries()) {
    const problem = hittingProblem(entry, board.cells, most);
    const sets = problem.sets.map(({ coefficients }) => [...coefficients.keys()]);
    // Without a clue nothing is left to refute.
    const nothingLeft = most < 0;
    if (!nothingLeft && refutationObjection(entry.refutation, sets, most, '')) {
      yield undefined;
      continue;
    }
    const lines = hittingProof(problem, nothingLeft ? [] : (entry.refutation as Refutation));
    const opb = opbOf(problem, entry, `${subject}: class ${i + 1} of ${classes.length}`);
    yield veriPbFiles(opb, lines, version);
  }
}
