import { CAP_HEIGHT, type Place, type Surface, type TextItem } from '@latin-puzzles/drawing';
import { memo } from 'preact/compat';
import { dressId } from './group-dress.tsx';
import { outlineOf } from './outline.ts';
import type { ShownGroup } from './props.ts';

interface GroupGroundsProps {
  readonly places: readonly Place[];
  /** The letters at the rim that name groups. */
  readonly letters: readonly TextItem[];
  readonly prefix: string;
  readonly groups: readonly ShownGroup[];
}

/** Groups, each in its dress: on its cells, and behind the letters that name it. */
export const GroupGrounds = memo(({ places, letters, prefix, groups }: GroupGroundsProps) => (
  <>
    {groups.map(({ asterism, cells, dress, light }) => {
      const held = new Set(cells);
      const shape = places.flatMap((place) => (held.has(place.cell) ? [outlineOf(place)] : [])).join('');
      return (
        <g key={asterism} class={light}>
          <path d={shape} class={`group dress-${dress}`} />
          <path d={shape} class="group-hatch" fill={`url(#${dressId(prefix, dress)})`} />
          {letters
            .filter((letter) => letter.asterism === asterism)
            .map((letter, index) => (
              <circle key={index} {...discOf(letter)} class={`group-letter dress-${dress}`} />
            ))}
        </g>
      );
    })}
  </>
));

/** The letters at the rim that name groups. */
export function groupLetters({ above }: Surface): TextItem[] {
  return above.filter((item): item is TextItem => item.shape === 'text' && item.asterism !== undefined);
}

/** What lies behind a letter, and takes the pointer for it. */
export function discOf({ at: [x, y], size }: TextItem): {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
} {
  return { cx: round(x), cy: round(y - (CAP_HEIGHT * size) / 2), r: round(0.72 * size) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
