import { type CountPanel, drawChart, renderSvg } from '@latin-puzzles/drawing';
import { useMemo } from 'preact/hooks';
import { useStudio } from '../services/studio.ts';
import { drawingTheme } from './drawing-theme.ts';
import './chart-panel.css';

/** Charts are drawn for print, where type is smaller than on a screen. */
const ENLARGED = 1.3;

/** A panel of a chart as a picture of its own, told in words to those who do not see it. */
export function ChartPanel({ panel }: { readonly panel: CountPanel }) {
  const theme = drawingTheme(useStudio().settings);
  const told = panel.entries.filter(({ count }) => count > 0).map(({ name, count }) => `${name}: ${count}`);
  const scene = useMemo(() => drawChart([{ ...panel, title: '' }], { title: panel.title }), [panel]);
  const picture = useMemo(() => renderSvg(scene, theme), [scene, theme]);
  const width = ENLARGED * (scene.frame.right - scene.frame.left);
  return (
    <figure class="chart-panel" role="img" aria-label={`${panel.title}: ${told.join(', ')}`}>
      {/* The drawing is our own, and escapes every text that it holds. */}
      <span
        class="picture"
        aria-hidden
        style={{ maxWidth: `${width}px` }}
        dangerouslySetInnerHTML={{ __html: picture }}
      />
    </figure>
  );
}
