import { PUZZLE } from './parts.ts';
import { ANY_TEXT, choice, record, type Schema, said, WHOLE } from './shape.ts';

export const SHOW_RECORD: Schema = said('The puzzle, a native document.', PUZZLE);

/** Of whatever is drawn or written to files; what goes to standard output is not told of. */
export const FILE_RECORD: Schema = said('A file that was written.', record({ file: ANY_TEXT, bytes: WHOLE }));

export const STYLE_RECORD: Schema = record(
  { style: said('The file, which holds a good style.', ANY_TEXT), inks: choice(['screen', 'grey', 'cmyk']) },
  { standard: choice(['PDF/X-4']) },
);
