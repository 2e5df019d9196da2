import { automorphisms, type CatalogEntry, isometries, twinFloor } from '@latin-puzzles/core/board';
import { beginningOf, puzzleTypes } from '@latin-puzzles/core/puzzle';
import { drawPuzzle, renderSvg } from '@latin-puzzles/drawing';

/** A board of the catalog: its drawing, its challenge and its facts. */
export function BoardCard({ entry }: { readonly entry: CatalogEntry }) {
  const beginning = beginningOf(entry);
  const picture = renderSvg(drawPuzzle(beginning));
  return (
    <li class="board" id={entry.name}>
      {/* The drawing is our own, and escapes every text that it holds. */}
      <div class="picture" dangerouslySetInnerHTML={{ __html: picture }} />
      <h3>
        {entry.title} {entry.year && <span class="year">{entry.year}</span>}
      </h3>
      <p class="challenge">{entry.challenge}</p>
      <dl>
        {facts(entry, beginning).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function facts(entry: CatalogEntry, beginning: ReturnType<typeof beginningOf>): [string, string][] {
  const { board } = beginning;
  const group = isometries(board);
  const { ls, symmetric, repeat, inscripted } = puzzleTypes(beginning, group);
  const types = [ls ? 'LS' : 'non-LS', symmetric && 'symmetric', repeat && 'repeat', inscripted && 'inscripted'];
  const floor = repeat ? 0 : twinFloor(board);
  const rows: [string, string | undefined][] = [
    ['Board', `${board.cells} cells, ${board.asterisms.length} asterisms of ${board.k}`],
    ['Labels', entry.labels.join(' ')],
    ['Symmetry', `${withSubscript(group.name)}, order ${group.order}`],
    ['Automorphisms', automorphisms(board).order.toLocaleString('en')],
    ['Types', types.filter(Boolean).join(', ')],
    ['Clues', floor > 0 ? `at least ${floor}, because of twins` : undefined],
    ['Layout', entry.remark ? `${entry.status}. ${entry.remark}` : entry.status],
    ['Name', entry.board],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

/** D_4 as it is printed: D₄. */
function withSubscript(name: string): string {
  return name.replace(/_(\d+)/, (_, figures: string) =>
    [...figures].map((figure) => String.fromCodePoint(0x2080 + Number(figure))).join(''),
  );
}
