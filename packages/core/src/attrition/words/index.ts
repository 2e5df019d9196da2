export { explain, explainSentences, type Sentence } from './explain.ts';
export { type NamedTheorem, playersNames, theoremNamed } from './named.ts';
export { makeSpeaker, type Speaker, type Subject } from './speaker.ts';
export { stepName } from './step-name.ts';
export { summarizeProof } from './summary.ts';
export { THEOREM_WORDS, theoremName, theoremStatement } from './theorems.ts';
export { type Whereabouts, whereabouts } from './whereabouts.ts';
