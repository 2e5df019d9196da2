import { parsePuzzle } from '@latin-puzzles/core/format';
import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { deviceOf } from '@latin-puzzles/view/base';
import { makeSession, pause, resume, type Session } from '@latin-puzzles/view/playing';
import { type EmbedTool, parseEmbedSize } from '@latin-puzzles/workshop/embed';
import { readClock } from '@latin-puzzles/workshop/play';
import { batch, effect, type Signal, signal, untracked } from '@preact/signals';
import { h, render } from 'preact';
import type { PuzzleProgress, PuzzleSolved } from './events.ts';
import { makeHelper } from './helper.ts';
import { findGame, keepGame } from './keeping.ts';
import { PuzzleDesk, type Served } from './puzzle-desk.tsx';
import { type ElementSurroundings, makeSurroundings, pickLanguage } from './settings.ts';
import { STYLE } from './style.ts';
import { modesOf, parseTheme, parseTools } from './wishes.ts';
import { ELEMENT_WORDS } from './words.ts';

/** What an element holds while it is on a page. */
interface Inside {
  readonly surroundings: ElementSurroundings;
  readonly served: Signal<Served | string>;
  readonly allowed: Signal<ReadonlySet<EmbedTool>>;
  readonly size: Signal<string | undefined>;
}

// Where there is no page, there are no elements either; the class can still be imported.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<latin-puzzle>`: a puzzle that is played where it stands. It is given by the attribute `puzzle`, by a
 * `<script type="application/json">` inside, by the attribute `src`, or by the property `puzzle`.
 */
export class LatinPuzzleElement extends Base {
  static readonly observedAttributes = ['puzzle', 'src', 'lang', 'theme', 'size', 'tools', 'keep'];
  #given: string | undefined;
  #inside: Inside | undefined;
  readonly #ends: (() => void)[] = [];
  /** What follows the game on the table. */
  readonly #watchers: (() => void)[] = [];
  #fetched = 0;

  /** The puzzle as text: a `latin-puzzle/1` document, or a line with one character per cell. */
  get puzzle(): string {
    return (
      this.#given ??
      this.getAttribute('puzzle') ??
      this.querySelector('script[type="application/json"]')?.textContent ??
      ''
    );
  }

  /** Takes a document as text or as plain data. */
  set puzzle(given: string | object) {
    this.#given = typeof given === 'string' ? given : JSON.stringify(given);
    if (this.#inside) this.#serve();
  }

  connectedCallback(): void {
    const surroundings = makeSurroundings(deviceOf(window));
    this.#inside = {
      surroundings,
      served: signal<Served | string>(''),
      allowed: signal(parseTools(null)),
      size: signal(undefined),
    };
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.textContent = STYLE;
    const place = document.createElement('div');
    root.replaceChildren(style, place);
    this.#readWishes();
    this.#serve();
    render(h(PuzzleDesk, this.#inside), place);
    this.#ends.push(() => render(null, place));
  }

  disconnectedCallback(): void {
    this.#endGame();
    for (const end of this.#ends.splice(0)) end();
    this.#inside = undefined;
  }

  attributeChangedCallback(name: string): void {
    if (!this.#inside) return;
    this.#readWishes();
    if (['puzzle', 'src', 'tools', 'keep'].includes(name)) this.#serve();
  }

  #readWishes(): void {
    const { surroundings, allowed, size } = this.#inside!;
    batch(() => {
      surroundings.chosenLanguage.value = pickLanguage(
        this.closest('[lang]')?.getAttribute('lang'),
        ...navigator.languages,
      );
      surroundings.theme.value = parseTheme(this.getAttribute('theme'));
      allowed.value = parseTools(this.getAttribute('tools'));
      size.value = parseEmbedSize(this.getAttribute('size') ?? '');
    });
  }

  /** Puts the puzzle on the table. The children of an element that stands in a page come after the element itself. */
  #serve(): void {
    const source = this.getAttribute('src');
    if (this.puzzle.trim() !== '') this.#serveText(this.puzzle);
    else if (source) void this.#fetch(source);
    else if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.#inside && this.#serve(), { once: true });
    else this.#refuse(this.#words.noPuzzle);
  }

  async #fetch(address: string): Promise<void> {
    const turn = ++this.#fetched;
    let text: string | undefined;
    try {
      const answer = await fetch(new URL(address, this.baseURI));
      if (answer.ok) text = await answer.text();
    } catch {
      // Told below, as any other answer that is no puzzle.
    }
    if (turn !== this.#fetched || !this.#inside) return;
    if (text === undefined) this.#refuse(this.#words.notFetched(address));
    else this.#serveText(text);
  }

  #serveText(text: string): void {
    const { surroundings } = this.#inside!;
    const puzzle = parsePuzzle(text.trim());
    if (puzzle.ok) this.#begin(puzzle.value);
    else {
      const { message, remedy } = puzzle.fault.told[surroundings.chosenLanguage.value];
      this.#refuse(`${message} ${remedy}`);
    }
  }

  get #words() {
    return ELEMENT_WORDS[this.#inside!.surroundings.chosenLanguage.value];
  }

  #refuse(message: string): void {
    this.#endGame();
    this.#inside!.served.value = message;
    this.#tell('latin-fault', { message });
  }

  #endGame(): void {
    for (const end of this.#watchers.splice(0)) end();
  }

  #begin(puzzle: Puzzle): void {
    const { surroundings, served, allowed } = this.#inside!;
    const keep = this.getAttribute('keep');
    const shelf = () => window.localStorage;
    const game = findGame(shelf, keep, puzzle);
    const session = makeSession(game, surroundings.settings, modesOf(allowed.value));
    let hints = 0;
    this.#endGame();
    this.#watchers.push(
      this.#watch(session, () => hints),
      effect(() => {
        if (session.game.value !== game) keepGame(shelf, keep, session.game.value, Date.now());
      }),
    );
    served.value = {
      session,
      helper: makeHelper(puzzle),
      onHelp: () => {
        hints++;
      },
    };
  }

  /** Runs the clock while there is something to do, and tells the page how far it is. */
  #watch(session: Session, hints: () => number): () => void {
    const { labeling } = session.game.peek().puzzle;
    const open = labeling.flatMap((label, cell) => (label === EMPTY ? [cell] : []));
    const filledOf = () => open.filter((cell) => session.table.value[cell]!.label !== EMPTY).length;
    let [filled, solved] = [untracked(filledOf), session.solved.peek()];
    if (!solved) resume(session, Date.now());
    return effect(() => {
      const now: PuzzleProgress = { filled: filledOf(), total: open.length };
      const done = session.solved.value;
      untracked(() => {
        if (now.filled !== filled) this.#tell('latin-progress', now);
        if (done && !solved) {
          pause(session, Date.now());
          const seconds = Math.round(readClock(session.game.value.clock, Date.now()) / 1000);
          this.#tell('latin-solved', { seconds, hints: hints() } satisfies PuzzleSolved);
        } else if (!done && solved) resume(session, Date.now());
        [filled, solved] = [now.filled, done];
      });
    });
  }

  #tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
