import { determinant, type LinearMap, trace } from '../model/space.ts';

/** A finite group of isometries. */
export interface PointGroup {
  /**
   * In the plane C_n for n rotations and D_n when as many reflections join them; points on a line have a mirror, D_1, at
   * most. In space the full groups of the regular solids by their names, all others by their Schoenflies symbols.
   */
  readonly name: string;
  /**
   * How many of its maps are reflections: in a line of the plane that the points span, or in a plane of space. Those that
   * turn space as well, such as the inversion, are none.
   */
  readonly mirrors: number;
}

/** The group of these maps, which act on points that span `rank` dimensions. */
export function pointGroupOf(rank: number, maps: readonly LinearMap[]): PointGroup {
  if (maps.length === 1) return { name: 'trivial', mirrors: 0 };
  const rotations = maps.filter((map) => determinant(map) > 0);
  const improper = maps.filter((map) => determinant(map) < 0);
  if (rank < 3) return { name: `${improper.length === 0 ? 'C' : 'D'}_${rotations.length}`, mirrors: improper.length };
  const { kind, fold } = classify(rotations);
  if (improper.length === 0) return { name: rotationGroupName(kind, fold), mirrors: 0 };
  const mirrors = improper.filter((map) => Math.abs(trace(map) - 1) < 1e-2 / fold ** 2).length;
  return { name: fullGroupName(kind, fold, mirrors), mirrors };
}

type RotationKind = 'cyclic' | 'dihedral' | 'tetrahedral' | 'octahedral' | 'icosahedral';

/** The finite groups of rotations, told apart by their order and the greatest order of one rotation, the fold. */
function classify(rotations: readonly LinearMap[]): { kind: RotationKind; fold: number } {
  // The trace of a rotation is 1 + 2 cos of its angle; of all but the identity the one nearest to 3 turns least.
  const angles = rotations.map((map) => Math.acos(Math.max(-1, Math.min(1, (trace(map) - 1) / 2))));
  const [, least = 2 * Math.PI] = angles.sort((a, b) => a - b);
  const fold = Math.round((2 * Math.PI) / least);
  const order = rotations.length;
  if (order === fold) return { kind: 'cyclic', fold };
  if (order === 2 * fold) return { kind: 'dihedral', fold };
  return { kind: order === 12 ? 'tetrahedral' : order === 24 ? 'octahedral' : 'icosahedral', fold };
}

function rotationGroupName(kind: RotationKind, fold: number): string {
  if (kind === 'cyclic') return `C_${fold}`;
  return kind === 'dihedral' ? `D_${fold}` : `chiral ${kind}`;
}

/** Where half of the maps turn space inside out, the number of plain mirrors tells the groups apart. */
function fullGroupName(kind: RotationKind, fold: number, mirrors: number): string {
  if (kind === 'cyclic') {
    if (mirrors === 0) return fold === 1 ? 'C_i' : `S_${2 * fold}`;
    if (mirrors === 1) return fold === 1 ? 'C_s' : `C_${fold}h`;
    return `C_${fold}v`;
  }
  if (kind === 'dihedral') return mirrors > fold ? `D_${fold}h` : `D_${fold}d`;
  return kind === 'tetrahedral' && mirrors === 3 ? 'T_h' : kind;
}
