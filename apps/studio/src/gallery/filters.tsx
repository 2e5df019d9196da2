import type { PuzzleTypes } from '@latin-puzzles/core/puzzle';
import { LEVEL_NAMES, LEVELS, type Level } from '@latin-puzzles/core/rating';
import type { Signal } from '@preact/signals';
import { useWords } from '../services/studio.ts';
import { type BoardShape, SHAPES } from './shape.ts';
import type { GalleryWish } from './wish.ts';
import { GALLERY_WORDS } from './words.ts';

const TYPES: readonly (keyof PuzzleTypes)[] = ['ls', 'symmetric', 'repeat', 'inscripted'];

export function Filters({ wish }: { readonly wish: Signal<GalleryWish> }) {
  const words = useWords(GALLERY_WORDS);
  const { types, shape, level } = wish.value;
  const toggle = (type: keyof PuzzleTypes) => {
    const rest = types.filter((other) => other !== type);
    wish.value = { ...wish.value, types: rest.length < types.length ? rest : [...types, type] };
  };
  return (
    <form class="filters" aria-label={words.filters} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{words.type}</legend>
        <div class="choices">
          {TYPES.map((type) => (
            <button key={type} type="button" aria-pressed={types.includes(type)} onClick={() => toggle(type)}>
              {words.types[type]}
            </button>
          ))}
        </div>
      </fieldset>
      <Choice
        name={words.shape}
        options={SHAPES}
        names={words.shapes}
        value={shape}
        choose={(value) => {
          wish.value = { ...wish.value, shape: value as BoardShape | undefined };
        }}
      />
      <Choice
        name={words.level}
        options={LEVELS}
        names={useWords(LEVEL_NAMES)}
        value={level}
        choose={(value) => {
          wish.value = { ...wish.value, level: value as Level | undefined };
        }}
      />
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly options: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly value: string | undefined;
  readonly choose: (value: string | undefined) => void;
}

function Choice({ name, options, names, value = '', choose }: ChoiceProps) {
  return (
    <label class="field">
      <span>{name}</span>
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value || undefined)}>
        <option value="">{useWords(GALLERY_WORDS).any}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
    </label>
  );
}
