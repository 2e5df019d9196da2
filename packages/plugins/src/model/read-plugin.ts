import { excerpt, failure, isRecord, type Result, success, type Words } from '@latin-puzzles/core/basis';
import { PLUGIN_FAULTS } from './faults.ts';
import { PLUGIN_KINDS, type Plugin, type PluginKind } from './plugin.ts';

/** What a field must be. */
interface Wanted {
  readonly words: Words;
  holds(value: unknown): boolean;
}

const FUNCTION: Wanted = {
  words: { en: 'a function', es: 'una función' },
  holds: (value) => typeof value === 'function',
};
const FLAG: Wanted = {
  words: { en: 'true or false', es: 'true o false' },
  holds: (value) => typeof value === 'boolean',
};
const TEXT: Wanted = {
  words: { en: 'a text', es: 'un texto' },
  holds: (value) => typeof value === 'string' && value.trim() !== '',
};
const TEXTS: Wanted = {
  words: {
    en: 'a text in English under en, perhaps others under es',
    es: 'un texto en inglés en en, y si acaso otro en es',
  },
  holds: (value) => isRecord(value) && Object.values({ en: undefined, ...value }).every(TEXT.holds),
};

const optional = (wanted: Wanted): Wanted => ({
  ...wanted,
  holds: (value) => value === undefined || wanted.holds(value),
});

/** The fields of each kind, beside those of all. */
const FIELDS: Readonly<Record<PluginKind, Readonly<Record<string, Wanted>>>> = {
  theorem: {
    steps: FUNCTION,
    form: optional(FUNCTION),
    after: optional(TEXT),
    supposes: optional(FLAG),
    unchecked: optional(FLAG),
  },
  branching: { pick: FUNCTION },
  instantiation: { order: FUNCTION },
  method: { exact: FLAG, search: FUNCTION, source: optional(TEXT), constraints: optional(FLAG) },
  constraint: { on: FUNCTION },
};

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The plugins that a module exports by default: one, or a list. `place` is where it came from. */
export function readPlugins(exported: unknown, place: string): Result<readonly Plugin[]> {
  const list = Array.isArray(exported) && exported.length > 0 ? exported : [exported];
  const plugins: Plugin[] = [];
  for (const item of list) {
    const plugin = readPlugin(item, place);
    if (!plugin.ok) return plugin;
    plugins.push(plugin.value);
  }
  return success(plugins);
}

function readPlugin(value: unknown, place: string): Result<Plugin> {
  if (!isRecord(value)) return failure(PLUGIN_FAULTS, 'plugin.form:export', place, { given: excerpt(value) });
  const { kind, name, words } = value;
  if (!PLUGIN_KINDS.some((known) => known === kind))
    return failure(PLUGIN_FAULTS, 'plugin.form:kind', place, { given: excerpt(kind), known: PLUGIN_KINDS });
  if (typeof name !== 'string' || !NAME.test(name) || name.length > 60)
    return failure(PLUGIN_FAULTS, 'plugin.name:form', place, { given: excerpt(name) });
  const said = isRecord(words) ? words : {};
  const given: Record<string, unknown> = { ...said, ...value };
  const wanted = { title: TEXTS, statement: TEXTS, ...FIELDS[kind as PluginKind] };
  const wrong = Object.entries(wanted).find(([field, { holds }]) => !holds(given[field]));
  if (!wrong) return success(value as unknown as Plugin);
  const [field, { words: what }] = wrong;
  return failure(PLUGIN_FAULTS, 'plugin.form:field', place, {
    field: field === 'title' || field === 'statement' ? `words.${field}` : field,
    given: excerpt(given[field]),
    wanted: what,
  });
}
