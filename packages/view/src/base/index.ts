export { type Announcer, makeAnnouncer } from './announcer.ts';
export { type Device, deviceOf, type ShownAppearance } from './device.ts';
export { FRAME_CLOCK, type FrameClock } from './frame-clock.ts';
export { Icon, type IconName } from './icon.tsx';
export {
  CHECKS,
  type Check,
  type Surroundings,
  SurroundingsContext,
  useDrawingTheme,
  useLanguage,
  useSurroundings,
  useWords,
  type ViewSettings,
} from './surroundings.ts';
