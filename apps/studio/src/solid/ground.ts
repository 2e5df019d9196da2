import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import { DISTANCE, type PictureCover } from './framing.ts';

/** The shadow of the body on what it stands on. */
interface Ground {
  readonly mesh: Mesh;
  /** Lies where a body that covers so much of the picture touches it. */
  lie(cover: PictureCover): void;
  /** How dark it is, from 0 to 1. */
  darken(strength: number): void;
  dispose(): void;
}

/** How wide the shadow is, in the width of the body, and how flat it is seen. */
const [WIDTH, FLATNESS] = [1.05, 0.12];
const PIXELS = 128;

export function makeGround(): Ground {
  const geometry = new PlaneGeometry(1, 1);
  const texture = new CanvasTexture(softDisc());
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthTest: false, depthWrite: false });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  return {
    mesh,
    lie({ left, right, bottom }) {
      const width = WIDTH * DISTANCE * (right - left);
      mesh.position.set((DISTANCE * (left + right)) / 2, DISTANCE * bottom, 0);
      mesh.scale.set(width, FLATNESS * width, 1);
    },
    darken(strength) {
      material.opacity = strength;
      mesh.visible = strength > 0;
    },
    dispose() {
      geometry.dispose();
      texture.dispose();
      material.dispose();
    },
  };
}

/** Dark in the middle, where the body nearly touches, and fading softly. */
function softDisc(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PIXELS, PIXELS];
  const context = canvas.getContext('2d')!;
  const half = PIXELS / 2;
  const shade = context.createRadialGradient(half, half, 0, half, half, half);
  for (const [at, alpha] of [
    [0, 1],
    [0.25, 0.72],
    [0.55, 0.28],
    [0.8, 0.07],
    [1, 0],
  ] as const)
    shade.addColorStop(at, `rgb(8 12 20 / ${alpha})`);
  context.fillStyle = shade;
  context.fillRect(0, 0, PIXELS, PIXELS);
  return canvas;
}
