import { plus, quarterTurn, times, type XY } from '../../plane/vector.ts';
import type { Ink } from '../../scene/scene.ts';

/** A text beside a board that names something at its rim, before its place is known. */
export interface OuterText {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly ink: Ink;
  readonly asterism?: number;
  /** The place at the rim that it names. */
  readonly foot: XY;
  /** Away from the board there, of length 1. */
  readonly out: XY;
  /** How far out from there its middle stands, and how far along the rim, if there is room. */
  readonly away: number;
  readonly along: number;
}

/** The place so far out from a foot and so far along the rim. */
export function placeBeside({ foot, out }: Pick<OuterText, 'foot' | 'out'>, away: number, along: number): XY {
  return plus(foot, plus(times(out, away), times(quarterTurn(out), along)));
}
