import type { FaultTable } from '@latin-puzzles/core/basis';

/** Why a file cannot be opened. */
export interface IntakeFaultFacts {
  'format.too-large:file': undefined;
  'file.read:file': undefined;
}

export const INTAKE_FAULTS: FaultTable<IntakeFaultFacts> = {
  'format.too-large:file': {
    en: () => ['The file is larger than we accept.', 'Open a smaller one, with fewer puzzles.'],
    es: () => ['El archivo es más grande de lo que admitimos.', 'Abra uno más pequeño, con menos puzles.'],
  },
  'file.read:file': {
    en: () => ['The file could not be read.', 'Choose it again, or another.'],
    es: () => ['No se ha podido leer el archivo.', 'Elíjalo de nuevo, o elija otro.'],
  },
};
