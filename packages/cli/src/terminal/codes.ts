/** What the command's exit code says. */
export const EXIT = { yes: 0, no: 1, badInput: 2, stopped: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
