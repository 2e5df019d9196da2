/** The formats of other programs, in one piece that is loaded when a text is none of ours. */
export { parseLink } from '../links/link.ts';
export { findGridAhead } from '../text/grid-ahead.ts';
export { readTable, tableHeadOf } from '../text/read-table.ts';
export { puzzlesIn } from './record.ts';
