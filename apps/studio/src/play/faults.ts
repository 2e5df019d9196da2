import type { FaultTable } from '@latin-puzzles/core/basis';

/** Why a puzzle or a game cannot be opened. */
export interface OpeningFaultFacts {
  'file.read:specimen': undefined;
  'file.read:made': undefined;
  'file.read:page': undefined;
  'file.read:kept': undefined;
  'format.field:kept': undefined;
}

export const OPENING_FAULTS: FaultTable<OpeningFaultFacts> = {
  'file.read:specimen': {
    en: () => ['There is no puzzle of that name.', 'Choose one in the gallery.'],
    es: () => ['No hay ningún puzle con ese nombre.', 'Elija uno en la galería.'],
  },
  'file.read:made': {
    en: () => ['The board has no puzzle of that level.', 'Choose another level.'],
    es: () => ['El tablero no tiene ningún puzle de ese nivel.', 'Elija otro nivel.'],
  },
  'file.read:page': {
    en: () => ['There is no such page.', 'Choose a puzzle in the gallery.'],
    es: () => ['No existe esa página.', 'Elija un puzle en la galería.'],
  },
  'file.read:kept': {
    en: () => ['There is no such game on this device.', 'Choose a puzzle in the gallery.'],
    es: () => ['No hay ninguna partida así en este dispositivo.', 'Elija un puzle en la galería.'],
  },
  'format.field:kept': {
    en: () => [
      'The game that was kept here is damaged and cannot be read.',
      'Choose its puzzle in the gallery, or open its link again.',
    ],
    es: () => [
      'La partida que se guardó aquí está dañada y no se puede leer.',
      'Elija su puzle en la galería, o vuelva a abrir su enlace.',
    ],
  },
};
