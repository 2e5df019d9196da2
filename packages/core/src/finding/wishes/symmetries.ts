import type { Words } from '../../basis/index.ts';
import {
  type Board,
  determinant,
  isometries,
  type LinearMap,
  orbits,
  type Permutation,
  pointGroupOf,
  trace,
} from '../../board/index.ts';
import { type Subgroup, subgroupClasses } from './subgroups.ts';
import { type SymmetryName, symmetryText, symmetryTitle } from './symmetry-titles.ts';

/** A symmetry that a pattern of clues can have: a class of conjugate subgroups of the symmetry of the board. */
export interface PatternSymmetry {
  /** No other symmetry of the board has this name. */
  readonly name: string;
  readonly title: Words;
  /** Other names, which symmetries of the same kind may share, such as `mirror` or `D_2`. */
  readonly aliases: readonly string[];
  /** How many cells belong together, unless some of them stay in place. */
  readonly order: number;
  /** How many cells stay in place under all of it. */
  readonly fixed: number;
  /** For each of the conjugate subgroups its orbits: cells that are all clues or none. */
  readonly partitions: readonly (readonly (readonly number[])[])[];
}

/** Beyond it only no symmetry and the full one are listed: the subgroups of long rings are many. */
const MAX_ORDER = 256;

export function symmetriesOf(board: Board): PatternSymmetry[] {
  const group = isometries(board);
  if (group.order > MAX_ORDER) {
    const whole = patterns([orbits(group.generators, board.cells)]);
    const full = titled({ name: 'full' });
    return [none(board), { ...full, aliases: [group.name], order: Number(group.order), ...whole }];
  }
  const maps = group.maps.map(inSpace);
  const rank = board.points?.[0]?.length ?? 0;
  const found = subgroupClasses(group.permutations).map((conjugates) => {
    const chosen = conjugates[0]!.map((element) => maps[element] ?? IDENTITY);
    return {
      names: namesOf(chosen, maps, rank),
      order: conjugates[0]!.length,
      ...patterns(conjugates.map((subgroup) => orbitsOf(subgroup, group.permutations, board.cells))),
    };
  });
  return found.map(({ names: [first = '', ...aliases], ...symmetry }, i) => {
    const alike = found.filter(({ names }) => names[0] === first);
    if (alike.length === 1) return { ...titled({ name: first }), aliases, ...symmetry };
    const kind = alike.indexOf(found[i]!) + 1;
    return { ...titled({ name: first, kind }), aliases: [first, ...aliases], ...symmetry };
  });
}

/** The symmetries that a name stands for. */
export function symmetriesNamed(board: Board, name: string): PatternSymmetry[] {
  const wanted = name.trim().toLowerCase();
  // Not worth a look at all subgroups.
  if (wanted === 'none') return [none(board)];
  return symmetriesOf(board).filter((symmetry) =>
    [symmetry.name, ...symmetry.aliases].some((called) => called.toLowerCase() === wanted),
  );
}

function none({ cells }: Board): PatternSymmetry {
  return { ...titled({ name: 'none' }), aliases: ['trivial'], order: 1, fixed: cells, partitions: [orbits([], cells)] };
}

function titled(name: SymmetryName): Pick<PatternSymmetry, 'name' | 'title'> {
  return { name: symmetryText(name), title: symmetryTitle(name) };
}

const IDENTITY: LinearMap = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The plane lies in space as z = 0, which its isometries keep. */
function inSpace(map: LinearMap): LinearMap {
  return IDENTITY.map((row, i) => row.map((entry, j) => map[i]?.[j] ?? entry));
}

function orbitsOf(subgroup: Subgroup, permutations: readonly Permutation[], cells: number): number[][] {
  return orbits(
    subgroup.map((element) => permutations[element]!),
    cells,
  );
}

function patterns(partitions: readonly (readonly (readonly number[])[])[]) {
  const different = new Map(partitions.map((orbits) => [JSON.stringify(orbits), orbits]));
  const fixed = partitions[0]!.filter((orbit) => orbit.length === 1).length;
  return { fixed, partitions: [...different.values()] };
}

const TURNS: Readonly<Record<number, string>> = {
  2: 'half-turn',
  3: 'third-turn',
  4: 'quarter-turn',
  5: 'fifth-turn',
  6: 'sixth-turn',
  8: 'eighth-turn',
};

/** What a person would call a subgroup, and then the symbol of the group. */
function namesOf(maps: readonly LinearMap[], all: readonly LinearMap[], rank: number): string[] {
  if (maps.length === 1) return ['none', 'trivial'];
  const { name: symbol } = pointGroupOf(rank, maps);
  const turnsOnly = maps.every((map) => determinant(map) > 0);
  const names: string[] = [];
  if (maps.length === all.length) names.push('full');
  if (turnsOnly && maps.length === all.filter((map) => determinant(map) > 0).length) names.push('rotation');
  if (turnsOnly && symbol.startsWith('C_')) names.push(TURNS[maps.length] ?? `turn-${maps.length}`);
  if (maps.length === 2 && !turnsOnly) names.push(trace(maps[1]!) < -2 ? 'point' : 'mirror');
  if (maps.length === 2 && turnsOnly && rank === 2) names.push('point');
  if (symbol === (rank === 2 ? 'D_2' : 'C_2v')) names.push('mirrors');
  return [...names, symbol];
}
