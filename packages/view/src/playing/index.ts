export { changeGame, enterValue, eraseSelected, pause, play, restart, resume, setMode } from './actions.ts';
export { useBoardProps } from './board-props.ts';
export { type GroupLight, makeGroupLight } from './group-light.ts';
export { keepFocus } from './keep-focus.ts';
export { MODE_KEYS, makeKeyboard, readKey } from './keys.ts';
export { announceMove, Pad } from './pad.tsx';
export { makePicker } from './picker.ts';
export { makeSession, type Session } from './session.ts';
export {
  describePuzzle,
  tellCell,
  tellCells,
  tellContent,
  tellMade,
  tellMove,
  tellSelection,
  tellValue,
  tellWalk,
} from './telling.ts';
export { tellVerdict } from './verdict.ts';
export type { KeyHelp } from './words/en.ts';
export { PLAY_WORDS, type PlayWords } from './words/index.ts';
