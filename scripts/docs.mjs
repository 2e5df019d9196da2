// Draws the catalog and writes the pages of docs/ that are made from code. Needs the built packages.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  automorphisms,
  CATALOG,
  catalogEntry,
  isometries,
  resolveBoard,
  SECTIONS,
  sameBoards,
  sameInCatalog,
  twinFloor,
} from '@latin-puzzles/core/board';
import { root } from './shared.mjs';
import './application-pictures.mjs';
import './architecture-docs.mjs';
import './command-docs.mjs';
import './contact-sheet.mjs';
import './error-docs.mjs';
import './rating-docs.mjs';
import './theorem-docs.mjs';
import './worked-proofs.mjs';

const write = (file, text) => writeFileSync(join(root, 'docs', file), text);

for (const [name, file] of Object.entries({
  records: 'latin-records',
  puzzle: 'latin-puzzle',
  plan: 'latin-plan',
  style: 'latin-style',
  book: 'latin-book',
}))
  write(
    `${file}-1.schema.json`,
    execFileSync(process.execPath, [join(root, 'packages/cli/bin/latin.mjs'), 'schema', name]),
  );

function entryText(entry) {
  const { value: board } = resolveBoard(entry.board);
  const group = isometries(board);
  const facts = [
    `\`${entry.board}\``,
    `${board.cells} cells, ${board.asterisms.length} asterisms of ${board.k}`,
    `symmetry ${group.name}, order ${group.order}`,
    `${automorphisms(board).order} automorphisms`,
    ...(twinFloor(board) > 0 ? [`with distinct labels at least ${twinFloor(board)} clues`] : []),
    `layout ${entry.status}`,
    ...sameBoards(board.name).map((other) => `the same board as \`${other}\``),
  ];
  const twins = sameInCatalog(board.name).map((name) => catalogEntry(name).title.en);
  const shared = twins.length > 0 ? `\n\nUp to isomorphism this is the board of ${twins.join(', ')}.` : '';
  return `### ${entry.title.en}${entry.year ? ` (${entry.year})` : ''}

<img src="boards/${entry.name}.svg" alt="${entry.title.en}" width="380">

${entry.challenge.en}

${facts.join(' · ')}${entry.remark ? `\n\n${entry.remark.en}` : ''}${shared}
`;
}

write(
  'boards.md',
  `# The boards

Every Latin Puzzle of the paper. *Known* layouts are stated by its author, *forced* ones are the only ones that the numbers
allow, *ours* are lost and drawn by us in the spirit of the name.

${Object.entries(SECTIONS)
  .map(
    ([section, title]) =>
      `## ${title.en}\n\n${CATALOG.filter((entry) => entry.section === section)
        .map(entryText)
        .join('\n')}`,
  )
  .join('\n')}`,
);
