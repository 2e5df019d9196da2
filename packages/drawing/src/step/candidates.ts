import type { Place } from '../layout/place.ts';
import { minus, plus, type XY } from '../plane/vector.ts';
import { CAP_HEIGHT, centredText, type Ink, type Item } from '../scene/scene.ts';
import type { Role } from './roles.ts';

/** A label that a cell may hold, small, with the marks of the part it plays. */
export function drawCandidate({ cell }: Place, at: XY, text: string, size: number, width: number, role: Role): Item[] {
  const radius = Math.max(width, CAP_HEIGHT) * size * 0.5 + 0.16 * size;
  const items: Item[] = [];
  if (role.strong) items.push({ shape: 'disc', at, radius, fill: 'strong', line: 'ring' });
  else if (role.ring && (!role.strike || role.ring === 'supposed'))
    items.push({ shape: 'disc', at, radius, fill: 'ring', line: role.ring });
  const ink = inkOf(role);
  items.push(centredText(at, text, size, ink, { bold: ink !== 'candidate', cell }));
  if (role.strike) items.push({ shape: 'path', lines: [strikeThrough(at, radius)], closed: false, line: role.strike });
  return items;
}

function inkOf({ strong, strike, ring, asked }: Role): Ink {
  if (strong) return 'strong';
  if (strike === 'strike') return 'struck';
  if (ring) return 'clue';
  return asked ? 'asked' : 'candidate';
}

/** From lower left to upper right, so that no label is mistaken for another with a bar. */
function strikeThrough(at: XY, radius: number): XY[] {
  const reach: XY = [0.8 * radius, -0.8 * radius];
  return [minus(at, reach), plus(at, reach)];
}

/** A ring behind a label that is written and counts, or shuts others out. */
export function drawWrittenRing(place: Place, line: 'ring' | 'blocker'): Item {
  return { shape: 'disc', at: place.at, radius: writtenRadius(place), fill: 'ring', line };
}

/** How far the ring of a written label reaches. */
export function writtenRadius({ radius, span }: Place): number {
  return Math.min(0.9 * radius, 0.44 * span);
}
