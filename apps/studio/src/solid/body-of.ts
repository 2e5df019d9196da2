import { makeSurface, type StepPicture } from '@latin-puzzles/drawing';
import type { Body } from './body.ts';
import { facetedBody } from './faceted.ts';
import { globeOf } from './globe.ts';
import { sphericalBody } from './spherical.ts';
import { studdedBody } from './studded.ts';

/** The body on which a board lies, if it lies on one. */
export function bodyOf(picture: StepPicture): Body | undefined {
  const { board } = picture;
  if (board.solid && board.points)
    return (board.faces ? facetedBody : studdedBody)(board, makeSurface({ ...picture, solution: undefined }));
  const globe = globeOf(board);
  return globe && sphericalBody(picture, globe);
}
