import { currentStorage } from './current.ts';
export const {
  readRaw: readStored,
  write: writeStored,
  remove: removeStored,
  keys: storedKeys,
  unkept,
} = currentStorage;
