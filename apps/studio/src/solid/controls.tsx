import { useWords } from '../services/studio.ts';
import type { Show } from './show.ts';
import { SOLID_WORDS } from './words.ts';

/** A press of a button enlarges by this factor. */
const FACTOR = 1.3;

type Command = (show: Show) => void;

const COMMANDS = {
  left: (show) => show.step([-1, 0, 0]),
  right: (show) => show.step([1, 0, 0]),
  up: (show) => show.step([0, 1, 0]),
  down: (show) => show.step([0, -1, 0]),
  anticlockwise: (show) => show.step([0, 0, 1]),
  clockwise: (show) => show.step([0, 0, -1]),
  farther: (show) => show.zoom(1 / FACTOR),
  closer: (show) => show.zoom(FACTOR),
  reset: (show) => show.reset(),
} satisfies Record<string, Command>;

const KEYS: Readonly<Record<string, keyof typeof COMMANDS>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'anticlockwise',
  PageDown: 'clockwise',
  Home: 'reset',
};

/** The command that a key stands for while the solid is being turned. */
export function commandOf(key: string): Command | undefined {
  const name = KEYS[key];
  return name && COMMANDS[name];
}

const ICONS: Readonly<Record<keyof typeof COMMANDS, string>> = {
  left: 'M14 6l-6 6 6 6',
  right: 'M10 6l6 6-6 6',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  anticlockwise: 'M6 9.5a7 7 0 1 1-.8 4.6M6 4.5v5h5',
  clockwise: 'M18 9.5a7 7 0 1 0 .8 4.6M18 4.5v5h-5',
  farther: 'M5 12h14',
  closer: 'M5 12h14M12 5v14',
  reset: 'M4.5 11.5L12 5l7.500 6.500M7 10v9h10v-9',
};

/** Buttons round the solid, each where it turns it to. */
export function Controls({ show }: { readonly show: () => Show | undefined }) {
  const words = useWords(SOLID_WORDS);
  const run = (command: Command) => {
    const shown = show();
    if (shown) command(shown);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set would be named by a visible legend.
    <div
      class="solid-controls"
      role="group"
      aria-label={words.turning}
      aria-description={words.turningHelp}
      onKeyDown={(event) => {
        const command = commandOf(event.key);
        if (!command) return;
        event.preventDefault();
        run(command);
      }}
    >
      {(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]).map((name) => (
        <button
          key={name}
          type="button"
          class={`quiet ${name}`}
          aria-label={words[name]}
          title={words[name]}
          onClick={() => run(COMMANDS[name])}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={ICONS[name]} />
          </svg>
        </button>
      ))}
    </div>
  );
}
