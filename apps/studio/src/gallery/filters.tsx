import { LEVEL_NAMES, LEVELS, type Level } from '@latin-puzzles/core/rating';
import type { Signal } from '@preact/signals';
import { type BoardShape, SHAPES } from '../boards/shape.ts';
import { useWords } from '../services/studio.ts';
import { type GalleryWish, TRAITS, type Trait } from './wish.ts';
import { GALLERY_WORDS } from './words.ts';

interface FiltersProps {
  readonly wish: Signal<GalleryWish>;
  /** Whether any board meets a wish: what would leave nothing is not offered. */
  readonly hasAny: (wish: GalleryWish) => boolean;
}

export function Filters({ wish, hasAny }: FiltersProps) {
  const words = useWords(GALLERY_WORDS);
  const { traits, shape, level } = wish.value;
  const toggled = (trait: Trait): GalleryWish => {
    const rest = traits.filter((other) => other !== trait);
    return { ...wish.value, traits: rest.length < traits.length ? rest : [...traits, trait] };
  };
  return (
    <form class="filters" aria-label={words.filters} onSubmit={(event) => event.preventDefault()}>
      <Choice
        name={words.shape}
        options={SHAPES.filter((option) => hasAny({ ...wish.value, shape: option }))}
        names={words.shapes}
        value={shape}
        choose={(value) => {
          wish.value = { ...wish.value, shape: value as BoardShape | undefined };
        }}
      />
      <Choice
        name={words.level}
        options={LEVELS.filter((option) => hasAny({ ...wish.value, level: option }))}
        names={useWords(LEVEL_NAMES)}
        value={level}
        choose={(value) => {
          wish.value = { ...wish.value, level: value as Level | undefined };
        }}
      />
      <fieldset>
        <legend>{words.only}</legend>
        <div class="choices">
          {TRAITS.map((trait) => (
            <button
              key={trait}
              type="button"
              aria-pressed={traits.includes(trait)}
              disabled={!traits.includes(trait) && !hasAny(toggled(trait))}
              onClick={() => {
                wish.value = toggled(trait);
              }}
            >
              {words.traits[trait]}
            </button>
          ))}
        </div>
      </fieldset>
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
