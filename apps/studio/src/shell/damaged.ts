import { currentStorage } from './current.ts';

export { recordOf } from '../storage/device-storage.ts';
export const { read: soundOf, setAside, forgetDamaged, damaged } = currentStorage;
