import { loadFonts, loadPainter } from '@latin-puzzles/drawing/node';
import { makeSceneDrawer, type RenderKit, type SceneDrawer } from '@latin-puzzles/workshop/picture';

/** What drawings are made with. */
export interface DrawingKit extends RenderKit {
  readonly drawer: SceneDrawer;
}

/** Gives what drawings are made with, which is loaded at the first. */
export function makeDrawingKit(): () => Promise<DrawingKit> {
  let kit: Promise<DrawingKit> | undefined;
  return () => {
    kit ??= loadFonts().then((fonts) => ({ fonts, loadPainter, drawer: makeSceneDrawer(fonts) }));
    return kit;
  };
}
