import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshLambertMaterial,
  SRGBColorSpace,
  type WebGLRenderer,
} from 'three';
import type { BodySheet } from './body.ts';
import { pictureBox } from './paint-sheet.ts';

/** A sheet as the machine draws it: its shape, and the picture on it. */
interface SheetMesh {
  readonly mesh: Mesh;
  /** Puts a picture on it, as the painter leaves it on the canvas. */
  put(canvas: HTMLCanvasElement, renderer: WebGLRenderer): void;
  dispose(): void;
}

/** Seen aslant, pictures are read with so many samples. */
const SLANT_SAMPLES = 8;

export function makeSheetMesh(sheet: BodySheet): SheetMesh {
  const geometry = shapeOf(sheet);
  const material = new MeshLambertMaterial();
  const mesh = new Mesh(geometry, material);
  // All of them are within what the eye sees.
  mesh.frustumCulled = false;
  mesh.matrixAutoUpdate = false;
  let texture: CanvasTexture | undefined;
  return {
    mesh,
    put(canvas, renderer) {
      if (!texture || texture.userData.width !== canvas.width || texture.userData.height !== canvas.height) {
        texture?.dispose();
        texture = new CanvasTexture(canvas);
        texture.colorSpace = SRGBColorSpace;
        texture.minFilter = LinearMipmapLinearFilter;
        texture.magFilter = LinearFilter;
        texture.anisotropy = Math.min(SLANT_SAMPLES, renderer.capabilities.getMaxAnisotropy());
        texture.userData = { width: canvas.width, height: canvas.height };
        material.map = texture;
        material.needsUpdate = true;
      }
      texture.needsUpdate = true;
      // The canvas serves all sheets in turn: its picture is taken at once.
      renderer.initTexture(texture);
    },
    dispose() {
      texture?.dispose();
      material.dispose();
      geometry.dispose();
    },
  };
}

function shapeOf(sheet: BodySheet): BufferGeometry {
  const { vertices, triangles } = sheet;
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
