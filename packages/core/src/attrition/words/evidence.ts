import type { Term } from '../model/step.ts';
import { isLabelTerm } from './reading.ts';
import type { Speaker } from './speaker.ts';

/** What is counted where terms follow no pattern that has words of its own. */
export function evidenceText(speaker: Speaker, terms: readonly Term[]): string {
  const side = (sign: number) =>
    sideText(
      speaker,
      terms.filter(({ times }) => times * sign > 0),
    );
  const [plus, minus] = [side(1), side(-1)];
  if (plus !== '' && minus !== '') return speaker.say('evidence.against', { plus, minus });
  return speaker.say('evidence.alone', { plus: plus || minus });
}

/** The labels of an asterism in one breath, and all cells, unless they count differently often. */
function sideText(speaker: Speaker, terms: readonly Term[]): string {
  const groups = new Map<string, Term[]>();
  for (const term of terms) {
    const kind = 'asterism' in term ? term.asterism : 'constraint' in term ? `${term.constraint} ${term.row}` : '';
    const key = `${kind} ${term.times}`;
    groups.set(key, [...(groups.get(key) ?? []), term]);
  }
  return speaker.list(
    [...groups.values()].map((group) => {
      const counted = groupText(speaker, group);
      const times = Math.abs(group[0]!.times);
      return times === 1 ? counted : speaker.say('weighted', { counted, times: speaker.times(times) });
    }),
  );
}

function groupText(speaker: Speaker, group: readonly Term[]): string {
  const [first] = group.filter(isLabelTerm);
  if (first) {
    const labels = speaker.labels(group.filter(isLabelTerm).map(({ label }) => label));
    return speaker.say('evidence.asterism', { labels, asterism: speaker.asterisms([first.asterism]) });
  }
  const [row] = group.flatMap((term) => ('constraint' in term ? [term] : []));
  if (row) return speaker.say('evidence.row', { reason: speaker.row(row) });
  const cells = group.flatMap((term) => ('cell' in term ? [term.cell] : []));
  return speaker.say('evidence.cells', { cells: speaker.cells(cells) }, cells.length);
}
