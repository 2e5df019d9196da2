import type { Words } from '@latin-puzzles/core/basis';
import type { Shape } from '../board-view/shape.ts';

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
