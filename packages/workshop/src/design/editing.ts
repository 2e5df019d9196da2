import { type AsterismKind, letterAt } from '@latin-puzzles/core/board';
import type { DesignDraft, DraftAsterism, DraftCell } from './draft.ts';
import { type Site, siteNear, sitesIn, type Window } from './lattice.ts';

/** A change of cells or asterisms makes a board of one's own. */
function own(draft: DesignDraft, change: Partial<DesignDraft>): DesignDraft {
  return { ...draft, ...change, name: '' };
}

/** Adds the cells of some sites that are not there yet, in the order in which one reads. */
export function addCells(draft: DesignDraft, sites: readonly Site[]): DesignDraft {
  const present = new Set(draft.cells.map(({ id }) => id));
  const added = sites.filter(({ id }) => !present.has(id)).map(({ id, point, face }) => ({ id, point, face }));
  if (added.length === 0 || !draft.lattice) return draft;
  return own(draft, { cells: inReadingOrder([...draft.cells, ...added], draft) });
}

function inReadingOrder(cells: readonly DraftCell[], { lattice }: DesignDraft): DraftCell[] {
  const place = new Map(cells.map((cell) => [cell.id, siteNear(lattice!, cell.point)]));
  return cells.toSorted((a, b) => {
    const [one, other] = [place.get(a.id)!, place.get(b.id)!];
    return one.row - other.row || one.column - other.column;
  });
}

/** Removes cells, and the asterisms that have none left. Off the lattices, where none can be added, one is kept. */
export function removeCells(draft: DesignDraft, ids: ReadonlySet<string>): DesignDraft {
  const cells = draft.cells.filter(({ id }) => !ids.has(id));
  if (cells.length === draft.cells.length || (cells.length === 0 && !draft.lattice)) return draft;
  return own(draft, {
    cells,
    asterisms: draft.asterisms
      .map((asterism) => ({ ...asterism, cells: asterism.cells.filter((id) => !ids.has(id)) }))
      .filter(({ cells }, i) => cells.length > 0 || draft.asterisms[i]!.cells.length === 0),
  });
}

export function fillWindow(draft: DesignDraft): DesignDraft {
  return draft.lattice && draft.window ? addCells(draft, sitesIn(draft.lattice, draft.window)) : draft;
}

/** Shows more or less of the lattice; never so little that a cell is out of sight. */
export function resizeWindow(draft: DesignDraft, { rows, columns }: Pick<Window, 'rows' | 'columns'>): DesignDraft {
  const { lattice, window } = draft;
  if (!lattice || !window) return draft;
  const sites = draft.cells.map(({ point }) => siteNear(lattice, point));
  const least = (ends: readonly number[]) => Math.max(1, ...ends);
  return {
    ...draft,
    window: {
      ...window,
      rows: Math.max(rows, least(sites.map(({ row }) => row + 1 - window.top))),
      columns: Math.max(columns, least(sites.map(({ column }) => column + 1 - window.left))),
    },
  };
}

export type NewAsterism = Omit<DraftAsterism, 'id'>;

/** Adds asterisms, except those whose cells another one holds already. */
export function addAsterisms(draft: DesignDraft, added: readonly NewAsterism[]): DesignDraft {
  const key = (cells: readonly string[]) => [...cells].sort().join(' ');
  const present = new Set(draft.asterisms.map(({ cells }) => key(cells)));
  const fresh = added.filter(({ cells }) => cells.length > 0 && !present.has(key(cells)));
  const first = nextAsterismId(draft);
  if (fresh.length === 0) return draft;
  return own(draft, { asterisms: [...draft.asterisms, ...fresh.map((one, i) => ({ ...one, id: first + i }))] });
}

/** An asterism with no cells yet, to be painted. */
export function beginAsterism(draft: DesignDraft, kind: AsterismKind): DesignDraft {
  const asterism = { id: nextAsterismId(draft), kind, name: freshName(draft, kind), cells: [] };
  return own(draft, { asterisms: [...draft.asterisms, asterism] });
}

export function nextAsterismId({ asterisms }: DesignDraft): number {
  return Math.max(-1, ...asterisms.map(({ id }) => id)) + 1;
}

/** The first name of its kind that is free: `region C`, `line 4`. */
function freshName({ asterisms }: DesignDraft, kind: AsterismKind): string {
  const taken = new Set(asterisms.map(({ name }) => name));
  for (let i = 0; ; i++) {
    const name = `${kind} ${kind === 'region' ? letterAt(i) : i + 1}`;
    if (!taken.has(name)) return name;
  }
}

export function removeAsterisms(draft: DesignDraft, ids: ReadonlySet<number>): DesignDraft {
  const asterisms = draft.asterisms.filter(({ id }) => !ids.has(id));
  return asterisms.length === draft.asterisms.length ? draft : own(draft, { asterisms });
}

/** Moves an asterism by so many places in the list, up to its ends. */
export function moveAsterism(draft: DesignDraft, id: number, by: number): DesignDraft {
  const from = draft.asterisms.findIndex((one) => one.id === id);
  const to = Math.min(draft.asterisms.length - 1, Math.max(0, from + by));
  if (from < 0 || to === from) return draft;
  return own(draft, { asterisms: draft.asterisms.toSpliced(from, 1).toSpliced(to, 0, draft.asterisms[from]!) });
}

export function changeAsterism(
  draft: DesignDraft,
  id: number,
  change: Partial<Pick<NewAsterism, 'name' | 'kind'>>,
): DesignDraft {
  return own(draft, { asterisms: draft.asterisms.map((one) => (one.id === id ? { ...one, ...change } : one)) });
}

/** Puts cells into an asterism or takes them out. A cell lies in one region at a time, if that is wished. */
export function paintCells(
  draft: DesignDraft,
  id: number,
  cells: readonly string[],
  on: boolean,
  alone: boolean,
): DesignDraft {
  const painted = new Set(cells);
  const brush = draft.asterisms.find((asterism) => asterism.id === id);
  if (!brush) return draft;
  const asterisms = draft.asterisms.map((asterism) => {
    if (asterism.id === id) {
      const rest = asterism.cells.filter((cell) => !painted.has(cell));
      return { ...asterism, cells: on ? [...rest, ...cells] : rest };
    }
    if (!on || !alone || brush.kind !== 'region' || asterism.kind !== 'region') return asterism;
    return { ...asterism, cells: asterism.cells.filter((cell) => !painted.has(cell)) };
  });
  return own(draft, { asterisms });
}

export function relabel(draft: DesignDraft, labels: readonly string[] | undefined): DesignDraft {
  return { ...draft, labels };
}
