/** What every page is given: what it is about, from the address. */
export interface PageProps {
  readonly rest: readonly string[];
}
