import type { Statistics } from '@latin-puzzles/core/finding';
import { drawChart, type Panel, renderSvg } from '@latin-puzzles/drawing';
import { useMemo } from 'preact/hooks';
import { drawingTheme } from '../parts/drawing-theme.ts';
import { GENERATE } from '../words/generate.ts';
import { said } from '../words/words.ts';
import { panelsOf } from './panels.ts';

/** How clues, levels, scores and theorems of a batch are distributed, and why attempts were passed over. */
export function BatchChart({ statistics }: { readonly statistics: Statistics }) {
  return (
    <details class="chart">
      <summary>{said(GENERATE).statistics}</summary>
      <div class="panels">
        {panelsOf(statistics).map((panel) => (
          <ChartPanel key={panel.title} panel={panel} />
        ))}
      </div>
    </details>
  );
}

/** Charts are drawn for print, where type is smaller than on a screen. */
const ENLARGED = 1.3;

/** Each panel is a picture of its own, so that they stand below each other where there is little room. */
function ChartPanel({ panel }: { readonly panel: Panel }) {
  const theme = drawingTheme();
  const told = panel.entries.filter(({ count }) => count > 0).map(({ name, count }) => `${name}: ${count}`);
  const scene = useMemo(() => drawChart([{ ...panel, title: '' }], { title: panel.title }), [panel]);
  const picture = useMemo(() => renderSvg(scene, theme), [scene, theme]);
  const width = ENLARGED * (scene.frame.right - scene.frame.left);
  return (
    <figure role="img" aria-label={`${panel.title}: ${told.join(', ')}`}>
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
