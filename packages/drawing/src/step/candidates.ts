import type { Place } from '../layout/place.ts';
import { minus, plus, type XY } from '../plane/vector.ts';
import { CAP_HEIGHT, centredText, type Item } from '../scene/scene.ts';
import type { Role } from './roles.ts';

/** A label that a cell may hold, small, with the marks of the part it plays. */
export function drawCandidate({ cell }: Place, at: XY, text: string, size: number, width: number, role: Role): Item[] {
  const radius = Math.max(width, CAP_HEIGHT) * size * 0.5 + 0.16 * size;
  const items: Item[] = [];
  if (role.strong) items.push({ shape: 'disc', at, radius, fill: 'strong', line: 'ring' });
  else if (role.ring && (!role.strike || role.ring === 'supposed'))
    items.push({ shape: 'disc', at, radius, fill: 'ring', line: role.ring });
  const ink = role.strong ? 'strong' : role.strike === 'strike' ? 'struck' : role.ring ? 'clue' : 'candidate';
  items.push(centredText(at, text, size, ink, { bold: ink !== 'candidate', cell }));
  if (role.strike) items.push({ shape: 'path', lines: [strikeThrough(at, radius)], closed: false, line: role.strike });
  return items;
}

/** From lower left to upper right, so that no label is mistaken for another with a bar. */
function strikeThrough(at: XY, radius: number): XY[] {
  const reach: XY = [0.8 * radius, -0.8 * radius];
  return [minus(at, reach), plus(at, reach)];
}

/** A ring behind a label that is written and counts. */
export function drawWrittenRing({ at, radius, span }: Place): Item {
  return { shape: 'disc', at, radius: Math.min(0.9 * radius, 0.44 * span), fill: 'ring', line: 'ring' };
}
