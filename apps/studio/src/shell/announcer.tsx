import { currentAnnouncer } from './current.ts';
export const announce = (text: string) => currentAnnouncer.say(text);
