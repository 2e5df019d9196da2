import { parseName } from './names.ts';
import { fill, type Language, listed, type TemplateKey } from './template.ts';

interface Group {
  readonly key: TemplateKey;
  readonly values: Readonly<Record<string, string>>;
  readonly ids: string[];
}

/** Names in a row, those of one kind together where that is shorter: `rows 2 and 5 and column 3`, `r1c1 and r1c2 of face 4`. */
export function named(language: Language, names: readonly string[]): string {
  const groups = new Map<string, Group>();
  const said: (string | Group)[] = [];
  for (const text of names) {
    const name = parseName(text);
    const id = name?.id ? fill(language, name.id, name.values, 1) : name?.values.id;
    if (!name) said.push(text);
    else if (id === undefined) said.push(fill(language, name.key, name.values, 1));
    else {
      const { key, values } = name;
      const kind = `${key} ${values.face ?? values.ring}`;
      const group = groups.get(kind) ?? { key, values, ids: [] };
      if (group.ids.push(id) > 1) continue;
      groups.set(kind, group);
      said.push(group);
    }
  }
  return listed(
    language,
    said.map((part) => {
      if (typeof part === 'string') return part;
      const { key, values, ids } = part;
      return fill(language, key, { ...values, id: listed(language, ids) }, ids.length);
    }),
  );
}
