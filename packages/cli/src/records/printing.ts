import { PUZZLE } from './parts.ts';
import { COUNT, oneOf, record, type Schema, said, TEXT } from './shape.ts';

export const SHOW: Schema = said('The puzzle, a native document.', PUZZLE);

/** Of whatever is drawn or written to files; what goes to standard output is not told of. */
export const FILE: Schema = said('A file that was written.', record({ file: TEXT, bytes: COUNT }));

export const STYLE: Schema = record(
  { style: said('The file, which holds a good style.', TEXT), inks: oneOf(['screen', 'grey', 'cmyk']) },
  { standard: oneOf(['PDF/X-4']) },
);
