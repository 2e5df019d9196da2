import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { RECORDS, RECORDS_SCHEMA } from '../src/records/index.ts';

/** Only the schema is asked, by its text: as whoever reads the published file would. */
const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  strictTypes: false,
  allowUnionTypes: true,
  allErrors: false,
});
ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));
ajv.addSchema(JSON.parse(JSON.stringify(RECORDS_SCHEMA)));

/** The command that arguments call, if it prints records. */
function commandOf([name = '', inner = '']: readonly string[]): string | undefined {
  const both = `${name} ${inner}`;
  if (Object.hasOwn(RECORDS, both)) return both;
  return Object.hasOwn(RECORDS, name) ? name : undefined;
}

/** What judges the records of a command. */
export function judgeOf(command: string): ValidateFunction {
  return ajv.getSchema(`${RECORDS_SCHEMA.$id}#/$defs/${command.replaceAll(' ', '-')}`)!;
}

/** Complains of a line that is not as the schema of the command says. */
export function judgeRecords(args: readonly string[], out: string): void {
  const command = commandOf(args);
  if (command === undefined || !args.includes('--json')) return;
  const judge = judgeOf(command);
  for (const line of out.split('\n').filter(Boolean))
    if (!judge(JSON.parse(line)))
      throw new Error(
        `latin ${command} --json printed what its schema does not allow: ${ajv.errorsText(judge.errors)}\n${line}`,
      );
}

/** Which of the variants of a command's records a record is, by number. */
export function variantsOf(command: string, record: unknown): number[] {
  const count = (RECORDS[command]!.anyOf as unknown[] | undefined)?.length;
  if (count === undefined) return [0];
  return Array.from({ length: count }, (_, i) => i).filter((i) =>
    ajv.getSchema(`${RECORDS_SCHEMA.$id}#/$defs/${command.replaceAll(' ', '-')}/anyOf/${i}`)!(record),
  );
}
