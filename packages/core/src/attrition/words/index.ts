export { explain, explainSentences, type Sentence } from './explain.ts';
export { HINT_LEVELS, type HintLevel, hint, type Whereabouts, whereabouts } from './hint.ts';
export { type NamedTheorem, playersNames, theoremNamed } from './named.ts';
export { makeSpeaker, type Speaker, type Subject } from './speaker.ts';
export { stepName } from './step-name.ts';
export { summarizeProof } from './summary.ts';
export { THEOREM_WORDS, theoremName, theoremStatement } from './theorems.ts';
