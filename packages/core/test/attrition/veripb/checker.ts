/** A small checker of pseudo-Boolean proofs, by the definition of the format; it shares nothing with what writes them. */

import { type Constraint, Propagation } from './propagation.ts';

function normalized(terms: Iterable<readonly [number, bigint]>, degree: bigint): Constraint {
  const byVariable = new Map<number, bigint>();
  let left = degree;
  for (const [literal, coefficient] of terms) {
    // c · ~x is c - c · x.
    if (literal < 0) left -= coefficient;
    const variable = Math.abs(literal);
    byVariable.set(variable, (byVariable.get(variable) ?? 0n) + (literal < 0 ? -coefficient : coefficient));
  }
  const positive = new Map<number, bigint>();
  for (const [variable, coefficient] of byVariable) {
    if (coefficient > 0n) positive.set(variable, coefficient);
    if (coefficient < 0n) {
      positive.set(-variable, -coefficient);
      left -= coefficient;
    }
  }
  return { terms: positive, degree: left };
}

function literalOf(text: string): number {
  const found = /^(~?)x([1-9]\d*)$/.exec(text);
  if (!found) throw new Error(`${text} is no literal.`);
  return found[1] ? -Number(found[2]) : Number(found[2]);
}

/** `+1 x1 -2 ~x3 >= 2`, or an equation, which is two constraints. */
function parseConstraint(text: string): Constraint[] {
  const found = /^(.*?)\s*(>=|=)\s*([+-]?\d+)\s*$/.exec(text.trim());
  if (!found) throw new Error(`${text} is no constraint.`);
  const words = found[1]!.split(/\s+/).filter((word) => word !== '');
  const terms: [number, bigint][] = [];
  for (let at = 0; at < words.length; at += 2)
    terms.push([literalOf(words[at + 1]!), BigInt(words[at]!.replace('+', ''))]);
  const degree = BigInt(found[3]!);
  const least = normalized(terms, degree);
  if (found[2] === '>=') return [least];
  return [
    least,
    normalized(
      terms.map(([literal, coefficient]) => [literal, -coefficient] as const),
      -degree,
    ),
  ];
}

function add(a: Constraint, b: Constraint): Constraint {
  return normalized([...a.terms, ...b.terms], a.degree + b.degree);
}

function map(constraint: Constraint, change: (coefficient: bigint) => bigint, degree: bigint): Constraint {
  return normalized(
    [...constraint.terms].map(([literal, coefficient]) => [literal, change(coefficient)] as const),
    degree,
  );
}

