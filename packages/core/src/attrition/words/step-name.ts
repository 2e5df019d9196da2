import type { LanguageCode } from '../../basis/index.ts';
import type { Step } from '../model/step.ts';
import { knownName } from './known.ts';
import { readStep } from './reading.ts';
import { makeSpeaker, type Subject } from './speaker.ts';

/** What players of Sudoku call a step; nothing where they have no name for it. */
export function stepName(step: Step, subject: Subject, language: LanguageCode): string | undefined {
  const speaker = makeSpeaker(subject, language);
  return knownName(speaker, step, readStep(speaker, step))?.[language];
}
