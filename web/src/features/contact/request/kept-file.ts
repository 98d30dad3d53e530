const DATABASE = 'harborline-contact';
const STORE = 'files';
const TAB_KEY = 'contact-tab';

/** A closed tab never returns for its file: after this time another visit removes it. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface KeptFile {
  readonly file: File;
  readonly atMs: number;
}

const isKeptFile = (value: unknown): value is KeptFile =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  value.file instanceof File &&
  'atMs' in value &&
  typeof value.atMs === 'number';

function outcome<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function withStore<Result>(run: (store: IDBObjectStore) => Promise<Result>): Promise<Result> {
  const opening = window.indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await outcome(opening);
  try {
    return await run(database.transaction(STORE, 'readwrite').objectStore(STORE));
  } finally {
    database.close();
  }
}

/** Storage key of this tab's file: like the rest of the request, it belongs to one tab. */
function keyOf(libraryId: string): string {
  const tab = window.sessionStorage.getItem(TAB_KEY) ?? crypto.randomUUID();
  window.sessionStorage.setItem(TAB_KEY, tab);
  return `${tab}/${libraryId}`;
}

async function removeStale(store: IDBObjectStore): Promise<void> {
  for (const key of await outcome(store.getAllKeys())) {
    const kept: unknown = await outcome(store.get(key));
    if (!isKeptFile(kept) || Date.now() - kept.atMs > KEPT_MS) await outcome(store.delete(key));
  }
}

/** Keeps the file of a request across a reload; null removes it. @throws if the browser cannot store it */
export async function keepFile(libraryId: string, file: File | null): Promise<void> {
  const key = keyOf(libraryId);
  await withStore(async (store) => {
    await removeStale(store);
    if (file === null) await outcome(store.delete(key));
    else await outcome(store.put({ file, atMs: Date.now() }, key));
  });
}

/** The file that this tab has kept, or null. */
export async function readKeptFile(libraryId: string): Promise<File | null> {
  try {
    const kept: unknown = await withStore((store) => outcome(store.get(keyOf(libraryId))));
    return isKeptFile(kept) ? kept.file : null;
  } catch {
    return null;
  }
}
