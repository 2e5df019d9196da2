import type { Assumption, Placement, Premises, Proof, Step, Term } from '../../attrition/index.ts';
import { DOCUMENT, failure, faultWithin, type InputPlace, isRecord, type Result, success } from '../../basis/index.ts';
import { type Multiset, normalizeLabel, type Puzzle } from '../../puzzle/index.ts';
import { FORMAT_FAULTS } from '../basics/faults.ts';
import { parseJson, wrongField } from '../basics/json.ts';
import { makeNativeRecord, NATIVE_FORMAT, parseNativeRecord } from './native.ts';

export const PROOF_FORMAT = 'latin-proof/1';

/** A puzzle with a proof that claims to solve it. What the steps are worth is for the checker to say. */
export interface ProofDocument {
  readonly puzzle: Puzzle;
  readonly fair: boolean;
  readonly steps: readonly Step[];
}

/** The record of a proof: the puzzle, and the steps with labels as texts. */
export function makeProofRecord(puzzle: Puzzle, { fair, steps }: Proof): Record<string, unknown> {
  return {
    format: PROOF_FORMAT,
    puzzle: makeNativeRecord(puzzle),
    fair,
    theorems: [...new Set(steps.map((step) => step.theorem))],
    steps: steps.map((step) => writeStep(step, (label) => puzzle.multiset.labels[label])),
  };
}

/** Text of a `latin-proof/1` document, or of a puzzle that carries its proof → the puzzle, validated, and the steps, which are anybody's claim. Constraints must be `known`. */
export function parseProof(
  text: string,
  place: InputPlace = DOCUMENT,
  known?: readonly string[],
): Result<ProofDocument> {
  const json = parseJson(text, place);
  if (!json.ok) return json;
  if (!isRecord(json.value)) return wrongField(DOCUMENT, json.value, 'document');
  const { format, puzzle, fair, steps } = unfolded(json.value);
  if (format !== PROOF_FORMAT)
    return failure(FORMAT_FAULTS, 'format.version:proof', 'format', { format: PROOF_FORMAT });
  const read = parseNativeRecord(puzzle, undefined, known);
  if (!read.ok) return { ok: false, fault: faultWithin('puzzle', read.fault, '.') };
  if (typeof fair !== 'boolean') return wrongField('fair', fair, 'boolean');
  if (!Array.isArray(steps)) return wrongField('steps', steps, 'steps');
  return success({ puzzle: read.value, fair, steps: readLabels(steps, read.value.multiset) as Step[] });
}

/** A puzzle may carry its proof: the same document, turned inside out. */
function unfolded(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { proof, ...puzzle } = record;
  return record.format === NATIVE_FORMAT && isRecord(proof) ? { ...proof, format: PROOF_FORMAT, puzzle } : record;
}

/** The record of a puzzle that carries its proof. */
export function makeProvenRecord(puzzle: Puzzle, proof: Proof): Record<string, unknown> {
  const { fair, theorems, steps } = makeProofRecord(puzzle, proof);
  return { ...makeNativeRecord(puzzle), proof: { fair, theorems, steps } };
}

type LabelText = (label: number) => unknown;

function writeStep({ theorem, writes, removals, premises }: Step, text: LabelText): Record<string, unknown> {
  const placement = ({ cell, label }: Placement) => ({ cell, label: text(label) });
  return {
    theorem,
    writes: writes.map(placement),
    removals: removals.map(placement),
    premises: writePremises(premises, text),
  };
}

function writePremises(
  { terms, assumption, steps, cases, unchecked }: Premises,
  text: LabelText,
): Record<string, unknown> {
  const term = (t: Term) => ('label' in t ? { ...t, label: text(t.label) } : t);
  const assumed = (a: Assumption) => ({ ...a, label: text(a.label) });
  return {
    terms: terms.map(term),
    ...(unchecked !== undefined && { unchecked }),
    ...(assumption && { assumption: assumed(assumption) }),
    ...(steps && { steps: steps.map((step) => writeStep(step, text)) }),
    ...(cases && {
      cases: cases.map((c) => ({
        assumption: assumed(c.assumption),
        steps: c.steps.map((step) => writeStep(step, text)),
      })),
    }),
  };
}

/** The same value with every `label` text replaced by its index, or by −1 when it is no label of the puzzle. */
function readLabels(value: unknown, multiset: Multiset): unknown {
  if (Array.isArray(value)) return value.map((item) => readLabels(item, multiset));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      key === 'label' && typeof field === 'string'
        ? multiset.labels.indexOf(normalizeLabel(field))
        : readLabels(field, multiset),
    ]),
  );
}
