/**
 * A solver of exact cover problems with multiplicities, written from the definition of the text that D. E. Knuth's DLX3 reads
 * (his program dlx3.w): lines that begin with | are remarks; the first other line names the items; one that is led by `v|` is to
 * be covered v times, any other once; every further line is an option, a list of different items. Secondary items and items
 * that may be covered from u to v times are refused. It shares nothing with what writes the text.
 */
export interface CoverProblem {
  /** How often each item is to be covered. */
  readonly demands: ReadonlyMap<string, number>;
  readonly options: readonly (readonly string[])[];
}

export function readCoverProblem(text: string): CoverProblem {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('|'));
  const [first, ...rest] = lines.map((line) => line.trim().split(/\s+/));
  if (!first || first.includes('|')) throw new Error('a line of primary items is wanted');
  const demands = new Map<string, number>();
  for (const token of first) {
    const parts = /^(?:([1-9]\d*)\|)?([^|:]+)$/.exec(token);
    if (!parts) throw new Error(`no item: ${token}`);
    if (demands.has(parts[2]!)) throw new Error(`named twice: ${token}`);
    demands.set(parts[2]!, Number(parts[1] ?? 1));
  }
  for (const option of rest) {
    for (const item of option) if (!demands.has(item)) throw new Error(`unknown item: ${item}`);
    if (new Set(option).size !== option.length) throw new Error(`an item twice in an option: ${option.join(' ')}`);
  }
  return { demands, options: rest };
}

/** All sets of options that cover every item as often as it is to be; no more than `limit` of them. */
export function coversOf({ demands, options }: CoverProblem, limit = Number.POSITIVE_INFINITY): string[][][] {
  const covered = new Map([...demands.keys()].map((item) => [item, 0]));
  const state = options.map((): 'open' | 'in' | 'out' => 'open');
  const holding = new Map([...demands.keys()].map((item): [string, number[]] => [item, []]));
  for (const [index, option] of options.entries()) for (const item of option) holding.get(item)!.push(index);
  const found: string[][][] = [];
  const free = (item: string) =>
    holding
      .get(item)!
      .filter((o) => state[o] === 'open' && options[o]!.every((i) => covered.get(i)! < demands.get(i)!));

  const search = (): void => {
    if (found.length >= limit) return;
    let chosen: { item: string; ways: number[]; slack: number } | undefined;
    for (const [item, demand] of demands) {
      const missing = demand - covered.get(item)!;
      if (missing === 0) continue;
      const ways = free(item);
      const slack = ways.length - missing;
      if (slack < 0) return;
      if (!chosen || slack < chosen.slack) chosen = { item, ways, slack };
    }
    if (!chosen) {
      found.push(options.filter((_, o) => state[o] === 'in').map((option) => [...option]));
      return;
    }
    // The first way is in, or it is out.
    const [way] = chosen.ways as [number];
    state[way] = 'in';
    for (const item of options[way]!) covered.set(item, covered.get(item)! + 1);
    search();
    for (const item of options[way]!) covered.set(item, covered.get(item)! - 1);
    state[way] = 'out';
    search();
    state[way] = 'open';
  };
  search();
  return found;
}
