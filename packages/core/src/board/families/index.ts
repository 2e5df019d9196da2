import { cube } from './cube.ts';
import { dodecahedron } from './dodecahedron.ts';
import type { Family } from './family.ts';
import { focus } from './focus.ts';
import { gerechte } from './gerechte.ts';
import { hexagon } from './hexagon.ts';
import { icosahedron } from './icosahedron.ts';
import { latinSquare } from './latin-square.ts';
import { octahedron } from './octahedron.ts';
import { orb } from './orb.ts';
import { samurai } from './samurai.ts';
import { sky } from './sky.ts';
import { star } from './star.ts';
import { steps } from './steps.ts';
import { sudoku } from './sudoku.ts';
import { tartan } from './tartan.ts';
import { tetrahedron } from './tetrahedron.ts';
import { triangle } from './triangle.ts';
import { wave } from './wave.ts';
import { quadoku, win } from './win.ts';

export { type Family, letterAt } from './family.ts';

/** Every family of boards. To add one: a file like `template.ts`, and a line here. */
export const FAMILIES: readonly Family[] = [
  latinSquare,
  sudoku,
  win,
  quadoku,
  samurai,
  gerechte,
  wave,
  focus,
  steps,
  sky,
  orb,
  tartan,
  triangle,
  hexagon,
  star,
  tetrahedron,
  cube,
  octahedron,
  icosahedron,
  dodecahedron,
];
