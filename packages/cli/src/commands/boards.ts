import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import {
  type Board,
  CATALOG,
  catalogEntry,
  FAMILIES,
  type Family,
  resolveBoard,
  sameInCatalog,
} from '@latin-puzzles/core/board';
import { LEVEL_NAMES } from '@latin-puzzles/core/rating';
import { knownLevels, subjectNamed } from '@latin-puzzles/workshop/generate';
import { type BoardFacts, boardFacts, catalogFacts } from '@latin-puzzles/workshop/study';
import type { Command } from 'commander';
import { asterismSummary, typeWords } from '../terminal/board-words.ts';
import { BOARDS_WORDS } from '../terminal/boards-words.ts';
import { accepted } from '../terminal/exit.ts';
import { type LanguageOptions, languageOption } from '../terminal/language.ts';
import { example, withJson } from '../terminal/options.ts';
import { paint } from '../terminal/paint.ts';
import { print, printJson } from '../terminal/screen.ts';
import { table } from '../terminal/table.ts';

interface Options extends LanguageOptions {
  readonly json?: boolean;
  readonly families?: boolean;
}

export function registerBoards(program: Command): void {
  const command = withJson(program.command('boards'))
    .addOption(languageOption())
    .argument('[name]', 'a catalog name, or a family with parameters such as triangle:6')
    .option('--families', 'list the families, whose members are boards of any size')
    .action((name: string | undefined, options: Options) => {
      if (name !== undefined) describeBoard(name, options);
      else if (options.families) listFamilies(options);
      else listCatalog(options);
    });
  example(
    command,
    'latin boards',
    'latin boards canario-one',
    'latin boards helios-one --lang es',
    'latin boards cube:3 --json',
  );
}

function listCatalog({ json, lang }: Options): void {
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
    typeWords(row.types, lang),
    row.board,
  ]);
  const [head, ...body] = table([BOARDS_WORDS[lang].columns, ...lines]);
  print(paint('bold', head!), ...body, '');
  print(GRAMMARS[lang].fill(BOARDS_WORDS[lang].more, { count: rows.length }));
}

function listFamilies({ json, lang }: Options): void {
  for (const family of FAMILIES) {
    const { name, summary, cellOrder } = family;
    const parameters = parametersOf(family, json ? 'en' : lang);
    if (json) printJson({ name, summary: summary.en, parameters, cellOrder: cellOrder.en });
    else print(`${paint('bold', name)}: ${summary[lang]}`, ...(parameters ? [`    ${parameters}`] : []));
  }
}

function parametersOf({ parameters }: Family, language: LanguageCode): string {
  if (!parameters) return '';
  const { wanted, usual } = parameters;
  return GRAMMARS[language].fill(BOARDS_WORDS[language].parameters, { wanted: wanted[language], usual });
}

function describeBoard(name: string, { json, lang }: Options): void {
  const entry = catalogEntry(name);
  const board = accepted(resolveBoard(name));
  const facts = entry ? catalogFacts(entry) : { name: board.name, board: board.name, ...boardFacts(board) };
  if (json) {
    printJson(facts);
    return;
  }
  const family = FAMILIES.find((f) => f.name === board.name.split(':')[0]);
  if (entry) {
    print(paint('bold', entry.year ? `${entry.title[lang]} (${entry.year})` : entry.title[lang]));
    print(entry.challenge[lang], '');
  }
  const { fill, counted } = GRAMMARS[lang];
  const words = BOARDS_WORDS[lang];
  const { rows: heads } = words;
  const rows: [string, string][] = [
    [heads.board, `${board.name}${family ? `, ${family.summary[lang]}` : ''}`],
    [heads.cells, `${facts.cells}${family ? `: ${family.cellOrder[lang]}` : ''}`],
    [heads.asterisms, asterismsText(board, facts, lang)],
    [heads.symmetry, fill(words.symmetry, { ...facts.group, automorphisms: facts.automorphisms })],
    [heads.types, typeWords(facts.types, lang)],
  ];
  if (facts.twinFloor > 0)
    rows.push([heads.twins, fill(words.twins, { clues: counted(facts.twinFloor, words.clue) }, facts.twinFloor)]);
  if (facts.sameAs.length > 0) rows.push([heads.sameAs, sameText(board.name, facts.sameAs, lang)]);
  if (entry) rows.push([heads.labels, entry.labels.join(' ')]);
  if (entry?.inscription) rows.push([heads.inscription, entry.inscription.text]);
  for (const [i, text] of levelTexts(name, lang).entries()) rows.push([i === 0 ? heads.levels : '', text]);
  if (entry) {
    const status = words.status[entry.status];
    rows.push([heads.layout, entry.remark ? `${status}. ${entry.remark[lang]}` : status]);
  }
  print(...table(rows));
}

function asterismsText(board: Board, { asterisms, k = 0 }: BoardFacts, language: LanguageCode): string {
  const kinds = asterismSummary(board, language);
  return GRAMMARS[language].fill(BOARDS_WORDS[language].asterisms, { asterisms, k, kinds });
}

/** What is known of each level, of fair puzzles with the labels of the catalog, or else different ones. */
function levelTexts(name: string, language: LanguageCode): readonly string[] {
  const { fill, counted } = GRAMMARS[language];
  const words = BOARDS_WORDS[language];
  const known = knownLevels(accepted(subjectNamed(name)), {});
  if (!known) return [words.levelsUnknown];
  const texts = known.levels.map(({ level: name, state, attempts, found }) => {
    const level = LEVEL_NAMES[language][name];
    if (found)
      return fill(words.levelFound, {
        level,
        clues: counted(found.clues, words.clue),
        open: counted(found.open, words.openCell, words.openCells),
      });
    return state === 'absent'
      ? fill(words.levelAbsent, { level })
      : fill(words.levelNotFound, { level, attempts: counted(attempts, words.attempt) });
  });
  return known.name === name ? texts : [fill(words.levelsOf, { name: known.name }), ...texts];
}

/** The other names of a board, and the Latin Puzzles of the catalog that are on them. */
function sameText(name: string, same: readonly string[], language: LanguageCode): string {
  const { fill } = GRAMMARS[language];
  const words = BOARDS_WORDS[language];
  const puzzles = sameInCatalog(name);
  const boards = same.join(', ');
  return puzzles.length > 0
    ? fill(words.sameOf, { boards, puzzles: puzzles.join(', ') })
    : fill(words.same, { boards });
}
