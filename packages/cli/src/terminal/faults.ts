/** What the codes of the command's own faults mean. docs/errors.md is made from such tables. */
export const COMMAND_CODES = {
  'draw.format': 'the file ending is not one that we can draw',
  'file.read': 'the file cannot be read',
  'file.write': 'the file cannot be written',
  usage: 'the command was called in a way it does not understand',
};
