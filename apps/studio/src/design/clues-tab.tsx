import { CATALOG } from '@latin-puzzles/core/board';
import { makeNative } from '@latin-puzzles/core/format';
import { EnlargeButton, makeRoom } from '@latin-puzzles/view/board-view';
import { useEffect, useMemo } from 'preact/hooks';
import { tellFaultWhole } from '../parts/faults.ts';
import { addressOf } from '../services/address.ts';
import { useLanguage, useWords } from '../services/studio.ts';
import { Aids } from './aids.tsx';
import { ClueBoard } from './clue-board.tsx';
import { basisOf, type ClueDesk, DESIGNED, layOn } from './clue-desk.ts';
import { CluePad } from './clue-pad.tsx';
import { ClueVerdict } from './clue-verdict.tsx';
import { ExchangePanel } from './exchange-panel.tsx';
import { useCluesStudy, useSymmetries } from './studying.ts';
import { DESIGN_WORDS } from './words/index.ts';
import type { Workbench } from './workbench.ts';

interface CluesTabProps {
  readonly bench: Workbench;
  readonly desk: ClueDesk;
}

/** Clues on the designed board, or on one of the catalog, with aids for who sets a puzzle. */
export function CluesTab({ bench, desk }: CluesTabProps) {
  const language = useLanguage();
  const source = desk.source.value;
  const { puzzle } = bench.verdict.value;
  const { basis, text } = useMemo(() => {
    const basis = basisOf(source, puzzle);
    return { basis, text: basis.ok ? makeNative(basis.value) : undefined };
  }, [source, puzzle]);
  useEffect(() => {
    if (basis.ok) layOn(desk, basis.value);
  }, [desk, text]);
  const room = useMemo(() => makeRoom(), [text]);
  useCluesStudy(desk);
  useSymmetries(desk);
  const setting = desk.history.value?.present;
  const solutions = desk.study.value?.solutions ?? [];
  const unique = desk.study.value?.decided === true && solutions.length === 1;
  return (
    <div class="bench">
      <div class="bench-board">
        <div class="row">
          <Source desk={desk} />
          {setting && <EnlargeButton room={room} puzzle={setting} />}
        </div>
        {!basis.ok && <NotYet fault={tellFaultWhole(basis.fault, 'drafter', language)} />}
        {basis.ok && desk.basis.value === text && setting && <ClueBoard desk={desk} setting={setting} room={room} />}
      </div>
      {basis.ok && desk.basis.value === text && setting && (
        <div class="bench-side">
          <ClueVerdict desk={desk} setting={setting} />
          <CluePad desk={desk} setting={setting} />
          <Aids desk={desk} setting={setting} />
          <ExchangePanel bench={bench} desk={desk} setting={setting} solution={unique ? solutions[0] : undefined} />
        </div>
      )}
    </div>
  );
}

function Source({ desk }: { readonly desk: ClueDesk }) {
  const words = useWords(DESIGN_WORDS);
  const language = useLanguage();
  return (
    <label class="field source">
      <span>{words.cluesOn}</span>
      <select
        value={desk.source.value}
        onChange={({ currentTarget }) => {
          desk.source.value = currentTarget.value;
        }}
      >
        <option value={DESIGNED}>{words.myDesign}</option>
        {CATALOG.map(({ name, title }) => (
          <option key={name} value={name}>
            {title[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

function NotYet({ fault }: { readonly fault: string }) {
  const words = useWords(DESIGN_WORDS);
  return (
    <div class="message">
      <p>{words.notReady}</p>
      <p>{fault}</p>
      <a class="button" href={addressOf('design')}>
        {words.toBoard}
      </a>
    </div>
  );
}
