import type { Board, Vector } from '@latin-puzzles/core/board';
import type { Area, Item, Place, Surface } from '@latin-puzzles/drawing';

/** A place on the drawing. */
export type DrawingPoint = readonly [number, number];

export interface Vertex {
  readonly at: Vector;
  /** The direction away from the body, 1 long. */
  readonly out: Vector;
  /** What part of the drawing lies there. */
  readonly spot: DrawingPoint;
}

/** Three vertices of a sheet, anticlockwise as seen from outside. */
export type Triangle = readonly [number, number, number];

/** A piece of the drawing, bent onto the body. */
export interface BodySheet {
  readonly vertices: readonly Vertex[];
  readonly triangles: readonly Triangle[];
  /** What is cut out of the drawing. */
  readonly outline: readonly DrawingPoint[];
  /** The cells written on it. */
  readonly places: readonly Place[];
  /** What of the drawing it takes: where cells are studs, the lines between them are on other sheets. */
  readonly takes: 'everything' | 'lines' | 'cells';
  /** Lines along its rim, drawn on the body in place of those of the flat board. */
  readonly rim: readonly Item[];
  /** What it is painted with first. */
  readonly ground: Area;
  /** The direction that it faces on the whole. */
  readonly out: Vector;
}

/** What is hit when the pointer meets a triangle. */
export interface Target {
  readonly corners: readonly [Vector, Vector, Vector];
  readonly cell: number;
}

/** How a cell lies: where it faces, and what is up for what is written in it. */
export interface Stance {
  readonly out: Vector;
  readonly up: Vector;
}

/** A side of a cell. */
export interface Side {
  readonly line: readonly Vector[];
  /** The cell on the other side of it. */
  readonly beyond: number | undefined;
}

/** What may be turned to the reader when the body comes to rest: a face of a solid, a cell of a globe. */
export interface Front {
  readonly out: Vector;
  /** What may be up then. */
  readonly ups: readonly Vector[];
  /** The cells that are read on it. */
  readonly cells: readonly number[];
}

/** A board as a body that reaches 1 from the origin. */
export interface Body {
  readonly sheets: readonly BodySheet[];
  readonly targets: readonly Target[];
  readonly stances: readonly Stance[];
  /** The sides of each cell, on the body. */
  readonly sides: readonly (readonly Side[])[];
  readonly fronts: readonly Front[];
  /** Points beyond which the body does not reach; a globe has none. */
  readonly hull: readonly Vector[];
  /** How far it reaches from the origin in a direction that is 1 long; what stands out of it does not count. */
  readonly reach: (direction: Vector) => number;
  /** What a globe turns about. */
  readonly axis: Vector | undefined;
  /** The board as the drawing shows it. */
  readonly board: Board;
  /** The drawing that the sheets are cut from. */
  readonly surface: Surface;
  /** The length on the drawing of what is 1 long on the body. */
  readonly scale: number;
}
