export { type Advice, advise, type Mistaken } from './advice.ts';
export { type Frame, makeFrames, makeObjectionFrames, type ShownStep, tellFrame } from './frames.ts';
export type { PlayerKnowledge } from './known.ts';
export { findObjection } from './objection.ts';
export type { Plan } from './plan.ts';
export { addTaught, makeStepMoves, NOTHING_TAUGHT, recallTaught, type Taught } from './taking.ts';
