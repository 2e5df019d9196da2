import type { Part } from '../scene/page.ts';
import type { TextItem } from '../scene/scene.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { type BookletFormat, bodyAreaOf, widthOf } from './format.ts';
import { asPart, type Leaf } from './leaf.ts';
import { keyAcross, turnedHead } from './proof-head.ts';
import { headRows, type ProofRow, rowParts } from './proof-rows.ts';
import { setSectionHead } from './section.ts';
import { BOOKLET_WORDS } from './words.ts';

/** So many characters make a line that the eye follows well, in ems of the type. */
const COLUMN_EMS = 24;

/** The least number of lines for which columns are begun below a head. */
const LEAST_LINES = 6;

/** Pages that fill with the rows of proofs, column by column. */
export class ProofColumns {
  readonly leaves: Leaf[] = [];
  /** How wide a column is. */
  readonly width: number;
  readonly #format: BookletFormat;
  readonly #body: ReturnType<typeof bodyAreaOf>;
  readonly #section: string;
  readonly #gap: number;
  readonly #columns: number;
  #items: TextItem[] = [];
  #keys: Part[] = [];
  #titles = new Set<string>();
  #column = 0;
  /** Where each column begins. */
  #begins: number[];
  #top: number;

  /** `isFirst` where the section begins, which then says its name. `small` is the size of type. */
  constructor(format: BookletFormat, isFirst: boolean, small: number) {
    this.#format = format;
    this.#body = bodyAreaOf(format);
    this.#section = BOOKLET_WORDS[format.language].proofs;
    this.#gap = 2 * small;
    const room = widthOf(this.#body) + this.#gap;
    this.#columns = Math.max(1, Math.floor(room / (COLUMN_EMS * small + this.#gap)));
    this.width = room / this.#columns - this.#gap;
    const title = isFirst ? setSectionHead(this.#section, this.#body, format) : { items: [], height: 0 };
    this.#items.push(...title.items);
    this.#begins = new Array(this.#columns).fill(this.#body.top + title.height);
    this.#top = this.#begin;
  }

  /** Whether nothing has been set yet. */
  get isEmpty(): boolean {
    return this.leaves.length === 0 && this.#titles.size === 0;
  }

  /** Ends the page that has been begun, if there is one. */
  endLeaf(): void {
    const [section, format] = [this.#section, this.#format];
    const content = `${section}: ${[...this.#titles].join(', ')}`;
    if (this.#titles.size > 0)
      this.leaves.push({ content, parts: [asPart(this.#items), ...this.#keys], section, format });
    this.#clear();
  }

  #clear(): void {
    [this.#items, this.#keys, this.#titles] = [[], [], new Set()];
    this.#begins.fill(this.#body.top);
    [this.#column, this.#top] = [0, this.#body.top];
  }

  get #begin(): number {
    return this.#begins[this.#column]!;
  }

  flow(rows: readonly ProofRow[]): void {
    // Up to here rows are where they are to stay together.
    let settled = -1;
    for (const [i, row] of rows.entries()) {
      const keeping = i > settled ? rows.slice(i + 1, i + 1 + row.keeps) : [];
      const kept = keeping.reduce((sum, { above, height }) => sum + above + height, 0);
      settled = Math.max(settled, i + row.keeps);
      if (this.#top > this.#begin) this.#top += row.above;
      if (this.#top + row.height + kept > this.#body.bottom && this.#top > this.#begin) {
        this.#nextColumn(this.#column + 1);
      }
      this.#set(row, this.width);
    }
  }

  /** A head across as many columns as its key takes to be read, which go on below it, or on a page of its own. */
  headAcross(puzzle: CaptionedPuzzle, format: BookletFormat): void {
    if (this.#titles.size > 0) this.endLeaf();
    let span = Math.min(2, this.#columns);
    const room = () => span * (this.width + this.#gap) - this.#gap;
    while (span < this.#columns && keyAcross(puzzle, room(), format).cramped) span++;
    const key = keyAcross(puzzle, room(), format);
    const alone = key.cramped ? turnedHead(puzzle, key, this.leaves.length === 0, format) : undefined;
    if (alone) {
      this.leaves.push(alone);
      this.#clear();
      return;
    }
    for (const row of headRows(puzzle, key, room(), format)) {
      if (this.#top > this.#begin) this.#top += row.above;
      this.#set(row, room());
    }
    this.#top += 0.8 * format.type.small;
    this.#begins.fill(this.#top, 0, span);
    // The columns below are not worth it where they are short.
    if (this.#body.bottom - this.#top < LEAST_LINES * format.leading * format.type.small) this.#nextColumn(span);
  }

  #nextColumn(column: number): void {
    if (column === this.#columns) this.endLeaf();
    else this.#column = column;
    this.#top = this.#begin;
  }

  #set(row: ProofRow, room: number): void {
    const left = this.#body.left + this.#column * (this.width + this.#gap);
    const parts = rowParts(row, left, this.#top, room);
    this.#items.push(...parts.items);
    this.#keys.push(...parts.keys);
    this.#titles.add(row.title);
    this.#top += row.height;
  }
}
