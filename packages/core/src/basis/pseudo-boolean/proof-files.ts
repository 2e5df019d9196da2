/** The versions of the format of proofs that can be written. */
export const VERIPB_VERSIONS = ['3.0', '2.0', '1.2'] as const;
/** One of `VERIPB_VERSIONS`. */
export type VeriPbVersion = (typeof VERIPB_VERSIONS)[number];

/** A problem without solutions, and a proof of that, for programs that check pseudo-Boolean proofs. */
export interface VeriPbFiles {
  /** The problem, in OPB. */
  readonly opb: string;
  /** The proof, in the format of VeriPB. */
  readonly pbp: string;
}

/** The text of an OPB file, and how many inequalities it has; an equation is two. */
export interface OpbProblem {
  readonly text: string;
  readonly count: number;
}

/**
 * The files of a problem and of the lines of its proof, of which the last says that nothing is at least one. Each line is a constraint, with
 * the next number, but those that delete some.
 */
export function veriPbFiles(
  { text, count }: OpbProblem,
  lines: readonly string[],
  version: VeriPbVersion,
): VeriPbFiles {
  const last = lines.reduce((sum, line) => (line.startsWith('del ') ? sum : sum + 1), count);
  const ending = ['output NONE', `conclusion UNSAT : ${last}`, 'end pseudo-Boolean proof'];
  const rules = [`f ${count}`, ...lines, ...(version === '1.2' ? [`c ${last}`] : ending)];
  // A constraint ends with a semicolon in every version, and since version 3 a rule does.
  const closed = rules.map((rule) => (version === '3.0' || rule.startsWith('rup') ? `${rule} ;` : rule));
  return { opb: text, pbp: `${[`pseudo-Boolean proof version ${version}`, ...closed].join('\n')}\n` };
}
