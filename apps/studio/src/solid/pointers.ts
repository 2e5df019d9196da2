import { BufferAttribute, BufferGeometry, GreaterDepth, Group, Mesh, MeshBasicMaterial } from 'three';
import type { TriangleMesh } from './arrow.ts';

/** Arrows over a body. What the body hides of them shines through it. */
interface Pointers {
  readonly group: Group;
  put(shapes: readonly TriangleMesh[], colour: string): void;
  dispose(): void;
}

/** How much is seen of what is hidden. */
const DIM = 0.3;

export function makePointers(): Pointers {
  const group = new Group();
  // What is transparent is drawn in its turn; anything else before all sheets, and the far ones would cover it.
  const seen = new MeshBasicMaterial({ transparent: true });
  const hidden = new MeshBasicMaterial({
    transparent: true,
    opacity: DIM,
    depthFunc: GreaterDepth,
    depthWrite: false,
  });
  let geometries: BufferGeometry[] = [];
  const clear = () => {
    group.clear();
    for (const geometry of geometries) geometry.dispose();
  };
  return {
    group,
    put(shapes, colour) {
      clear();
      seen.color.set(colour);
      hidden.color.set(colour);
      geometries = shapes.map(geometryOf);
      for (const geometry of geometries) group.add(new Mesh(geometry, hidden), new Mesh(geometry, seen));
    },
    dispose() {
      clear();
      seen.dispose();
      hidden.dispose();
    },
  };
}

function geometryOf({ points, triangles }: TriangleMesh): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points.flat()), 3));
  geometry.setIndex(triangles.flatMap((triangle) => [...triangle]));
  return geometry;
}
