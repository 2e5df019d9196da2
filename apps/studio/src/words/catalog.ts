import type { Words } from '@latin-puzzles/core/basis';
import type { Section } from '@latin-puzzles/core/board';
import { SECTIONS } from '@latin-puzzles/core/board';
import type { Shape } from '../board-view/shape.ts';

export const SECTION_TITLES: Words<Readonly<Record<Section, string>>> = {
  en: SECTIONS,
  es: {
    asterisms: 'Más asterismos',
    shape: 'La forma del tablero',
    polygons: 'Polígonos latinos',
    polyhedra: 'Poliedros latinos',
    repeats: 'Etiquetas repetidas',
    inscriptions: 'Inscripciones',
  },
};

export const SHAPE_NAMES: Words<Readonly<Record<Shape, string>>> = {
  en: {
    square: 'squares',
    triangle: 'triangles',
    hexagon: 'hexagons',
    star: 'stars',
    globe: 'globes',
    solid: 'solids',
  },
  es: {
    square: 'cuadrados',
    triangle: 'triángulos',
    hexagon: 'hexágonos',
    star: 'estrellas',
    globe: 'globos',
    solid: 'sólidos',
  },
};
