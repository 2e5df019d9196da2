export { type AnswerVerdict, judgeAnswer } from './answer.ts';
export { capitalized } from './capitalized.ts';
export { drawHint, type HintPictureOptions } from './hint-picture.ts';
export {
  exampleOf,
  LESSONS,
  type LessonPosition,
  type LessonTask,
  lessonPositions,
  openLesson,
  openPosition,
} from './lesson.ts';
export { drawLesson } from './lesson-pages.ts';
export type { PackedPosition } from './packed.ts';
export { LESSON_WORDS } from './words.ts';
