declare module 'virtual:specimens' {
  /** Puzzles in the native format, by the name of their catalog entry. */
  const specimens: Readonly<Record<string, string>>;
  export default specimens;
}
