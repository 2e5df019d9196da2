import {
  type FactsOf,
  type Fault,
  faultWithin,
  GRAMMARS,
  type InputPlace,
  type LanguageCode,
  makeFault,
  type PrintedFault,
  type Result,
  type Words,
} from '@latin-puzzles/core/basis';
import { EXIT, type ExitCode } from './codes.ts';
import { COMMAND_FAULTS, type CommandFaultFacts } from './faults.ts';
import { paint } from './paint.ts';

/** Raised to the top by a command that cannot go on; `main` prints the fault, and what else is wrong, and exits with 2. */
export class BadInput extends Error {
  readonly fault: Fault;
  readonly others: readonly Fault[];
  constructor(fault: Fault, others: readonly Fault[] = []) {
    super(fault.message);
    this.fault = fault;
    this.others = others;
  }
}

/** The value of a result; a fault goes to the top. */
export function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new BadInput(result.fault, result.others);
  return result.value;
}

/** The value of a result that a file has given; a fault goes to the top and names the file. */
export function acceptedFrom<T>(result: Result<T>, source: string): T {
  if (result.ok) return result.value;
  const named = (fault: Fault) => faultWithin(source, fault, ': ');
  throw new BadInput(named(result.fault), result.others?.map(named));
}

/** Where the faults of a call are. */
export const COMMAND_LINE = 'command line';

/** A fault of the command's own, to be thrown. */
export function commandFault<C extends keyof CommandFaultFacts>(
  kind: C,
  place: InputPlace,
  ...facts: FactsOf<CommandFaultFacts[C]>
): BadInput {
  return new BadInput(makeFault(COMMAND_FAULTS, kind, place, ...facts));
}

/** The code of the whole run: the gravest of those of its puzzles. */
export function gravest(codes: Iterable<ExitCode>): ExitCode {
  const order: readonly ExitCode[] = [EXIT.yes, EXIT.no, EXIT.stopped, EXIT.badInput];
  let worst = 0;
  for (const code of codes) worst = Math.max(worst, order.indexOf(code));
  return order[worst]!;
}

/** The lines that tell a fault, for standard error. */
export function describeFault(fault: PrintedFault, source?: string, language?: LanguageCode): string[] {
  return described(paint('red', `error [${fault.code}]`, process.stderr), inLanguage(fault, language), source);
}

/** The lines of all that is wrong with an input; of very much the beginning. */
export function describeFaults({ fault, others }: BadInput, language?: LanguageCode): string[] {
  const faults = [fault, ...others];
  const left = faults.length - MOST_TOLD;
  return [
    ...faults.slice(0, MOST_TOLD).flatMap((one) => describeFault(one, undefined, language)),
    ...(left > 0 ? [GRAMMARS[language ?? 'en'].fill(AND_MORE[language ?? 'en'], { left })] : []),
  ];
}

const AND_MORE: Words = { en: '… and {left} more of the kind', es: '… y {left} más del mismo tipo' };

/** Nobody mends more than so many at a time. */
const MOST_TOLD = 50;

/** The same of what one ought to know although all that was asked for is done. */
export function describeNotice(notice: PrintedFault, source?: string): string[] {
  return described(paint('bold', `note [${notice.code}]`, process.stderr), notice, source);
}

/** What came from elsewhere as text is told as it came. */
function inLanguage(fault: PrintedFault, language: LanguageCode = 'en'): PrintedFault {
  const { told, placeTold } = fault as Partial<Fault>;
  return told && placeTold ? { code: fault.code, place: placeTold[language], ...told[language] } : fault;
}

function described(head: string, { place, message, remedy }: PrintedFault, source: string | undefined): string[] {
  const where = source ? `${source}: ${place}` : place;
  return [`${head} ${where}: ${message}`, `  ${remedy}`];
}
