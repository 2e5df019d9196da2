import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LADDER } from '../../core/src/attrition/index.ts';
import { must } from '../../core/src/basis/index.ts';
import { definePlugin, loadPlugins, makePluginSet, type Plugin, type TriedLaw, tryPlugins } from '../src/index.ts';

const FOLDER = new URL('../../../examples/plugins/', import.meta.url);
const EXAMPLES = readdirSync(FOLDER).filter((file) => file.endsWith('.mjs'));
const words = { title: { en: 'x' }, statement: { en: 'x' } };

async function tried(...plugins: Plugin[]): Promise<TriedLaw[]> {
  const laws: TriedLaw[] = [];
  for await (const law of tryPlugins(must(makePluginSet(plugins)), { runs: 60 })) laws.push(law);
  return laws;
}

test.each(EXAMPLES)('the example %s loads, and keeps what it promises', async (file) => {
  const set = must(await loadPlugins([{ url: new URL(file, FOLDER).href, place: file }]));
  for await (const { law, counterexample, trials } of tryPlugins(set, { runs: 300 })) {
    expect([law, counterexample]).toEqual([law, undefined]);
    expect(trials).toBeGreaterThan(0);
  }
});

describe('who breaks a promise is found out', () => {
  test('a theorem that is not true', async () => {
    const [truth] = await tried(
      definePlugin({
        kind: 'theorem',
        name: 'guess',
        words,
        unchecked: true,
        after: 'only-candidate',
        *steps(position) {
          const cell = position.sizes.findIndex((size, at) => size > 1 && position.written[at]! < 0);
          if (cell >= 0) yield { removals: [{ cell, label: position.domain(cell)[0]! }] };
        },
      }),
    );
    expect(truth!.counterexample).toContain('it takes label');
  });

  test('a theorem that is true but not monotonic', async () => {
    const last = LADDER.at(-1)!;
    const laws = await tried(
      definePlugin({
        kind: 'theorem',
        name: 'moody',
        words,
        supposes: true,
        after: 'full-count',
        // It works only while there is much left to do.
        *steps(position) {
          const size = position.sizes.reduce((sum, one) => sum + one, 0);
          if (size % 2 === 0)
            for (const { writes, removals, premises } of last.steps(position)) yield { writes, removals, premises };
        },
      }),
    );
    expect(laws.map(({ counterexample }) => counterexample === undefined)).toEqual([true, false]);
  });

  test('an exact method that stops too soon', async () => {
    const laws = await tried(
      definePlugin({
        kind: 'method',
        name: 'lazy',
        words,
        exact: true,
        // biome-ignore lint/correctness/useYield: that it yields nothing is the point.
        *search() {
          return 'complete' as const;
        },
      }),
    );
    expect(laws[0]!.counterexample).toMatch(/0 of \d+/);
  });

  test('an instantiation that leaves a label out', async () => {
    const laws = await tried(definePlugin({ kind: 'instantiation', name: 'few', words, order: ([first]) => [first!] }));
    expect(laws[0]).toMatchObject({ law: 'does not fail', counterexample: expect.stringContaining('every label') });
  });

  test('a constraint whose propagation says more than it does', async () => {
    const laws = await tried(
      definePlugin({
        kind: 'constraint',
        name: 'greedy',
        words,
        on: () => ({
          violated: () => false,
          *propagate(domains) {
            for (const label of domains[0]!.slice(1)) yield { cell: 0, label };
          },
        }),
      }),
    );
    expect(laws[0]!.counterexample).toContain('from cell 0');
  });
});

test('no two have one name, and none has a name of ours', () => {
  const branching = definePlugin({ kind: 'branching', name: 'mine', words, pick: ({ empty }) => empty[0]! });
  expect(makePluginSet([branching]).ok).toBe(true);
  for (const plugins of [[branching, branching], [{ ...branching, name: 'first-cell' }]])
    expect(makePluginSet(plugins)).toMatchObject({ ok: false, fault: { code: 'plugin.name' } });
});
