export { BoardView } from './board-view.tsx';
export { clueSizeOf } from './clue-size.ts';
export { contentItems } from './content-items.ts';
export { DRESSES, GROUP_PATTERNS, GROUP_SIDE, GroupPatterns, GroupSwatch } from './group-dress.tsx';
export { outlineOf, wedge } from './outline.ts';
export { ColourPatterns, PATTERNS, patternId, WRONG_STRIPES } from './patterns.tsx';
export { usePicking } from './pointer.ts';
export {
  type BoardViewProps,
  type DrawnStep,
  HIGHLIGHTS,
  type Highlight,
  type Picking,
  type ShownGroup,
} from './props.ts';
export { makeRoom, type Room } from './room.ts';
export { EnlargeButton, RoomNote, RoomyBoard } from './roomy-board.tsx';
export { alongAsterism, NOTHING, only, pickCell, type Selection } from './selection.ts';
export { isLegible } from './sight.ts';
export { DIRECTIONS, type Direction, endOf, isDirection, makeSteering, type Steering } from './steering.ts';
export { readingRows } from './targets.tsx';
export { cellPressedByReader, useToldCells } from './told-cells.ts';
export { find, NOT_TYPING, type Typing, typed } from './typing.ts';
