import { CONTRAST, DARK, type Theme } from '@latin-puzzles/drawing';
import { AmbientLight, DirectionalLight, Group, PerspectiveCamera, Scene, SRGBColorSpace, WebGLRenderer } from 'three';
import type { TriangleMesh } from './arrow.ts';
import type { Body } from './body.ts';
import { coverOf, DISTANCE, eyeFor, halfHeight } from './framing.ts';
import { type Band, makeGlow } from './glow.ts';
import { makeGround } from './ground.ts';
import { pictureBox } from './paint-sheet.ts';
import type { Eye } from './picking.ts';
import { makePointers } from './pointers.ts';
import { restsOf } from './pose.ts';
import { LAYERS, makeSheetMesh } from './sheet-mesh.ts';
import type { Turn } from './turn.ts';

/** A body before the eye, to be painted on and drawn when something changes. */
export interface Stage {
  /** Takes the size of its canvas; whether the sheets must be painted anew for it. */
  resize(width: number, height: number, ratio: number, zoom: number): boolean;
  /** Lets a sheet be painted. */
  paint(sheet: number, painter: (context: CanvasRenderingContext2D, density: number) => void): void;
  /** Lights it as suits the colours of the page. */
  light(theme: Theme): void;
  /** Puts bands of light on the body, in place of those that were there. */
  glow(bands: readonly Band[], theme: Theme): void;
  /** Puts arrows over the body, in place of those that were there. */
  point(shapes: readonly TriangleMesh[], colour: string): void;
  draw(turn: Turn, zoom: number): void;
  eye(turn: Turn, zoom: number): Eye;
  /** How many pixels of the page the body reaches from its middle. */
  reach(zoom: number): number;
  dispose(): void;
}

/** Light from everywhere, and more from a lamp above the eye on the left; how dark the shadow on the ground is. */
const LIGHTS = {
  light: { everywhere: 0.56, lamp: 0.5, shadow: 0.5 },
  dark: { everywhere: 0.95, lamp: 1.3, shadow: 0.85 },
  contrast: { everywhere: 0.8, lamp: 0.24, shadow: 0 },
} as const;

function lightsFor(theme: Theme): (typeof LIGHTS)[keyof typeof LIGHTS] {
  if (theme === DARK) return LIGHTS.dark;
  return theme === CONTRAST ? LIGHTS.contrast : LIGHTS.light;
}

/** What is nearer to the eye than this, or farther away, is not drawn. */
const [NEAR, FAR] = [1, 10];

/** Pictures of sheets are no larger than this, and have this share of the pixels that they are seen with. */
const LARGEST = 1024;
const FINENESS = 1.15;
/** They are painted anew when they would become so much larger. */
const COARSE = 1.3;

/** Fails where the machine cannot draw in space. */
export function makeStage(canvas: HTMLCanvasElement, body: Body): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.outputColorSpace = SRGBColorSpace;
  // To look for errors would mean to wait for the machine.
  renderer.debug.checkShaderErrors = false;
  const scene = new Scene();
  const camera = new PerspectiveCamera();
  const everywhere = new AmbientLight(0xffffff);
  const lamp = new DirectionalLight(0xffffff);
  lamp.position.set(-0.9, 1.3, 2.3);
  const group = new Group();
  const sheets = body.sheets.map(makeSheetMesh);
  const pointers = makePointers();
  pointers.group.renderOrder = LAYERS.pointer;
  const glow = makeGlow();
  const ground = makeGround();
  ground.mesh.renderOrder = LAYERS.ground;
  group.add(...sheets.flatMap(({ meshes }) => meshes), glow.group, pointers.group);
  scene.add(everywhere, lamp, ground.mesh, group);
  const paper = document.createElement('canvas');
  const context = paper.getContext('2d')!;
  let [width, height, density] = [1, 1, 0];

  const restCovers = restsOf(body).map(({ turn }) => coverOf(body, turn));
  /** Half the height of the picture when the body rests. */
  let rest = 1;
  const eye = (turn: Turn, zoom: number) => eyeFor(coverOf(body, turn), rest, width / height, zoom);
  const reach = (zoom: number) => (height / 2 / rest / DISTANCE) * zoom;

  return {
    eye,
    reach,
    resize(newWidth, newHeight, ratio, zoom) {
      [width, height] = [Math.max(1, newWidth), Math.max(1, newHeight)];
      rest = Math.max(...restCovers.map((cover) => halfHeight(cover, width / height)));
      renderer.setPixelRatio(ratio);
      renderer.setSize(width, height, false);
      const wanted = (FINENESS * ratio * reach(zoom)) / body.scale;
      if (wanted <= density * COARSE) return false;
      density = wanted;
      return true;
    },
    paint(sheet, painter) {
      const { left, top, right, bottom } = pictureBox(body.sheets[sheet]!);
      const fitting = Math.min(density, LARGEST / Math.max(right - left, bottom - top));
      paper.width = Math.ceil((right - left) * fitting);
      paper.height = Math.ceil((bottom - top) * fitting);
      painter(context, fitting);
      sheets[sheet]!.put(paper, renderer);
    },
    light(theme) {
      const lights = lightsFor(theme);
      everywhere.intensity = lights.everywhere * Math.PI;
      lamp.intensity = lights.lamp * Math.PI;
      ground.darken(lights.shadow);
    },
    glow: (bands, theme) => glow.put(bands, theme === DARK),
    point: pointers.put,
    draw(turn, zoom) {
      const { distance, reach: half, aspect, middle } = eye(turn, zoom);
      const [x, y] = [NEAR * middle[0], NEAR * middle[1]];
      const [across, up] = [NEAR * half * aspect, NEAR * half];
      camera.position.set(0, 0, distance);
      camera.projectionMatrix.makePerspective(x - across, x + across, y + up, y - up, NEAR, FAR);
      camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
      ground.lie(coverOf(body, turn));
      group.quaternion.set(...turn);
      renderer.render(scene, camera);
    },
    dispose() {
      pointers.dispose();
      glow.dispose();
      ground.dispose();
      for (const sheet of sheets) sheet.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
