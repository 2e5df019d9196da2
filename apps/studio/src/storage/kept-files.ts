/**
 * Files that the studio keeps on this device beside its documents, such as fonts: they are too large for where those are
 * kept. Pages and workers read the same.
 */
export interface KeptFiles {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Whether there was room for it. */
  keep(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean>;
  remove(name: string): Promise<void>;
}

const DATABASE = 'latin-puzzles';
const STORE = 'files';

/** `factory` may throw or be missing: some browsers forbid even to look at it. What they do not keep is held meanwhile. */
export function makeKeptFiles(factory: () => IDBFactory): KeptFiles {
  const held = new Map<string, Uint8Array<ArrayBuffer>>();
  const withStore = async <T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await open(factory());
    try {
      const transaction = database.transaction(STORE, mode);
      const answer = await settled(use(transaction.objectStore(STORE)));
      if (mode === 'readwrite') await ended(transaction);
      return answer;
    } finally {
      database.close();
    }
  };
  return {
    async read(name) {
      const own = held.get(name);
      if (own) return own;
      try {
        const found: unknown = await withStore('readonly', (store) => store.get(name));
        return found instanceof Uint8Array ? (found as Uint8Array<ArrayBuffer>) : undefined;
      } catch {
        return undefined;
      }
    },
    async keep(name, bytes) {
      try {
        await withStore('readwrite', (store) => store.put(bytes, name));
        held.delete(name);
        return true;
      } catch {
        held.set(name, bytes);
        return false;
      }
    },
    async remove(name) {
      held.delete(name);
      await withStore('readwrite', (store) => store.delete(name)).catch(() => {});
    },
  };
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}
