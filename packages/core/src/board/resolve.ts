import { excerpt, failure, type LanguageCode, type Result } from '../basis/index.ts';
import { CATALOG, type CatalogEntry } from './catalog/index.ts';
import { FAMILIES } from './families/index.ts';
import type { Board } from './model/board.ts';
import { deriveBoard } from './model/derive-board.ts';
import { BOARD_FAULTS } from './model/faults.ts';

/** The Latin Puzzle of the catalog that has this name. */
export function catalogEntry(name: string): CatalogEntry | undefined {
  return CATALOG.find((entry) => entry.name === name);
}

/** What a board of a family is called: `Sudoku 3 × 3`; nothing for a board of one's own. */
export function familyTitle(specification: string, code: LanguageCode): string | undefined {
  const { family, parameters = family?.parameters?.usual ?? '' } = parseSpecification(specification);
  return family && `${family.title[code]} ${family.measures?.(parameters) ?? parameters}`.trim();
}

/** The board that a specification names: a family with or without parameters (`triangle:6`), or a catalog entry. */
export function resolveBoard(specification: string): Result<Board> {
  const { name, family, parameters } = parseSpecification(specification);
  if (family) {
    const draft = family.draft(parameters);
    return draft.ok ? deriveBoard(draft.value) : draft;
  }
  const entry = catalogEntry(specification);
  if (entry) return resolveBoard(entry.board);
  return failure(BOARD_FAULTS, 'board.unknown', 'board', { name: excerpt(specification), near: nearestName(name) });
}

/** Gives the board that a name stands for. */
export type BoardResolver = (specification: string) => Result<Board>;

/** Texts keep to a few boards; one that does not must not fill the memory. */
const MOST_REMEMBERED = 32;

/** Resolves boards as `resolveBoard` does, each only once. */
export function makeBoardResolver(): BoardResolver {
  const known = new Map<string, Result<Board>>();
  return (specification) => {
    const found = known.get(specification);
    if (found) return found;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const board = resolveBoard(specification);
    known.set(specification, board);
    return board;
  };
}

/** The family that a specification begins with, and what stands behind the colon. */
function parseSpecification(specification: string) {
  const [, name = '', parameters] = /^([^:]*)(?::(.*))?$/s.exec(specification)!;
  return { name, family: FAMILIES.find((family) => family.name === name), parameters };
}

function nearestName(wrong: string): string | undefined {
  if (wrong.length > 40) return undefined;
  const names = [...FAMILIES.map((f) => f.name), ...CATALOG.map((e) => e.name)];
  const begun = wrong.length >= 3 && names.find((name) => name.startsWith(wrong.toLowerCase()));
  if (begun) return begun;
  const scored = names.map((name) => ({ name, distance: editDistance(wrong.toLowerCase(), name) }));
  const best = scored.reduce((a, b) => (b.distance < a.distance ? b : a));
  return best.distance <= Math.max(2, best.name.length / 3) ? best.name : undefined;
}

/** Levenshtein's distance: how many characters to insert, delete or replace. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, x] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, y] of [...b].entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (x === y ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
