/** A colour as a press or a screen takes it; shares from 0 to 1. */
export type InkMix =
  | { readonly kind: 'rgb'; readonly rgb: Rgb }
  | { readonly kind: 'grey'; readonly black: number }
  | { readonly kind: 'cmyk'; readonly cmyk: Cmyk }
  | { readonly kind: 'spot'; readonly name: string; readonly tint: number; readonly cmyk: Cmyk };

export type Rgb = readonly [number, number, number];
export type Cmyk = readonly [number, number, number, number];

const WHITE: InkMix = { kind: 'rgb', rgb: [1, 1, 1] };

/**
 * A colour of a theme: `#rrggbb`; `k 80`, so many percent of black; `cmyk 100 60 0 20`; or
 * `spot 40 100 89 0 0 Reflex Blue`, a tint of an ink of its own, what the ink is in the four others, and its name.
 */
export function parseInk(text: string): InkMix {
  if (text.startsWith('#')) return { kind: 'rgb', rgb: rgbOf(text) };
  const [kind, ...rest] = text.split(' ');
  const shares = rest.map((part) => Number(part) / 100);
  if (kind === 'k') return { kind: 'grey', black: shares[0]! };
  if (kind === 'cmyk') return { kind: 'cmyk', cmyk: shares.slice(0, 4) as unknown as Cmyk };
  if (kind !== 'spot') return WHITE;
  return { kind: 'spot', tint: shares[0]!, cmyk: shares.slice(1, 5) as unknown as Cmyk, name: rest.slice(5).join(' ') };
}

function rgbOf(text: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16) / 255) as unknown as Rgb;
}

/** What a screen shows of a colour, as `#rrggbb`. */
export function screenColour(text: string): string {
  if (text.startsWith('#')) return text;
  const mix = parseInk(text);
  if (mix.kind === 'grey') return hex([1 - mix.black, 1 - mix.black, 1 - mix.black]);
  return mix.kind === 'rgb' ? hex(mix.rgb) : hex(rgbFrom(fullMix(mix)));
}

/** What an ink of its own comes to in the four others. */
export function fullMix(mix: Extract<InkMix, { readonly cmyk: Cmyk }>): Cmyk {
  return mix.kind === 'spot' ? (mix.cmyk.map((share) => share * mix.tint) as unknown as Cmyk) : mix.cmyk;
}

function rgbFrom([c, m, y, k]: Cmyk): Rgb {
  return [(1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)];
}

function hex(rgb: Rgb): string {
  return `#${rgb
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** How much black a colour comes to in print without colours. */
export function blackOf(mix: InkMix): number {
  if (mix.kind === 'grey') return mix.black;
  const [r, g, b] = mix.kind === 'rgb' ? mix.rgb : rgbFrom(fullMix(mix));
  return 1 - (0.299 * r + 0.587 * g + 0.114 * b);
}

/** Channels that differ by less than this make a grey, to the eye. */
const NEUTRAL = 0.1;
/** Above this a black is meant. */
const BLACK = 0.85;

/**
 * A colour in the inks of a press. What is grey to the eye is black ink alone, so that type and fine lines are never
 * printed in four plates that would have to meet.
 */
export function pressMix(mix: InkMix): Exclude<InkMix, { readonly kind: 'rgb' }> {
  if (mix.kind !== 'rgb') return mix;
  const [least, most] = [Math.min(...mix.rgb), Math.max(...mix.rgb)];
  const black = blackOf(mix);
  if (most - least < NEUTRAL) return { kind: 'grey', black: fullBlack(black) };
  const k = 1 - most;
  return { kind: 'cmyk', cmyk: [...mix.rgb.map((share) => 1 - share / most), k] as unknown as Cmyk };
}

/** Where a black is meant it is all of the ink: type in a tint would be printed as dots. */
export function fullBlack(black: number): number {
  return black > BLACK ? 1 : black;
}

/** The grey that a colour comes to, as a colour of a theme. */
export function greyed(text: string): string {
  const black = blackOf(parseInk(text));
  return `k ${Math.round(fullBlack(black) * 100)}`;
}
