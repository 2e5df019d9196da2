declare module 'virtual:pictures' {
  /** Where pictures of boards are: by the name of the catalog entry, with clues or without, and by appearance. */
  const pictures: Readonly<Record<string, Record<'specimen' | 'blank', Record<'light' | 'dark' | 'contrast', string>>>>;
  export default pictures;
}

declare module 'virtual:specimens' {
  /** Puzzles in the native format, by the name of their catalog entry. */
  const specimens: Readonly<Record<string, string>>;
  export default specimens;
}
