import { currentSettings } from './current.ts';

export { CHECKS, type Check } from '../settings/settings.ts';
export const settings = currentSettings;
