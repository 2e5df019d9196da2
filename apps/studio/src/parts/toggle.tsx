import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** Something to be on or off, said beside its box. */
export function Toggle({ on, children }: { readonly on: Signal<boolean>; readonly children: ComponentChildren }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={on.value}
        onChange={({ currentTarget }) => {
          on.value = currentTarget.checked;
        }}
      />
      <span>{children}</span>
    </label>
  );
}
