/** Lines that can be looked at before they are taken. No more is read of them than is asked for. */
export interface LineSource {
  /** The number of the next line, counted from 1. */
  readonly number: number;
  /** The next lines, as many as asked for or as there are. */
  look(count: number): Promise<readonly string[]>;
  /** Takes lines that were looked at. */
  take(count: number): void;
}

export function makeLineSource(lines: AsyncIterable<string> | Iterable<string>): LineSource {
  const iterator = iteratorOf(lines);
  const ahead: string[] = [];
  let taken = 0;
  let read = 0;
  let ended = false;
  return {
    get number() {
      return taken + 1;
    },
    async look(count) {
      while (ahead.length < count && !ended) {
        const next = await iterator.next();
        if (next.done) ended = true;
        // A byte-order mark is no part of the text.
        else ahead.push(read++ === 0 ? String(next.value).replace(/^\uFEFF/, '') : String(next.value));
      }
      return ahead.length <= count ? ahead : ahead.slice(0, count);
    },
    take(count) {
      taken += ahead.splice(0, count).length;
    },
  };
}

function iteratorOf(lines: AsyncIterable<string> | Iterable<string>): AsyncIterator<string> | Iterator<string> {
  const given = Object(lines) as Partial<AsyncIterable<string> & Iterable<string>>;
  return given[Symbol.asyncIterator]?.() ?? given[Symbol.iterator]?.() ?? [][Symbol.iterator]();
}
