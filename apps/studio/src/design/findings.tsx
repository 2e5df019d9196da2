import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { twinFloor } from '@latin-puzzles/core/board';
import { cellNames } from '@latin-puzzles/workshop/design';
import type { BoardCount } from '@latin-puzzles/workshop/study';
import type { ComponentChildren } from 'preact';
import { tellFaultWhole } from '../parts/faults.ts';
import { useLanguage, useWords } from '../services/studio.ts';
import { asterismSaid, cellSaid } from './naming.ts';
import { DESIGN_WORDS } from './words/index.ts';
import type { Workbench } from './workbench.ts';

/** What the board is, and what it lacks to be one. */
export function Findings({ bench }: { readonly bench: Workbench }) {
  const words = useWords(DESIGN_WORDS);
  const language = useLanguage();
  const { fault, culprit } = bench.verdict.value;
  const isBegun = bench.draft.value.cells.length > 0;
  return (
    <section class="panel findings" aria-label={words.findings}>
      <h2>{words.findings}</h2>
      {!isBegun && <p class="remark">{words.nothingYet}</p>}
      {isBegun && fault && (
        <p class="message bad">
          {tellFaultWhole(fault, 'drafter', language)} {culprit && `(${asterismSaid(culprit.name, language)})`}
        </p>
      )}
      {isBegun && (
        <dl class="facts">
          <Shape bench={bench} />
          <Studied bench={bench} />
        </dl>
      )}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** So many cells or asterisms are named; of more, the first ones. */
const NAMED = 8;

/** What is seen at once: sizes, and cells in no asterism. */
function Shape({ bench }: { readonly bench: Workbench }) {
  const words = useWords(DESIGN_WORDS);
  const language = useLanguage();
  const draft = bench.draft.value;
  const { uncovered, size, odd, board } = bench.verdict.value;
  const names = cellNames(draft);
  const index = new Map(draft.cells.map(({ id }, cell) => [id, cell]));
  const oddOnes = odd.slice(0, NAMED).map(({ name, cells }) => `${asterismSaid(name, language)} (${cells.length})`);
  const listed = uncovered.slice(0, NAMED).map((id) => cellSaid(names[index.get(id)!]!, language));
  const twins = board.ok ? board.value.twins : [];
  return (
    <>
      <Fact name={words.facts.board}>{words.boardSize(draft.cells.length, draft.asterisms.length)}</Fact>
      <Fact name={words.facts.uniform}>
        {draft.asterisms.length === 0
          ? '–'
          : odd.length === 0
            ? words.uniform(size)
            : words.notUniform(size, odd.length > NAMED ? [...oddOnes, '…'] : oddOnes)}
      </Fact>
      {uncovered.length > 0 && <Fact name={words.facts.uncovered}>{words.uncovered(uncovered.length, listed)}</Fact>}
      {board.ok && (
        <Fact name={words.facts.twins}>
          {twins.length === 0 ? words.noTwins : words.twins(twins.length, twinFloor(board.value))}
        </Fact>
      )}
    </>
  );
}

/** What takes a while to find out. */
function Studied({ bench }: { readonly bench: Workbench }) {
  const words = useWords(DESIGN_WORDS);
  const language = useLanguage();
  if (!bench.verdict.value.puzzle.ok) return null;
  const { symmetry, automorphisms, ls, latin, count } = bench.study.value ?? {};
  const number = (text: string) => GRAMMARS[language].figure(BigInt(text));
  const waiting = <span class="remark">{words.looking}</span>;
  return (
    <>
      <Fact name={words.facts.symmetry}>
        {symmetry ? words.group(symmetry.words[language], symmetry.order) : waiting}
      </Fact>
      {symmetry && (
        // Found out with the symmetry, or given up.
        <Fact name={words.facts.type}>{ls === undefined ? words.lsUndecided : ls ? words.ls : words.nonLs}</Fact>
      )}
      <Fact name={words.facts.latin}>
        {latin ? <span class={latin === 'no' ? 'bad' : undefined}>{words.latin[latin]}</span> : waiting}
      </Fact>
      {latin !== 'no' && latin !== 'unknown' && (
        <Fact name={words.facts.count}>{count ? countSaid(count, language) : waiting}</Fact>
      )}
      {automorphisms && <Fact name={words.facts.automorphisms}>{number(automorphisms)}</Fact>}
    </>
  );
}

/** Beyond this share of itself an estimate tells no more than its number of figures. */
const ROUGH = 0.2;

function countSaid(count: BoardCount, language: LanguageCode): string {
  const words = DESIGN_WORDS[language];
  const { figure, percent } = GRAMMARS[language];
  if (count === 'many') return words.atLeastOne;
  if ('exact' in count) return words.exactly(figure(BigInt(count.exact)));
  const { log10, error } = count;
  const power = Math.floor(log10);
  if (error > ROUGH) return words.roughly(`10${superscript(Math.round(log10))}`);
  const leading = figure(Math.round(10 ** (log10 - power + 1)) / 10);
  return words.about(`${leading} × 10${superscript(power)}`, percent(Math.max(0.01, error)));
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function superscript(power: number): string {
  return [...String(power)].map((figure) => RAISED[Number(figure)]).join('');
}
