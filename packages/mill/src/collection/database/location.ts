/** Where a collection lies: the path of a file of SQLite, or the address of a database of PostgreSQL. */
export type CollectionLocation = string;

export function isServerAddress(location: CollectionLocation): boolean {
  return /^postgres(ql)?:\/\//.test(location);
}

/** What a location is called in messages and logs: an address without its password. */
export function shownLocation(location: CollectionLocation): string {
  return isServerAddress(location) ? location.replace(/^(\w+:\/\/[^/?#@]*?):[^/?#]*@/, '$1@') : location;
}

/** The file that is used when nothing else is said. */
export const USUAL_FILE = 'latin-collection.db';

/** Where the collection lies: as it was said, or as the environment says, or in the usual file of the folder. */
export function locateCollection(
  said: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): CollectionLocation {
  return (said || environment.LATIN_DATABASE_URL || USUAL_FILE).replace(/^file:/, '');
}
