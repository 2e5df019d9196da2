import { theoremName } from '@latin-puzzles/core/attrition';
import type { Board } from '@latin-puzzles/core/board';
import { drawStep, renderSmallSvg } from '@latin-puzzles/drawing';
import { showStage, tellStage } from '@latin-puzzles/workshop/advice';
import { exampleOf } from '@latin-puzzles/workshop/lessons';
import { useMemo } from 'preact/hooks';
import { drawingTheme } from '../parts/drawing-theme.ts';
import { useStudio } from '../services/studio.ts';
import './example-picture.css';

interface ExamplePictureProps {
  readonly theorem: string;
  /** The example is on a board like this one, as far as there is one. */
  readonly like?: Board | undefined;
  /** How large it is shown at most, either way. */
  readonly pixels: number;
}

/** What an idea looks like: a step by it on a small board, with what follows. */
export function ExamplePicture({ theorem, like, pixels }: ExamplePictureProps) {
  const { settings } = useStudio();
  const theme = drawingTheme(settings);
  const language = settings.language.value;
  const drawn = useMemo(() => {
    const example = exampleOf(theorem, like);
    if (!example) return undefined;
    const { step, standing, evidence } = showStage(example.plan, example.puzzle, 'conclusion');
    const title = theoremName(theorem, language);
    const scene = drawStep(example.puzzle, standing, step, { evidence, title, heading: false });
    const told = tellStage(example.plan, example.puzzle, language, 'conclusion').map(({ text }) => text);
    return { svg: renderSmallSvg(scene, pixels, theme), told: told.join(' ') };
  }, [theorem, like, theme, language, pixels]);
  return drawn ? (
    <img
      class="example-picture"
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn.svg)}`}
      alt={drawn.told}
    />
  ) : null;
}
