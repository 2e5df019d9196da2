import { type Element, readXml } from './xml.ts';

/** What a constraint says of the variables that it is about: whether some of them, so far, do not break it. */
interface Constraint {
  readonly variables: readonly number[];
  readonly allows: (values: readonly (number | undefined)[]) => boolean;
}

/** Variables with their domains, and constraints on them. */
export interface Instance {
  readonly domains: readonly (readonly number[])[];
  readonly constraints: readonly Constraint[];
}

/**
 * Reads instances of XCSP3 with one array of variables, and the constraints cardinality and instantiation, as chapters 2, 4
 * and 8 of the specification define them (F. Boussemart, C. Lecoutre, G. Audemard, C. Piette, arXiv 1611.03398). It refuses all
 * else, and shares nothing with what writes them.
 */
export function readInstance(text: string): Instance {
  const root = readXml(text);
  if (root.name !== 'instance' || root.attributes.get('format') !== 'XCSP3' || root.attributes.get('type') !== 'CSP')
    throw new Error('no instance of XCSP3');
  const [variables, constraints, ...others] = root.children;
  if (variables?.name !== 'variables' || constraints?.name !== 'constraints' || others.length > 0)
    throw new Error('variables and then constraints are wanted');
  const [array, ...more] = variables.children;
  const size = /^\[(\d+)\]$/.exec(array?.attributes.get('size') ?? '')?.[1];
  if (array?.name !== 'array' || size === undefined || more.length > 0) throw new Error('one array is wanted');
  const id = array.attributes.get('id')!;
  const domain = integers(array.text);
  const domains = Array.from({ length: Number(size) }, () => domain);
  const named = (list: string) => variablesIn(list, id, domains.length);
  return { domains, constraints: constraints.children.map((element) => constraintOf(element, named)) };
}

function constraintOf(element: Element, named: (list: string) => number[]): Constraint {
  const part = (name: string) => {
    const [found, ...others] = element.children.filter((child) => child.name === name);
    if (!found || others.length > 0) throw new Error(`one <${name}> is wanted in <${element.name}>`);
    return found;
  };
  const variables = named(part('list').text);
  const values = integers(part('values').text);
  if (element.name === 'instantiation') {
    if (values.length !== variables.length) throw new Error('as many values as variables are wanted');
    return { variables, allows: (held) => held.every((value, i) => value === undefined || value === values[i]) };
  }
  if (element.name !== 'cardinality') throw new Error(`unknown constraint ${element.name}`);
  if (part('values').attributes.get('closed') === 'true') throw new Error('closed is not read');
  const bounds = words(part('occurs').text).map(interval);
  if (bounds.length !== values.length) throw new Error('as many numbers of occurrences as values are wanted');
  return {
    variables,
    allows: (held) => {
      const open = held.filter((value) => value === undefined).length;
      return values.every((value, i) => {
        const count = held.filter((other) => other === value).length;
        return count <= bounds[i]![1] && count + open >= bounds[i]![0];
      });
    },
  };
}

const words = (text: string) => text.trim().split(/\s+/);

function interval(word: string): readonly [number, number] {
  const parts = /^(-?\d+)(?:\.\.(-?\d+))?$/.exec(word);
  if (!parts) throw new Error(`no number: ${word}`);
  return [Number(parts[1]), Number(parts[2] ?? parts[1])];
}

/** Numbers and intervals, as `0..3 7`. */
function integers(text: string): number[] {
  return words(text).flatMap((word) => {
    const [from, to] = interval(word);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

/** Variables of the array by name: `x[3]`, `x[2..5]` or `x[]`. */
function variablesIn(text: string, id: string, size: number): number[] {
  return words(text).flatMap((word) => {
    const inner = word.startsWith(`${id}[`) && word.endsWith(']') ? word.slice(id.length + 1, -1) : undefined;
    if (inner === undefined) throw new Error(`no variable: ${word}`);
    const [from, to] = inner === '' ? [0, size - 1] : interval(inner);
    if (!(from >= 0 && to < size)) throw new Error(`no such variable: ${word}`);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

/** All assignments that satisfy an instance, by trial of the variable with the fewest values; no more than `limit`. */
export function assignmentsOf({ domains, constraints }: Instance, limit = Number.POSITIVE_INFINITY): number[][] {
  const values: (number | undefined)[] = domains.map(() => undefined);
  const about = domains.map((_, variable) => constraints.filter(({ variables }) => variables.includes(variable)));
  const holds = (constraint: Constraint) => constraint.allows(constraint.variables.map((v) => values[v]));
  const possible = (variable: number) =>
    domains[variable]!.filter((value) => {
      values[variable] = value;
      const allowed = about[variable]!.every(holds);
      values[variable] = undefined;
      return allowed;
    });
  const found: number[][] = [];
  const search = (): void => {
    if (found.length >= limit) return;
    let best: { variable: number; ways: number[] } | undefined;
    for (let variable = 0; variable < domains.length && best?.ways.length !== 0; variable++) {
      if (values[variable] !== undefined) continue;
      const ways = possible(variable);
      if (!best || ways.length < best.ways.length) best = { variable, ways };
    }
    if (!best) {
      if (constraints.every(holds)) found.push(values.map((value) => value!));
      return;
    }
    for (const value of best.ways) {
      values[best.variable] = value;
      search();
    }
    values[best.variable] = undefined;
  };
  search();
  return found;
}
