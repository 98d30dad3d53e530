/** Its names are of the time when only requests had files; files that are kept now would be lost with them. */
const DATABASE = 'harborline-contact';
const STORE = 'files';
const TAB_KEY = 'contact-tab';

/** A closed tab never returns for its files: after this time another visit removes them. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface KeptFiles {
  readonly files: readonly File[];
  readonly atMs: number;
}

const isKeptFiles = (value: unknown): value is KeptFiles =>
  typeof value === 'object' &&
  value !== null &&
  'files' in value &&
  Array.isArray(value.files) &&
  value.files.every((file) => file instanceof File) &&
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

/** Storage key of this tab's files: like the rest of a request, they belong to one tab. */
function keyOf(key: string): string {
  const tab = window.sessionStorage.getItem(TAB_KEY) ?? crypto.randomUUID();
  window.sessionStorage.setItem(TAB_KEY, tab);
  return `${tab}/${key}`;
}

async function removeStale(store: IDBObjectStore): Promise<void> {
  for (const key of await outcome(store.getAllKeys())) {
    const kept: unknown = await outcome(store.get(key));
    if (!isKeptFiles(kept) || Date.now() - kept.atMs > KEPT_MS) await outcome(store.delete(key));
  }
}

/** Keeps chosen files across a reload; an empty list removes them. @throws if the browser cannot store them */
export async function keepFiles(purpose: string, files: readonly File[]): Promise<void> {
  const key = keyOf(purpose);
  await withStore(async (store) => {
    await removeStale(store);
    if (files.length === 0) await outcome(store.delete(key));
    else await outcome(store.put({ files: [...files], atMs: Date.now() }, key));
  });
}

/** The files that this tab has kept. */
export async function readKeptFiles(purpose: string): Promise<readonly File[]> {
  try {
    const kept: unknown = await withStore((store) => outcome(store.get(keyOf(purpose))));
    return isKeptFiles(kept) ? kept.files : [];
  } catch {
    return [];
  }
}
