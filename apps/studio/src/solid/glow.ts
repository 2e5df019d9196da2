import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  Color,
  CustomBlending,
  FrontSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  OneFactor,
  SrcColorFactor,
  ZeroFactor,
} from 'three';
import type { BandShape } from './band.ts';
import { LAYERS } from './sheet-mesh.ts';

/** A band and its colour. */
export interface Band {
  readonly shape: BandShape;
  readonly colour: string;
  /** Whether others are to stand out from it. */
  readonly faint: boolean;
}

/** Bands of light on a body. */
interface Glow {
  readonly group: Group;
  /** Puts bands on it in place of those that were there. On dark bodies they shine, on bright ones they are like clear ink: either way labels are read through them. */
  put(bands: readonly Band[], dark: boolean): void;
  dispose(): void;
}

/** How strong a band is at its strongest, and how much faster than its strength its light falls off: on dark bodies a little shines. */
const STRENGTH = { bright: { most: 0.9, fall: 1 }, dark: { most: 0.4, fall: 2 } } as const;

/** How much is left of a band from which others stand out. */
const FAINT = 0.25;

export function makeGlow(): Glow {
  const group = new Group();
  const shared = {
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    toneMapped: false,
  };
  const keepAlpha = { blendSrcAlpha: ZeroFactor, blendDstAlpha: OneFactor } as const;
  const near = new MeshBasicMaterial({ ...shared, ...keepAlpha, side: FrontSide });
  const far = new MeshBasicMaterial({ ...shared, ...keepAlpha, side: BackSide, depthTest: false });
  let geometries: BufferGeometry[] = [];
  const clear = () => {
    group.clear();
    for (const geometry of geometries) geometry.dispose();
  };
  return {
    group,
    put(bands, dark) {
      clear();
      for (const material of [near, far]) {
        material.blendSrc = dark ? OneFactor : ZeroFactor;
        material.blendDst = dark ? OneFactor : SrcColorFactor;
      }
      geometries = bands.map((band) => geometryOf(band, dark));
      for (const geometry of geometries) {
        const meshes = [new Mesh(geometry, far), new Mesh(geometry, near)] as const;
        for (const mesh of meshes) mesh.frustumCulled = false;
        meshes[0].renderOrder = LAYERS.farGlow;
        meshes[1].renderOrder = LAYERS.glow;
        group.add(...meshes);
      }
    },
    dispose() {
      clear();
      near.dispose();
      far.dispose();
    },
  };
}

function geometryOf({ shape: { points, triangles, strengths }, colour, faint }: Band, dark: boolean): BufferGeometry {
  const { r, g, b } = new Color(colour);
  // Clear ink takes away what is not of its colour, and nothing of what is.
  const pure = dark ? 1 : Math.max(r, g, b);
  const [none, { most, fall }] = dark ? [0, STRENGTH.dark] : [1, STRENGTH.bright];
  const colours = strengths.flatMap((strength) =>
    [r, g, b].map((part) => none + (faint ? FAINT : 1) * most * strength ** fall * (part / pure - none)),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points.flat()), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3));
  geometry.setIndex(triangles.flatMap((triangle) => [...triangle]));
  return geometry;
}
