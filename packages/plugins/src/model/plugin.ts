import type { Placement, Position, Premises, Step } from '@latin-puzzles/core/attrition';
import type { LanguageCode, Random } from '@latin-puzzles/core/basis';
import type { Constraint, Labeling, PartialBoard, Problem } from '@latin-puzzles/core/puzzle';
import type { Question, SearchAids, SearchOutcome } from '@latin-puzzles/methods';

/** A text in English and, where the author speaks it, in the other languages. */
export type PluginText = { readonly en: string } & { readonly [L in LanguageCode]?: string };

/** What every plugin says of itself. */
interface PluginBase<Kind extends string> {
  readonly kind: Kind;
  /** What it is called in files and options: small letters, digits and hyphens. */
  readonly name: string;
  /** What it is called, and what it says or does, in a sentence. */
  readonly words: { readonly title: PluginText; readonly statement: PluginText };
}

/** A step of a theorem of one's own. What it concludes, and from what. */
export interface PluginStep {
  readonly writes?: readonly Placement[] | undefined;
  readonly removals?: readonly Placement[] | undefined;
  /** The certificate: equations whose sum forces the conclusions. Only a theorem that is `unchecked` may leave it out. */
  readonly premises?: Premises | undefined;
}

/** An attrition theorem (Palomo, Def. 5.5). */
export interface TheoremPlugin extends PluginBase<'theorem'> {
  /** The theorem after which it stands on the ladder; at its end unless given. */
  readonly after?: string | undefined;
  /** Whether its steps suppose something and follow it. */
  readonly supposes?: boolean | undefined;
  /** Its steps have no certificate. */
  readonly unchecked?: boolean | undefined;
  /** The steps that it allows at a position, which is left as it was. */
  steps(position: Position): Iterable<PluginStep>;
  /** Whether a valid step is one of its own; without it, what `steps` gives at the same position is. */
  form?(step: Step, position: Position): boolean;
}

/** A partial board in the course of a search, to look at. */
export interface SearchView {
  readonly problem: Problem;
  readonly labeling: Labeling;
  /** The cells without a label. */
  readonly empty: readonly number[];
  /** The asterisms that hold a cell. */
  asterismsOf(cell: number): readonly number[];
  /** The labels that an empty cell may still hold. */
  domain(cell: number): readonly number[];
}

/** A branching strategy: which cell is next. */
export interface BranchingPlugin extends PluginBase<'branching'> {
  pick(view: SearchView, random: Random): number;
}

/** An instantiation strategy: in which order the labels of a cell are tried. */
export interface InstantiationPlugin extends PluginBase<'instantiation'> {
  order(domain: readonly number[], cell: number, view: SearchView, random: Random): readonly number[];
}

/** Solutions, and nothing (`undefined`) now and then, so that others get a turn. */
export type PluginSearch =
  | Iterator<Labeling | undefined, SearchOutcome, undefined>
  | AsyncIterator<Labeling | undefined, SearchOutcome, undefined>;

/** A method of solving. */
export interface MethodPlugin extends PluginBase<'method'> {
  /** Whether `complete` proves that there are no more solutions than it gave. */
  readonly exact: boolean;
  /** Who described it, and where. */
  readonly source?: string | undefined;
  /** It keeps to the constraints of the problem by itself; what others give is sifted. */
  readonly constraints?: boolean | undefined;
  search(question: Question, aids: SearchAids): PluginSearch;
}

/** A constraint beyond asterisms. */
export interface ConstraintPlugin extends PluginBase<'constraint'> {
  /** What it comes to on a board with its labels: rows, or functions; nothing where it makes no sense. */
  on(subject: Pick<PartialBoard, 'board' | 'multiset'>): Omit<Constraint, 'name' | 'words'> | undefined;
}

/** What the default export of a plugin's file is, or a list of such. */
export type Plugin = TheoremPlugin | BranchingPlugin | InstantiationPlugin | MethodPlugin | ConstraintPlugin;

/** What there can be plugins for. */
export const PLUGIN_KINDS = ['theorem', 'branching', 'instantiation', 'method', 'constraint'] as const;
/** One of them. */
export type PluginKind = (typeof PLUGIN_KINDS)[number];

/** Gives back what it is given: for those who write plugins in TypeScript, or in an editor that completes. */
export function definePlugin<P extends Plugin>(plugin: P): P {
  return plugin;
}
