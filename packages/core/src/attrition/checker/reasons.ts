/** Every reason to reject a proof, with what it means. */
export const REASONS = {
  'clues.form': 'the clues are not one label, or none, for each cell',
  'proof.form': 'a field is missing or of the wrong type',
  'proof.depth': 'suppositions are nested deeper than we accept',
  'proof.work': 'the proof takes more work to check than we accept',
  'proof.fair': 'the proof is called fair though it backtracks, or unfair though it does not',
  'proof.unfinished': 'a cell is left without a label',
  'proof.not-latin': 'the labels written are not a Latin board',
  'proof.broken': 'the labels written break a constraint',
  'index.range': 'a cell, label, asterism or row of a constraint is named that there is not',
  'term.times': 'a term is not taken a whole number of times, or too often',
  'premises.mixed': 'the premises are of two kinds at once, or hold something that supports nothing',
  'conclusion.repeated': 'a step says the same twice, or writes two labels in one cell',
  'conclusion.known': 'a conclusion was known before',
  'conclusion.contrary': 'a conclusion is the opposite of what was known before',
  'conclusion.unforced': 'the terms can balance without the conclusion',
  'assumption.settled': 'what is supposed, or its opposite, is known already',
  'refutation.conclusion': 'a refutation concludes something else than the opposite of its assumption',
  'refutation.open': 'a refutation does not end in a contradiction',
  'contradiction.misplaced': 'a step without conclusions stands where no contradiction is looked for',
  'contradiction.balanced': 'the terms of a contradiction can balance',
  'cases.open': 'the terms can balance without any of the alternatives',
  'cases.unreached': 'one of the alternatives does not lead to the conclusion',
  'step.unchecked': 'a step has no certificate, and who says so was not to be believed',
  'backtrack.form': 'a backtrack step is not a refutation',
  'supposition.nested': 'a supposition is made inside another though the step is not a backtrack',
} as const;

export type Reason = keyof typeof REASONS;

/** What is wrong with a proof, and where. */
export interface ProofFlaw {
  /** The place in the proof, such as `steps[12].premises.steps[3]`. */
  readonly path: string;
  readonly reason: Reason;
  readonly message: string;
}

export function makeProofFlaw(reason: Reason, path: string, message: string): ProofFlaw {
  return { path, reason, message };
}
