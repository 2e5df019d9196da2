export { type Announcer, makeAnnouncer } from './announcer.ts';
export { type Device, deviceOf, type ShownAppearance } from './device.ts';
export { useDrawingTheme } from './drawing-theme.ts';
export { FRAME_CLOCK, type FrameClock } from './frame-clock.ts';
export { Icon, type IconName } from './icon.tsx';
export {
  CHECKS,
  type Check,
  type Surroundings,
  SurroundingsContext,
  useLanguage,
  useSurroundings,
  useWords,
  type ViewSettings,
} from './surroundings.ts';
