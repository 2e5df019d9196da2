/** How many groups can be told apart at a time; no board of the catalog has more of them round a cell. */
export const DRESSES = 6;

/** What tells groups apart where colours do not, for squares of side 12: sparse, so that labels are read on it. */
export const GROUP_PATTERNS: readonly string[] = [
  'M0 12L12 0M-1 1L1 -1M11 13L13 11',
  'M0 0L12 12M-1 11L1 13M11 -1L13 1',
  'M1.5 3h3M7.5 9h3',
  'M0 6H12',
  'M6 0V12',
  'M4 6H8M6 4V8',
];

/** The side of the squares that patterns of groups are repeated in. */
export const GROUP_SIDE = 12;

/** The pattern of a dress in one picture. */
export function dressId(prefix: string, dress: number): string {
  return `${prefix}dress-${dress}`;
}

export function GroupPatterns({ prefix }: { readonly prefix: string }) {
  return (
    <defs>
      {GROUP_PATTERNS.map((data, dress) => (
        <pattern
          key={dress}
          id={dressId(prefix, dress)}
          width={GROUP_SIDE}
          height={GROUP_SIDE}
          patternUnits="userSpaceOnUse"
        >
          <path d={data} class={`group-pattern dress-${dress}`} />
        </pattern>
      ))}
    </defs>
  );
}

/** The dress of a group beside its name. */
export function GroupSwatch({ prefix, dress }: { readonly prefix: string; readonly dress: number }) {
  return (
    <svg class="group-swatch" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="4" class={`group dress-${dress}`} />
      <rect
        x="1"
        y="1"
        width="22"
        height="22"
        rx="4"
        fill={`url(#${dressId(prefix, dress)})`}
        class={`group-rim dress-${dress}`}
      />
    </svg>
  );
}
