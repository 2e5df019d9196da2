import { type Fault, faultsOf, isRecord } from '@latin-puzzles/core/basis';
import { parseStyleRecord, STYLE_FORMAT, type StyleFile } from '@latin-puzzles/drawing';

/** A style as it is being written: perhaps some of its fields are wrong. */
export type StyleDraft = Readonly<Record<string, unknown>>;

/** What holds of a draft, and what is wrong with each of its fields that does not. */
export interface JudgedStyle {
  readonly style: StyleFile;
  readonly faults: readonly Fault[];
}

export const EMPTY_STYLE: StyleDraft = { format: STYLE_FORMAT };

/** No draft has more faults that one would want to read. */
const MOST_FAULTS = 50;

/** Judges a draft as the command does: of what is wrong each field is told, and the rest holds. */
export function judgeStyle(draft: StyleDraft): JudgedStyle {
  const faults: Fault[] = [];
  let rest = draft;
  while (faults.length < MOST_FAULTS) {
    const parsed = parseStyleRecord(rest);
    if (parsed.ok) return { style: parsed.value, faults };
    const found = faultsOf(parsed);
    faults.push(...found);
    const smaller = found.reduce(withoutFault, rest);
    if (smaller === rest) break;
    rest = smaller;
  }
  return { style: EMPTY_STYLE as unknown as StyleFile, faults };
}

function withoutFault(draft: StyleDraft, fault: Fault): StyleDraft {
  const path = fault.place === 'document' ? [] : pathOf(fault.place);
  // What is missing beside a field cannot be taken out: the field is.
  if (fault.case === 'style.press') return setField(draft, ['press', 'standard'], undefined);
  if (fault.case !== 'document.field:unknown')
    return setField(draft, fieldAt(draft, path) === undefined ? path.slice(0, -1) : path, undefined);
  const { known } = fault.facts as { readonly known: readonly string[] };
  const record = fieldAt(draft, path);
  if (!isRecord(record)) return draft;
  const kept = Object.fromEntries(Object.entries(record).filter(([name]) => known.includes(name)));
  return path.length === 0 ? kept : setField(draft, path, kept);
}

/** `colours.regions[1]` → colours, regions: a list is as good as its worst entry. */
function pathOf(place: string): string[] {
  return place.replace(/\[.*$/, '').split('.');
}

export function fieldAt(draft: unknown, path: readonly string[]): unknown {
  return path.reduce((value: unknown, name) => (isRecord(value) ? value[name] : undefined), draft);
}

/** The draft with a field set, or without it. Objects that hold nothing go too. */
export function setField(draft: StyleDraft, path: readonly string[], value: unknown): StyleDraft {
  const [name, ...rest] = path;
  if (name === undefined) return draft;
  const before = isRecord(draft[name]) ? draft[name] : {};
  const after = rest.length === 0 ? value : setField(before, rest, value);
  const { [name]: _, ...others } = draft;
  const empty = after === undefined || (rest.length > 0 && isRecord(after) && Object.keys(after).length === 0);
  if (empty) return others;
  // A field that was there keeps its place, so that files change as little as may be.
  return name in draft ? { ...draft, [name]: after } : { ...others, [name]: after };
}

/** What is wrong with a field, or in it. */
export function faultAt(faults: readonly Fault[], path: readonly string[]): Fault | undefined {
  const place = path.join('.');
  return faults.find(
    (fault) => fault.place === place || fault.place.startsWith(`${place}.`) || fault.place.startsWith(`${place}[`),
  );
}
