/** So many orbits show what a symmetry does. */
const SAMPLES = 4;

/** Full orbits from all over the board, if there are any. */
export function sampleOrbits(orbits: readonly (readonly number[])[]): (readonly number[])[] {
  const size = Math.max(...orbits.map((orbit) => orbit.length));
  if (size === 1) return [];
  const full = orbits.filter((orbit) => orbit.length === size);
  const step = Math.max(1, full.length / SAMPLES);
  return Array.from({ length: Math.min(SAMPLES, full.length) }, (_, i) => full[Math.floor(i * step)]!);
}
