/** Drawings on a field of 24 by 24, in strokes 2 wide: our own, so that the studio asks nobody for any. */
const PATHS = {
  play: 'M8 5.5v13l10.5-6.5z',
  calendar: 'M4 6.5h16v13.5H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  chart: 'M4.5 20v-6M9.5 20V9.5M14.5 20v-8M19.5 20V4.5',
  heart: 'M12 20C4.5 15 3 11.5 3 8.8A4.6 4.6 0 0 1 12 7.2a4.6 4.6 0 0 1 9 1.6C21 11.5 19.5 15 12 20z',
  star: 'M12 3.5l2.6 5.4l5.9.8l-4.3 4.1l1.1 5.9L12 16.9l-5.3 2.8l1.1-5.9L3.5 9.7l5.9-.8z',
  check: 'M4.5 12.5l5 5L19.5 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 7.5V12l3.2 2',
  flame: 'M12 3c.6 3.6 5.5 6 5.5 11a5.5 5.5 0 0 1-11 0c0-2.2 1-3.6 2-4.8c.4 1.5 1 2.3 2 2.8c-.4-3.4.2-6.6 1.5-9z',
  steps: 'M3.5 20h5v-5h5v-5h5V5h2.5',
  another: 'M4 12a8 8 0 0 1 14-5.3L20 9M20 4.5V9h-4.5M20 12a8 8 0 0 1-14 5.3L4 15M4 19.5V15h4.5',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11.5H5v9h14v-9h-1',
  file: 'M6.5 3.5h7l4.5 4.5v12.5h-11.5zM13 3.5V8.5h5',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5l4 4l3-3L20 16.5M15 9h.01',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  print: 'M7 8.5v-5h10v5M7 16.5H4v-8h16v8h-3M7 13.5h10v7H7z',
  remove: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10 11v5.5M14 11v5.5',
  undo: 'M8.5 5L4.5 9l4 4M4.5 9h9.5a5.5 5.5 0 0 1 0 11H9',
  before: 'M14.5 5.5L8 12l6.5 6.5',
  after: 'M9.5 5.5L16 12l-6.5 6.5',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  redo: 'M15.5 5l4 4l-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h5',
  erase: 'M9 5h11v14H9l-6-7zM12 9.5l5 5M17 9.5l-5 5',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pause: 'M8 5v14M16 5v14',
  enlarge: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  solid: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5l8-4.5M12 12v9',
  close: 'M6 6l12 12M18 6L6 18',
  settings: 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  /** Painted in rather than outlined: a thing that holds, such as a favourite. */
  readonly filled?: boolean;
}

/** A drawing beside a word, which says what it means: those who listen hear the word alone. */
export function Icon({ name, filled = false }: IconProps) {
  return (
    <svg class={filled ? 'icon filled' : 'icon'} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
