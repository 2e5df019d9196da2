/** Whether a line is the address of a puzzle rather than a puzzle. */
export function isLink(line: string): boolean {
  return /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|m=(?:edit|solve)&p=|(?:scl|ctc|fpuz|fpuzzles)N[\w+/%]{40})/.test(line.trim());
}
