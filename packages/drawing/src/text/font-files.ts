/** The two files of a typeface, TrueType, OpenType or WOFF2, and typefaces for what it lacks, in the order of preference. */
export interface FontFiles {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  readonly fallbacks?: readonly FontFiles[] | undefined;
}