function lesser(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

function ceilDivide(value: bigint, by: bigint): bigint {
  return value > 0n ? (value + by - 1n) / by : -(-value / by);
}

/** Reverse Polish notation. */
function evaluate(words: readonly string[], find: (id: string) => Constraint): Constraint {
  const stack: (Constraint | string)[] = [];
  const popConstraint = (): Constraint => {
    const top = stack.pop();
    if (top === undefined) throw new Error('The stack is empty.');
    if (typeof top !== 'string') return top;
    return /^\d/.test(top) ? find(top) : { terms: new Map([[literalOf(top), 1n]]), degree: 0n };
  };
  for (const word of words) {
    if (word === '+') stack.push(add(popConstraint(), popConstraint()));
    else if (word === '*' || word === 'd') {
      const by = BigInt(stack.pop() as string);
      if (by <= 0n) throw new Error('A factor must be positive.');
      const { terms, degree } = popConstraint();
      const change = word === '*' ? (value: bigint) => value * by : (value: bigint) => ceilDivide(value, by);
      stack.push(map({ terms, degree }, change, change(degree)));
    } else if (word === 's') {
      const top = popConstraint();
      const most = -lesser(0n, -top.degree);
      stack.push(map(top, (value) => lesser(value, most), top.degree));
    } else if (word === 'w') {
      const variable = literalOf(stack.pop() as string);
      const { terms, degree } = popConstraint();
      const left = new Map(terms);
      let lower = degree;
      for (const literal of [variable, -variable]) {
        lower -= left.get(literal) ?? 0n;
        left.delete(literal);
      }
      stack.push({ terms: left, degree: lower });
    } else stack.push(word);
  }
  const result = popConstraint();
  if (stack.length > 0) throw new Error('More than one constraint is left.');
  return result;
}

function negation({ terms, degree }: Constraint): Constraint {
  return normalized(
    [...terms].map(([literal, coefficient]) => [literal, -coefficient] as const),
    1n - degree,
  );
}

function isContradiction({ terms, degree }: Constraint): boolean {
  return [...terms.values()].reduce((sum, value) => sum + value, 0n) < degree;
}

/** What a proof was found to be. */
export interface CheckedFiles {
  readonly constraints: number;
  readonly lines: number;
}

/** Checks that a proof shows a problem to have no solutions; throws with the reason if it does not. */
export function checkVeriPb(opb: string, pbp: string): CheckedFiles {
  const database: Constraint[] = opb
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('*'))
    .flatMap((line) => parseConstraint(line.replace(/;\s*$/, '')));
  const constraints = database.length;
  const [head, ...lines] = pbp.trimEnd().split('\n');
  const version = /^pseudo-Boolean proof version (\d\.\d)$/.exec(head!)?.[1];
  if (version === undefined || !['1.2', '2.0', '3.0'].includes(version)) throw new Error(`${head} is no head.`);
  const deleted = new Set<number>();
  const find = (id: string) => {
    const found = deleted.has(Number(id)) ? undefined : database[Number(id) - 1];
    if (!found) throw new Error(`There is no constraint ${id}.`);
    return found;
  };
  const propagation = new Propagation();
  /** How many constraints propagation knows: it is told when a line first asks for it, and most proofs have none that does. */
  let told = 0;
  const follows = (wanted: Constraint): boolean => {
    for (; told < database.length; told++) if (!deleted.has(told + 1)) propagation.add(told + 1, database[told]!);
    return propagation.refutes(negation(wanted));
  };
  let concluded = false;
  let rest = lines.length;
  for (const line of lines) {
    rest--;
    if (concluded) {
      if (version !== '1.2' && rest === 0 && /^end pseudo-Boolean proof( ;)?$/.test(line)) continue;
      throw new Error(`${line} comes behind the conclusion.`);
    }
    if (version === '3.0' && !line.endsWith(';')) throw new Error(`${line} does not end.`);
    const [rule, ...words] = (version === '3.0' ? line.replace(/\s*;$/, '') : line).split(' ');
    if (rule === 'f') {
      if (Number(words[0]) !== constraints) throw new Error(`There are ${constraints} constraints, not ${words[0]}.`);
    } else if (rule === 'pol') database.push(evaluate(words, find));
    else if (rule === 'rup') {
      const [wanted] = parseConstraint(words.join(' ').replace(/;\s*$/, ''));
      if (!follows(wanted!)) throw new Error(`${line} does not follow by propagation.`);
      database.push(wanted!);
    } else if (rule === 'del' && words[0] === 'id') {
      for (const id of words.slice(1)) {
        find(id);
        if (Number(id) <= constraints) throw new Error(`${id} is of the problem.`);
        deleted.add(Number(id));
      }
      propagation.delete(
        words
          .slice(1)
          .map(Number)
          .filter((id) => id <= told),
      );
    } else if (rule === 'output' && version !== '1.2' && words.join(' ') === 'NONE') continue;
    else if ((rule === 'c' && version === '1.2') || (rule === 'conclusion' && version !== '1.2')) {
      if (rule === 'conclusion' && (words[0] !== 'UNSAT' || words[1] !== ':'))
        throw new Error(`${line} is no conclusion.`);
      if (!isContradiction(find(words.at(-1)!))) throw new Error(`Constraint ${words.at(-1)} is no contradiction.`);
      concluded = true;
    } else throw new Error(`There is no rule ${rule}.`);
  }
  if (!concluded) throw new Error('Nothing is concluded.');
  return { constraints, lines: database.length - constraints };
}
