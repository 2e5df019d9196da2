export { explain, outline, type Sentence } from './explain.ts';
export { HINT_LEVELS, type HintLevel, hint } from './hint.ts';
export { LANGUAGES, type LanguageCode } from './languages.ts';
export type { Subject } from './speaker.ts';
export { theoremName, theoremStatement } from './theorems.ts';
