import { dot3 } from '@latin-puzzles/core/board';
import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  MeshPhongMaterial,
  SRGBColorSpace,
  type WebGLRenderer,
} from 'three';
import type { BodySheet, Triangle } from './body.ts';
import { pictureBox } from './paint-sheet.ts';

/** A sheet as the machine draws it: its shape as seen from outside and from behind, and the picture on it. */
interface SheetMesh {
  readonly meshes: readonly Mesh[];
  /** Puts a picture on it, as the painter leaves it on the canvas. */
  put(canvas: HTMLCanvasElement, renderer: WebGLRenderer): void;
  dispose(): void;
}

/** Seen aslant, pictures are read with so many samples. */
const SLANT_SAMPLES = 8;
/** In the shade of the body, its far side is so bright. */
const SHADE = 0.8;
/** How much a surface shines, and how sharply. */
const [SHEEN, SHARPNESS] = [0x161616, 18];

/** In which order things are drawn, from what is behind to what is before it. */
export const LAYERS = {
  ground: 0,
  farPlate: 1,
  farCell: 2,
  farGlow: 3,
  nearPlate: 4,
  nearCell: 5,
  glow: 6,
  pointer: 7,
} as const;

export function makeSheetMesh(sheet: BodySheet): SheetMesh {
  const geometry = shapeOf(sheet, sheet.triangles);
  const back = shapeOf(
    sheet,
    sheet.triangles.filter((triangle) => looksOut(sheet, triangle)),
  );
  const studded = sheet.takes === 'cells';
  const near = new MeshPhongMaterial({ transparent: true, specular: SHEEN, shininess: SHARPNESS });
  const far = new MeshBasicMaterial({ transparent: true, side: BackSide, depthTest: false, depthWrite: false });
  far.color.setScalar(SHADE);
  const meshes = [new Mesh(geometry, near), new Mesh(back, far)] as const;
  for (const mesh of meshes) {
    // All of them are within what the eye sees.
    mesh.frustumCulled = false;
    mesh.matrixAutoUpdate = false;
  }
  meshes[0].renderOrder = studded ? LAYERS.nearCell : LAYERS.nearPlate;
  meshes[1].renderOrder = studded ? LAYERS.farCell : LAYERS.farPlate;
  let texture: CanvasTexture | undefined;
  return {
    meshes,
    put(canvas, renderer) {
      if (!texture || texture.userData.width !== canvas.width || texture.userData.height !== canvas.height) {
        texture?.dispose();
        texture = new CanvasTexture(canvas);
        texture.colorSpace = SRGBColorSpace;
        texture.minFilter = LinearMipmapLinearFilter;
        texture.magFilter = LinearFilter;
        texture.anisotropy = Math.min(SLANT_SAMPLES, renderer.capabilities.getMaxAnisotropy());
        texture.userData = { width: canvas.width, height: canvas.height };
        for (const material of [near, far]) {
          material.map = texture;
          material.needsUpdate = true;
        }
      }
      texture.needsUpdate = true;
      // The canvas serves all sheets in turn: its picture is taken at once.
      renderer.initTexture(texture);
    },
    dispose() {
      texture?.dispose();
      for (const part of [near, far, geometry, back]) part.dispose();
    },
  };
}

/** Whether a triangle faces where its sheet does on the whole: the wall and foot of a stud do not. */
function looksOut({ vertices, out }: BodySheet, triangle: Triangle): boolean {
  return triangle.every((corner) => dot3(vertices[corner]!.out, out) > 0.5);
}

function shapeOf(sheet: BodySheet, triangles: readonly Triangle[]): BufferGeometry {
  const { vertices } = sheet;
  const { left, top, right, bottom } = pictureBox(sheet);
  const numbers = (values: readonly (readonly number[])[]) => new Float32Array(values.flat());
  const places = vertices.map(({ spot: [x, y] }) => [(x - left) / (right - left), (bottom - y) / (bottom - top)]);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(numbers(vertices.map(({ at }) => at)), 3));
  geometry.setAttribute('normal', new BufferAttribute(numbers(vertices.map(({ out }) => out)), 3));
  geometry.setAttribute('uv', new BufferAttribute(numbers(places), 2));
  geometry.setIndex(triangles.flatMap((triangle) => [...triangle]));
  return geometry;
}
