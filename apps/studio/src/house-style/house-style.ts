import { type Fault, isRecord } from '@latin-puzzles/core/basis';
import { parseJson } from '@latin-puzzles/core/format';
import { makeStyle, parseStyle, STARTER_STYLE, type StyleFile } from '@latin-puzzles/drawing';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { DocumentForm } from '../forms/fields.tsx';
import type { Studio } from '../services/studio.ts';
import { recordOf } from '../storage/device-storage.ts';
import { type KeptFiles, makeKeptFiles } from '../storage/kept-files.ts';
import { type FontState, lookIntoFont, showFonts } from './fonts.ts';
import { HOUSE_STYLE_KEY } from './key.ts';
import {
  EMPTY_STYLE,
  faultAt,
  fieldAt,
  type JudgedStyle,
  judgeStyle,
  type StyleDraft,
  setField,
} from './style-draft.ts';

/** The house style of the studio, in which it prints; kept on this device with the files that it names. */
export interface HouseStyle {
  /** Nothing while pages look as usual. */
  readonly draft: ReadonlySignal<StyleDraft | undefined>;
  readonly judged: ReadonlySignal<JudgedStyle | undefined>;
  /** What pages are to look like. */
  readonly file: ReadonlySignal<StyleFile | undefined>;
  /** What is known of the fonts and the profile that the style names. */
  readonly fonts: ReadonlySignal<ReadonlyMap<string, FontState>>;
  readonly profileMissing: ReadonlySignal<boolean>;
  /** The families in which previews show texts, before the usual one. */
  readonly families: ReadonlySignal<readonly string[]>;
  /** Its fields, to be edited one by one. */
  readonly form: DocumentForm;
  begin(): void;
  set(path: readonly string[], value: unknown): void;
  /** Takes the style of a file; what is wrong is left to be mended in the form, unless it is no style at all. */
  open(text: string): Fault | undefined;
  /** Takes a style that is right. */
  adopt(style: StyleFile): void;
  clear(): void;
  /** Keeps a file that the style names; whether there was room for it. */
  keepFile(file: File, name?: string): Promise<boolean>;
  text(): string;
}

export function makeHouseStyle(
  { storage, worker }: Pick<Studio, 'storage' | 'worker'>,
  { files = makeKeptFiles(() => indexedDB), faces }: { readonly files?: KeptFiles; readonly faces: FontFaceSet },
): HouseStyle {
  const known = storage.keys(HOUSE_STYLE_KEY).includes(HOUSE_STYLE_KEY);
  const draft = signal<StyleDraft | undefined>(known ? storage.read(HOUSE_STYLE_KEY, recordOf) : undefined);
  const judged = computed(() => draft.value && judgeStyle(draft.value));
  const fonts = signal<ReadonlyMap<string, FontState>>(new Map());
  const families = signal<readonly string[]>([]);
  const profileMissing = signal(false);
  // Files come and go by name: what is looked at last counts.
  let turn = 0;
  const lookAgain = async () => {
    const own = ++turn;
    const { fonts: names = [], press } = judged.value?.style ?? {};
    const states = new Map<string, FontState>();
    for (const name of names) states.set(name, await lookIntoFont(name, files, worker).catch(() => 'missing' as const));
    const missing = press?.profile !== undefined && !(await files.read(press.profile));
    if (own !== turn) return;
    const shown = await showFonts(names, states, files, faces);
    batch(() => {
      fonts.value = states;
      profileMissing.value = missing;
      families.value = shown;
    });
  };
  const keep = (next: StyleDraft | undefined) => {
    const names = namesIn(judged.value?.style);
    draft.value = next;
    if (next) storage.write(HOUSE_STYLE_KEY, next);
    else storage.remove(HOUSE_STYLE_KEY);
    if (namesIn(judged.value?.style) !== names) void lookAgain();
  };
  void lookAgain();
  const set = (path: readonly string[], value: unknown) => keep(setField(draft.value ?? EMPTY_STYLE, path, value));
  return {
    form: {
      at: (path) => fieldAt(draft.value, path),
      set,
      fault: (path) => faultAt(judged.value?.faults ?? [], path),
    },
    draft,
    judged,
    fonts,
    families,
    profileMissing,
    file: computed(() => judged.value?.style),
    begin: () => keep({ ...STARTER_STYLE }),
    set,
    open(text) {
      const parsed = parseStyle(text);
      if (parsed.ok) {
        keep(parsed.value as unknown as StyleDraft);
        return undefined;
      }
      const json = parseJson(text, '');
      const isStyle = json.ok && isRecord(json.value) && parsed.fault.place !== 'format';
      if (isStyle) keep(json.value as StyleDraft);
      return isStyle ? undefined : parsed.fault;
    },
    adopt: (style) => keep({ ...style }),
    clear: () => keep(undefined),
    async keepFile(file, name = file.name) {
      const kept = await files.keep(name, new Uint8Array(await file.arrayBuffer()));
      await lookAgain();
      return kept;
    },
    text: () => makeStyle((draft.value ?? EMPTY_STYLE) as unknown as StyleFile),
  };
}

function namesIn(style: StyleFile | undefined): string {
  return JSON.stringify([style?.fonts, style?.press?.profile]);
}
