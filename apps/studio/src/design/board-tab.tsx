import { fillWindow, MOST_ROWS, resizeWindow } from '@latin-puzzles/workshop/design';
import { useWords } from '../services/studio.ts';
import { AsterismPanel } from './asterism-panel.tsx';
import { Canvas } from './canvas.tsx';
import type { ClueDesk } from './clue-desk.ts';
import { ExchangePanel } from './exchange-panel.tsx';
import { Findings } from './findings.tsx';
import { LabelsPanel } from './labels-panel.tsx';
import { StartPanel } from './start-panel.tsx';
import { DESIGN_WORDS } from './words/index.ts';
import { edit, redo, TOOLS, undo, type Workbench } from './workbench.ts';

interface BoardTabProps {
  readonly bench: Workbench;
  readonly desk: ClueDesk;
}

/** The board on the bench, with everything that shapes it. */
export function BoardTab({ bench, desk }: BoardTabProps) {
  return (
    <div class="bench">
      <div class="bench-board">
        <Toolbar bench={bench} />
        <div class="sheet-of-paper">
          <Canvas bench={bench} />
        </div>
        <Help bench={bench} />
      </div>
      <div class="bench-side">
        <StartPanel bench={bench} />
        <Findings bench={bench} />
        <AsterismPanel bench={bench} />
        <LabelsPanel bench={bench} />
        <ExchangePanel bench={bench} desk={desk} />
      </div>
    </div>
  );
}

function Toolbar({ bench }: { readonly bench: Workbench }) {
  const words = useWords(DESIGN_WORDS);
  const { past, future } = bench.history.value;
  return (
    <div class="row toolbar">
      <fieldset class="choices" aria-label={words.tools}>
        {TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            aria-pressed={bench.tool.value === tool}
            onClick={() => {
              bench.tool.value = tool;
            }}
          >
            {words.tool[tool]}
          </button>
        ))}
      </fieldset>
      {bench.tool.value === 'cells' && <WindowFields bench={bench} />}
      <span class="row pushed">
        <button type="button" disabled={past.length === 0} onClick={() => undo(bench)}>
          {words.undo}
        </button>
        <button type="button" disabled={future.length === 0} onClick={() => redo(bench)}>
          {words.redo}
        </button>
      </span>
    </div>
  );
}

/** How much of the lattice there is to draw on. */
function WindowFields({ bench }: { readonly bench: Workbench }) {
  const words = useWords(DESIGN_WORDS);
  const { window } = bench.draft.value;
  if (!window) return null;
  const more = (rows: number, columns: number) =>
    edit(bench, (draft) => resizeWindow(draft, { rows: window.rows + rows, columns: window.columns + columns }));
  return (
    <span class="row">
      <button type="button" disabled={window.rows >= MOST_ROWS} onClick={() => more(1, 0)}>
        {words.moreRows}
      </button>
      <button type="button" disabled={window.columns >= 2 * MOST_ROWS} onClick={() => more(0, 1)}>
        {words.moreColumns}
      </button>
      <button type="button" onClick={() => edit(bench, fillWindow)}>
        {words.fill}
      </button>
    </span>
  );
}

/** What picking a place does now. */
function Help({ bench }: { readonly bench: Workbench }) {
  const words = useWords(DESIGN_WORDS);
  const { lattice, asterisms } = bench.draft.value;
  const cells = lattice ? words.help.cells : words.help.fixed;
  const chosen = asterisms.some(({ id }) => id === bench.brush.value);
  const paint = chosen ? words.help.paint : words.help.choose;
  return <p class="remark">{bench.tool.value === 'cells' ? cells : paint}</p>;
}
