import { AmbientLight, DirectionalLight, Group, PerspectiveCamera, Scene, SRGBColorSpace, WebGLRenderer } from 'three';
import type { TriangleMesh } from './arrow.ts';
import type { Body } from './body.ts';
import { pictureBox } from './paint-sheet.ts';
import type { Eye } from './picking.ts';
import { makePointers } from './pointers.ts';
import { makeSheetMesh } from './sheet-mesh.ts';
import type { Turn } from './turn.ts';

/** A body before the eye, to be painted on and drawn when something changes. */
export interface Stage {
  /** Takes the size of its canvas; whether the sheets must be painted anew for it. */
  resize(width: number, height: number, ratio: number, zoom: number): boolean;
  /** Lets a sheet be painted. */
  paint(sheet: number, painter: (context: CanvasRenderingContext2D, density: number) => void): void;
  /** Puts arrows over the body, in place of those that were there. */
  point(shapes: readonly TriangleMesh[], colour: string): void;
  draw(turn: Turn, zoom: number): void;
  eye(zoom: number): Eye;
  /** How many pixels of the page the body reaches from its middle. */
  reach(zoom: number): number;
  dispose(): void;
}

/** Half the angle of sight, small as through a long lens, so that faces keep their shapes. */
const HALF_SIGHT = (13 * Math.PI) / 180;
/** How much of the picture is left free round the body. */
const MARGIN = 1.12;

/** Light from everywhere, and a little more from the eye, above it on the left: faces stay as bright as paper. */
const [EVERYWHERE, LAMP] = [0.7, 0.33];

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
  const camera = new PerspectiveCamera((2 * HALF_SIGHT * 180) / Math.PI, 1, 0.1, 20);
  const lamp = new DirectionalLight(0xffffff, LAMP * Math.PI);
  lamp.position.set(-0.8, 1.1, 2.6);
  const group = new Group();
  const meshes = body.sheets.map(makeSheetMesh);
  const pointers = makePointers();
  group.add(...meshes.map(({ mesh }) => mesh), pointers.group);
  scene.add(new AmbientLight(0xffffff, EVERYWHERE * Math.PI), lamp, group);
  const paper = document.createElement('canvas');
  const context = paper.getContext('2d')!;
  let [width, height, density] = [1, 1, 0];

  /** The eye sees the whole body in the shorter direction of the canvas. */
  const eye = (zoom: number): Eye => {
    const aspect = width / height;
    const reach = Math.tan(HALF_SIGHT) / Math.min(1, aspect) / zoom;
    return { distance: MARGIN / Math.sin(HALF_SIGHT), reach, aspect };
  };
  const reach = (zoom: number) => {
    const { distance, reach: half } = eye(zoom);
    return height / 2 / half / Math.sqrt(distance ** 2 - 1);
  };

  return {
    eye,
    reach,
    resize(newWidth, newHeight, ratio, zoom) {
      [width, height] = [Math.max(1, newWidth), Math.max(1, newHeight)];
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
      meshes[sheet]!.put(paper, renderer);
    },
    point: pointers.put,
    draw(turn, zoom) {
      const { distance, reach: half, aspect } = eye(zoom);
      camera.fov = (2 * Math.atan(half) * 180) / Math.PI;
      camera.aspect = aspect;
      camera.position.set(0, 0, distance);
      camera.updateProjectionMatrix();
      group.quaternion.set(...turn);
      renderer.render(scene, camera);
    },
    dispose() {
      pointers.dispose();
      for (const mesh of meshes) mesh.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
