import type { TemplateKey } from './template.ts';

/** A name as a template with its values. */
export interface Name {
  readonly key: TemplateKey;
  /** The template of what is listed where several go by the same name, unless that is the value `id`. */
  readonly id: TemplateKey | undefined;
  readonly values: Readonly<Record<string, string>>;
}

const KINDS = 'row column box region window sub-square strip line parallel meridian asterism rows columns strips'.split(
  ' ',
);

/** The names that board families give to asterisms and cells, and the templates that say the same. */
const PATTERNS: readonly (readonly [RegExp, TemplateKey, id?: TemplateKey])[] = [
  ...KINDS.map((kind) => [new RegExp(`^${kind} (?<id>[A-Z]+|\\d+)$`), `asterism.${kind}` as TemplateKey] as const),
  [/^cell (?<id>\d+)$/, 'cell.cell'],
  [/^edge (?<id>\d+)$/, 'cell.edge'],
  [/^ring (?<ring>\d+) point (?<id>\d+)$/, 'cell.ring'],
  [/^r(?<row>\d+)c(?<column>\d+)$/, 'cell.square'],
  [/^r(?<row>\d+)t(?<triangle>\d+)$/, 'cell.triangle'],
  [/^p(?<parallel>\d+)m(?<meridian>\d+)$/, 'cell.globe'],
  [/^f(?<face>\d+)r(?<row>\d+)c(?<column>\d+)$/, 'cell.face', 'cell.square'],
  [/^f(?<face>\d+)r(?<row>\d+)t(?<triangle>\d+)$/, 'cell.face', 'cell.triangle'],
];

/** What a name that a family gave is made of; nothing for a name of someone's own. */
export function parseName(text: string): Name | undefined {
  for (const [pattern, key, id] of PATTERNS) {
    const match = pattern.exec(text);
    if (match) return { key, id, values: { ...match.groups } };
  }
  return undefined;
}
