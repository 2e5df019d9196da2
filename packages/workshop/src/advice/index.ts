export { type Advice, advise, type Mistaken, pickRightLabels } from './advice.ts';
export { type FrameName, nameFrame } from './frame-name.ts';
export { type Frame, makeFrames, makeObjectionFrames, type ShownStep, strikeOut, tellFrame } from './frames.ts';
export { areaOfPlan, evidenceOf, showStage, tellStage } from './hint-stage.ts';
export {
  addTaught,
  FULL_COUNT,
  type KnowledgeOptions,
  NOTHING_TAUGHT,
  type PlayerKnowledge,
  readKnowledge,
  type Taught,
} from './known.ts';
export { findObjection } from './objection.ts';
export { type Plan, planNextLabel } from './plan.ts';
export { type HintWishes, makeHintRecord } from './record.ts';
export { makeStepMoves } from './step-moves.ts';
