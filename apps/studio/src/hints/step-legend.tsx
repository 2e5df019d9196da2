import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { drawMark, drawStep, labelOf, MARK_ROOM, marksIn, renderItems, STEP_MARK_WORDS } from '@latin-puzzles/drawing';
import type { ShownStep } from '@latin-puzzles/workshop/advice';
import { useMemo } from 'preact/hooks';
import { drawingTheme } from '../parts/drawing-theme.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { HINT_WORDS } from './words.ts';
import './step-legend.css';

interface StepLegendProps {
  readonly puzzle: Pick<Puzzle, 'board' | 'multiset' | 'labeling' | 'inscription'>;
  readonly shown: ShownStep;
}

/** What every mark on the board means that a step is drawn with. */
export function StepLegend({ puzzle, shown: { step, standing, evidence } }: StepLegendProps) {
  const words = useWords(HINT_WORDS);
  const language = useLanguage();
  const theme = drawingTheme(useStudio().settings);
  const marks = useMemo(() => marksIn(drawStep(puzzle, standing, step, { evidence }).items), [puzzle, step, evidence]);
  const text = puzzle.multiset.labels[labelOf(step)]!;
  return (
    <ul class="step-legend" aria-label={words.legend}>
      {marks.map((mark) => (
        <li key={mark}>
          <svg role="presentation" viewBox={`0 0 ${MARK_ROOM.width} ${MARK_ROOM.height}`}>
            {/* The drawing is our own, and escapes every text that it holds. */}
            <g dangerouslySetInnerHTML={{ __html: renderItems(drawMark(mark, text), theme) }} />
          </svg>
          {STEP_MARK_WORDS[mark][language]}
        </li>
      ))}
    </ul>
  );
}
