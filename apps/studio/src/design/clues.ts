import type { Result } from '@latin-puzzles/core/basis';
import { type Board, cellText } from '@latin-puzzles/core/board';
import { EMPTY, type Labeling, type Multiset, makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';

/** A puzzle that is being set: clues on a board, some of them locked so that no aid takes them away. */
export interface Setting {
  readonly board: Board;
  readonly multiset: Multiset;
  readonly labeling: Labeling;
  readonly locked: ReadonlySet<number>;
  readonly inscription: readonly number[];
  readonly title: string;
}

/** The clues of a puzzle; those of its inscription are locked. */
export function settingOf({ board, multiset, labeling, inscription, title = '' }: Puzzle): Setting {
  return { board, multiset, labeling, locked: new Set(inscription), inscription, title };
}

/** Writes a label in cells that are not locked. */
export function write(setting: Setting, cells: Iterable<number>, label: number): Setting {
  return changedIn(setting, cells, () => label);
}

export function erase(setting: Setting, cells: Iterable<number>): Setting {
  return changedIn(setting, cells, () => EMPTY);
}

/** Takes the labels of another labeling where they are, in cells that are not locked. */
export function writeLabels(setting: Setting, labeling: Labeling): Setting {
  return changedIn(setting, labeling.keys(), (cell) => labeling[cell]!);
}

function changedIn(setting: Setting, cells: Iterable<number>, labelFor: (cell: number) => number): Setting {
  const labeling = [...setting.labeling];
  let same = true;
  for (const cell of cells) {
    const label = labelFor(cell);
    if (setting.locked.has(cell) || labeling[cell] === label) continue;
    labeling[cell] = label;
    same = false;
  }
  return same ? setting : { ...setting, labeling };
}

/** Locks the clues among some cells, or frees them where all are locked. The inscription stays locked. */
export function toggleLock(setting: Setting, cells: Iterable<number>): Setting {
  const clues = [...cells].filter((cell) => setting.labeling[cell] !== EMPTY && !setting.inscription.includes(cell));
  if (clues.length === 0) return setting;
  const locked = new Set(setting.locked);
  const free = clues.every((cell) => locked.has(cell));
  for (const cell of clues) free ? locked.delete(cell) : locked.add(cell);
  return { ...setting, locked };
}

/** The cells with clues that may go. */
export function freeClues({ labeling, locked }: Setting): number[] {
  return labeling.flatMap((label, cell) => (label !== EMPTY && !locked.has(cell) ? [cell] : []));
}

/** The cells that go together with some: whole orbits of a symmetry. */
export function withOrbits(cells: Iterable<number>, orbits: readonly (readonly number[])[]): Set<number> {
  const given = new Set(cells);
  const together = new Set(given);
  for (const orbit of orbits) if (orbit.some((cell) => given.has(cell))) for (const cell of orbit) together.add(cell);
  return together;
}

/** The clues that still fit when board or labels have changed: a cell at the same place, the same label. */
export function carryOver(setting: Setting, next: Setting): Setting {
  const before = new Map(setting.labeling.map((_, cell) => [placeOf(setting.board, cell), cell]));
  const from = next.labeling.map((_, cell) => before.get(placeOf(next.board, cell)));
  const labeling = next.labeling.map((given, cell) => {
    const text = setting.multiset.labels[setting.labeling[from[cell] ?? -1] ?? EMPTY];
    return given !== EMPTY || text === undefined ? given : next.multiset.labels.indexOf(text);
  });
  const locked = labeling.flatMap((label, cell) =>
    label !== EMPTY && setting.locked.has(from[cell] ?? -1) ? [cell] : [],
  );
  return { ...next, labeling, locked: new Set([...next.locked, ...locked]) };
}

/** A cell by its point, or by its name where it has none. */
function placeOf({ points, cellNames }: Board, cell: number): string {
  return points?.[cell]?.map((x) => x.toFixed(6)).join() ?? cellText(cellNames[cell]!);
}

/** The puzzle as it is handed on, with its solution if that is known. */
export function puzzleOf(setting: Setting, solution?: Labeling): Result<Puzzle> {
  const { board, multiset, labeling, inscription, title } = setting;
  return makePuzzle({
    board,
    multiset,
    labeling,
    inscription,
    ...(title === '' ? {} : { title }),
    ...(solution ? { solution } : {}),
  });
}

/** The cells in which two solutions differ; none where there are no two. */
export function differences([first, second]: readonly Labeling[]): number[] {
  return first && second ? first.flatMap((label, cell) => (label === second[cell] ? [] : [cell])) : [];
}
