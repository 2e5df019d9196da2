import { GRAMMARS } from '@latin-puzzles/core/basis';
import { CATALOG, catalogEntry, FAMILIES, type Family, resolveBoard, sameInCatalog } from '@latin-puzzles/core/board';
import { knownLevels, subjectNamed } from '@latin-puzzles/workshop/generate';
import { boardFacts, catalogFacts } from '@latin-puzzles/workshop/study';
import type { Command } from 'commander';
import { asterismSummary, typeWords } from '../terminal/board-words.ts';
import { accepted } from '../terminal/exit.ts';
import { example, withJson } from '../terminal/options.ts';
import { paint } from '../terminal/paint.ts';
import { print, printJson } from '../terminal/screen.ts';
import { table } from '../terminal/table.ts';

export function registerBoards(program: Command): void {
  const command = withJson(program.command('boards'))
    .argument('[name]', 'a catalog name, or a family with parameters such as triangle:6')
    .option('--families', 'list the families, whose members are boards of any size')
    .action((name: string | undefined, options: { json?: boolean; families?: boolean }) => {
      if (name !== undefined) describeBoard(name, options.json === true);
      else if (options.families) listFamilies(options.json === true);
      else listCatalog(options.json === true);
    });
  example(command, 'latin boards', 'latin boards canario-one', 'latin boards cube:3 --json');
}

function listCatalog(json: boolean): void {
  const rows = CATALOG.map(catalogFacts);
  if (json) {
    for (const row of rows) printJson(row);
    return;
  }
  const lines = rows.map((row) => [
    row.name,
    String(row.cells),
    String(row.asterisms),
    String(row.k),
    `${row.group.name} (${row.group.order})`,
    typeWords(row.types),
    row.board,
  ]);
  const [head, ...body] = table([['name', 'cells', 'asterisms', 'k', 'symmetry', 'types', 'board'], ...lines]);
  print(paint('bold', head!), ...body, '');
  print(
    `${rows.length} boards. \`latin boards NAME\` describes one, \`latin boards --families\` lists sizes of your own.`,
  );
}

function listFamilies(json: boolean): void {
  for (const family of FAMILIES) {
    const { name, summary, cellOrder } = family;
    const parameters = parametersOf(family);
    if (json) printJson({ name, summary: summary.en, parameters, cellOrder: cellOrder.en });
    else print(`${paint('bold', name)}: ${summary.en}`, ...(parameters ? [`    ${parameters}`] : []));
  }
}

function parametersOf({ parameters }: Family): string {
  return parameters ? `${parameters.wanted.en}; ${parameters.usual} unless given` : '';
}

function describeBoard(name: string, json: boolean): void {
  const entry = catalogEntry(name);
  const board = accepted(resolveBoard(name));
  const facts = entry ? catalogFacts(entry) : { name: board.name, board: board.name, ...boardFacts(board) };
  if (json) {
    printJson(facts);
    return;
  }
  const family = FAMILIES.find((f) => f.name === board.name.split(':')[0]);
  if (entry) {
    print(paint('bold', entry.year ? `${entry.title.en} (${entry.year})` : entry.title.en));
    print(entry.challenge.en, '');
  }
  const rows: [string, string][] = [
    ['board', `${board.name}${family ? `, ${family.summary.en}` : ''}`],
    ['cells', `${facts.cells}${family ? `: ${family.cellOrder.en}` : ''}`],
    ['asterisms', `${facts.asterisms} of ${facts.k} cells: ${asterismSummary(board)}`],
    ['symmetry', `${facts.group.name}, order ${facts.group.order}; the constellation alone has ${facts.automorphisms}`],
    ['types', typeWords(facts.types)],
  ];
  if (facts.twinFloor > 0) rows.push(['twins', `with distinct labels at least ${facts.twinFloor} clues are needed`]);
  if (facts.sameAs.length > 0) rows.push(['same as', sameText(board.name, facts.sameAs)]);
  if (entry) rows.push(['labels', entry.labels.join(' ')]);
  if (entry?.inscription) rows.push(['inscription', entry.inscription.text]);
  for (const [i, text] of levelTexts(name).entries()) rows.push([i === 0 ? 'levels' : '', text]);
  if (entry) rows.push(['layout', entry.remark ? `${entry.status}. ${entry.remark.en}` : entry.status]);
  print(...table(rows));
}

/** What is known of each level, of fair puzzles with the labels of the catalog, or else different ones. */
function levelTexts(name: string): readonly string[] {
  const known = knownLevels(accepted(subjectNamed(name)), {});
  if (!known)
    return [
      'not known beforehand: `latin generate` looks for the one wished for until its attempts or its time are over',
    ];
  const texts = known.levels.map(({ level, state, attempts, found }) => {
    if (found) return `${level}: exists, for example with ${found.clues} clues and ${found.open} open cells`;
    return state === 'absent'
      ? `${level}: does not exist, as going through all puzzles shows`
      : `${level}: not found in ${GRAMMARS.en.counted(attempts, 'attempt')}, which proves nothing`;
  });
  return known.name === name ? texts : [`those of ${known.name}, if labels do not repeat`, ...texts];
}

/** The other names of a board, and the Latin Puzzles of the catalog that are on them. */
function sameText(name: string, same: readonly string[]): string {
  const puzzles = sameInCatalog(name);
  const boards = same.join(', ');
  return `${boards}${puzzles.length > 0 ? `, the board of ${puzzles.join(', ')}` : ''}: one board up to isomorphism`;
}
